import type { Lang } from '@portolan/core';
import type { ColorId, HarborId, MaterialId, MissionId, NavigationId, PositionId, ProductId } from './types/names.ts';

/** What an owner calls a thing of the box; a language without a name takes the other’s. */
export type OwnName = Readonly<Partial<Record<Lang, string>>>;

/** A raw material: how many units the stock has, and the color of the wooden unit (`setup.materials`). */
export interface Material {
  readonly id: MaterialId;
  readonly units: number;
  readonly tone: string;
  readonly name?: OwnName;
}

/** A place for a ship: where it lies on the map, and whether it is a start, bears an anchor or is a quay of a harbor. */
export interface Place {
  readonly id: PositionId;
  readonly x: number;
  readonly y: number;
  readonly start?: true;
  readonly anchor?: true;
  readonly harbor?: HarborId;
}

/** A colored link from one place up river to the next (`board.channel`). */
export interface Channel {
  readonly from: PositionId;
  readonly to: PositionId;
  readonly color: ColorId;
}

/** A harbor and the one material it processes (`board.harbor`). */
export interface Harbor {
  readonly id: HarborId;
  readonly material: MaterialId;
  readonly name?: OwnName;
}

/** A kind of Product card: which harbor makes it, what it is worth, how many there are. */
export interface ProductCard {
  readonly id: ProductId;
  readonly harbor: HarborId;
  readonly value: number;
  readonly copies: number;
  readonly name?: OwnName;
}

/** A Mission card: the products it asks for, a product twice if it is asked for twice, and its points. */
export interface MissionCard {
  readonly id: MissionId;
  readonly products: readonly ProductId[];
  readonly points: number;
}

/** How many Navigation cards there are of a kind. */
export interface NavigationCard {
  readonly id: NavigationId;
  readonly copies: number;
}

/** Ships of each player, by the number of seats (`setup.ships`). */
export interface ShipsPerPlayer {
  readonly 2: number;
  readonly 3: number;
  readonly 4: number;
}

/** Where a fact of a box comes from: printed in the rulebook, publicly known, reconstructed, or typed in by an owner. */
export type Provenance = 'rulebook' | 'public' | 'reconstructed' | 'owner';

/** A box: everything printed that the rules do not fix. */
export interface Edition {
  readonly id: string;
  /** The colors of the channels, in the order of the rulebook pages. */
  readonly colors: readonly ColorId[];
  readonly materials: readonly Material[];
  readonly positions: readonly Place[];
  readonly channels: readonly Channel[];
  readonly harbors: readonly Harbor[];
  readonly products: readonly ProductCard[];
  readonly missions: readonly MissionCard[];
  /** A kind that is missing is not in the box. */
  readonly navigation: readonly NavigationCard[];
  readonly shipsPerPlayer: ShipsPerPlayer;
  /** Colors of the ships by seat, for display. */
  readonly seatColors: readonly string[];
  readonly provenance: Readonly<Record<EditionPart, Provenance>>;
}

/** The parts of a box whose provenance is told. */
export type EditionPart = Exclude<keyof Edition, 'id' | 'provenance'>;

/** A box by its id, or what differs from the default box: each part that is given replaces the whole part. */
export type EditionPatch =
  | string
  | (Partial<Omit<Edition, 'provenance'>> & { readonly provenance?: Partial<Edition['provenance']> });
