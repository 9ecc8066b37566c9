import type { Face } from './faces.ts';
import type { HarborId, MissionId, SpiceId } from './ids.ts';

/** A Harbor card: its spice, the flags needed for a monopoly, the most cards, and the player count it is marked with. */
export interface HarborCard {
  readonly id: HarborId;
  readonly name: string;
  readonly spice: SpiceId;
  /** The left value (`port.monopoly-value`). */
  readonly monopoly: number;
  /** The right value (`port.capacity`). */
  readonly capacity: number;
  /** `3/4` goes back into the box with five players, `5` with three or four. */
  readonly mark?: '3/4' | '5';
}

/** A Mission tile: what it asks and what it is worth. */
export interface MissionTile {
  readonly id: MissionId;
  /** Difficulty, 1 to 5. */
  readonly category: number;
  readonly vp: number;
  /** Units asked, by spice. */
  readonly need: Readonly<Partial<Record<SpiceId, number>>>;
  /** `5`: only with five players. */
  readonly mark?: '5';
}

/** A Shipment card of the deck and how often it exists. */
export interface ShipmentCard {
  readonly id?: string;
  readonly face: Face;
  readonly copies: number;
}

/** Where a fact of a box comes from: printed in the rulebook, publicly known, reconstructed, or given by who typed the box in. */
export type Provenance = 'rulebook' | 'public' | 'reconstructed' | 'given';

/** The parts of a box whose provenance is told. */
export type EditionPart =
  | 'spacesPerCompany'
  | 'lowerFlagColumn'
  | 'companies'
  | 'spices'
  | 'crate'
  | 'shipments'
  | 'shipmentTotal'
  | 'harbors'
  | 'harborMarks'
  | 'missions'
  | 'missionMarks';

/** A box: everything printed that the rules do not fix. */
export interface Edition {
  readonly id: string;
  readonly spacesPerCompany: number;
  /** The column under which the lone lower flag of a Shipment card stands. */
  readonly lowerFlagColumn: 1 | 2 | 3;
  readonly companies: readonly { readonly id: string; readonly letter: string }[];
  readonly spices: readonly { readonly id: string; readonly letter: string }[];
  /** The deck; `free` accepts every well-formed face and counts no copies. */
  readonly shipments: 'free' | readonly ShipmentCard[];
  readonly harbors: readonly HarborCard[];
  readonly missions: readonly MissionTile[];
  readonly provenance: Readonly<Record<EditionPart, Provenance>>;
}

/** A box by its id, or what differs from the default box. */
export type EditionPatch =
  | string
  | {
      readonly id?: string;
      readonly companies?: Edition['companies'];
      readonly spices?: Edition['spices'];
      readonly provenance?: Partial<Edition['provenance']>;
      readonly spacesPerCompany?: number;
      readonly lowerFlagColumn?: number;
      readonly shipments?: 'free' | readonly ShipmentCard[];
      readonly harbors?: readonly HarborCard[] | Readonly<Record<HarborId, Partial<HarborCard>>>;
      readonly missions?: readonly MissionTile[] | Readonly<Record<MissionId, Partial<MissionTile>>>;
    };
