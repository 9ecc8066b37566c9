import type { CardId, PieceKind, PortId, ShipKind, TileKind, TradeCardId, TreasureType } from './types/names.ts';

/** A kind of tile: how often it exists and where its land lies. */
export interface TileData {
  readonly kind: TileKind;
  readonly count: number;
  /** Land (1) or sea (0) at the corners nw, ne, se, sw in base rotation. */
  readonly corners: readonly [nw: 0 | 1, ne: 0 | 1, se: 0 | 1, sw: 0 | 1];
}

/** A port; the rulebook does not print its name. */
export interface PortData {
  readonly id: PortId;
  readonly name?: string;
}

/** A kind of goods, in both languages. */
export interface Good {
  readonly id: string;
  readonly fr: string;
  readonly en: string;
}

/** A trade card: goods, prices for the three zones, ports that do not buy. */
export interface TradeCard {
  readonly id: TradeCardId;
  readonly good: string;
  readonly prices: readonly [near: number, middle: number, far: number];
  readonly struck: readonly PortId[];
}

/** A treasure card: the value of islands or of wrecks. */
export interface TreasureCard {
  readonly id: CardId;
  readonly type: TreasureType;
  readonly value: number;
}

/** What a piece costs, and what it brings when sold. */
export interface Cost {
  readonly buy: number;
  readonly sell: number;
}

/** Where a table of a box comes from: printed in the rulebook, publicly known, reconstructed, or given by who typed the box in. */
export type Provenance = 'rulebook' | 'public' | 'reconstructed' | 'given';

/** The tables of a box whose provenance is told. */
export type EditionPart =
  | 'tileCounts'
  | 'tileCorners'
  | 'ports'
  | 'goods'
  | 'tradeCardCount'
  | 'tradeCards'
  | 'treasureValues'
  | 'treasureCards'
  | 'costs'
  | 'limits'
  | 'start'
  | 'turn'
  | 'dues'
  | 'zones'
  | 'awards';

/** A box: everything printed that the rules do not fix. */
export interface Edition {
  readonly id: string;
  readonly title: { readonly fr: string; readonly en: string };
  readonly tiles: readonly TileData[];
  readonly ports: readonly PortData[];
  readonly goods: readonly Good[];
  readonly tradeCards: readonly TradeCard[];
  readonly treasureCards: readonly TreasureCard[];
  readonly costs: Readonly<Record<PieceKind, Cost>>;
  /** Pieces of each player. */
  readonly limits: Readonly<Record<PieceKind, number>>;
  readonly start: { readonly coins: number; readonly openingRounds: number; readonly cross: number };
  readonly turn: { readonly actions: number; readonly more: number; readonly fleet: number };
  readonly dues: { readonly toll: number; readonly portFee: number; readonly guestFee: number };
  /** The shortest route of each zone. */
  readonly zones: readonly [near: number, middle: number, far: number];
  readonly awards: {
    readonly fish: number;
    readonly fishUnderShip: number;
    readonly fleetPoints: Readonly<Record<ShipKind, number>>;
    readonly fleet: number;
    readonly ports: number;
    readonly goal: number;
  };
  readonly provenance: Readonly<Record<EditionPart, Provenance>>;
}

/** A box by its id, a whole box, or what differs from the default box. Lists may be changed item by item, by id (tiles by kind). */
export type EditionPatch =
  | string
  | Edition
  | (Partial<Pick<Edition, 'id' | 'title' | 'goods' | 'ports'>> & {
      readonly tiles?: Readonly<Partial<Record<TileKind, Partial<Omit<TileData, 'kind'>>>>>;
      readonly tradeCards?: readonly TradeCard[] | Readonly<Record<TradeCardId, Partial<TradeCard>>>;
      readonly treasureCards?: readonly TreasureCard[] | Readonly<Record<CardId, Partial<TreasureCard>>>;
      readonly costs?: Readonly<Partial<Record<PieceKind, Partial<Cost>>>>;
      readonly dues?: Partial<Edition['dues']>;
      readonly awards?: Partial<Edition['awards']>;
      readonly start?: { readonly coins?: number };
      readonly provenance?: Partial<Edition['provenance']>;
    });
