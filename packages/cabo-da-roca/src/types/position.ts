import type { Seat } from '@portolan/core';
import type { EditionPatch } from '../edition.ts';
import type { Rulings } from '../readings.ts';
import type { Ending } from './events.ts';
import type {
  CardId,
  Direction,
  Face,
  Phase,
  Piece,
  PortId,
  Rotation,
  ShipId,
  ShipKind,
  Square,
  Stage,
  TileKind,
  TradeCardId,
  TreasureType,
} from './names.ts';

/** A tile of the map. Default rotation 0. */
export interface PlacedTile {
  readonly at: Square;
  readonly tile: Face;
  readonly rot?: Rotation;
}

/**
 * The map: a drawing, one text a row from north to south, tokens apart by spaces from west to east, the first of them at
 * `origin` (default `[0, 0]`); or a list of tiles. Tokens: `..` no tile; `~` sea; `qNW` quarter land by its land corner;
 * `cN` coast by its land side; `vSW` cove by its sea corner; `A.N` port by its letter and quay; `L S R K T I W` lighthouse,
 * shoals, rock, shark, storm, island, wreck; `f1 f2 f3` fish. A tile of an odd shape is its face and rotation: `lighthouse/1`.
 */
export type Board = { readonly origin?: Square; readonly rows: readonly string[] } | readonly PlacedTile[];

/** A ship in play. Only `at` is needed. */
export interface PlacedShip {
  readonly at: Square;
  /** Default `null`: moored in a port. */
  readonly heading?: Direction | null;
  /** A trade card, `?` if its face is not known. Default none. */
  readonly cargo?: TradeCardId | '?' | null;
  /** The port that the cargo comes from; a ship with cargo needs it. */
  readonly from?: PortId | null;
  /** Bonus moves earned in its owner's previous turn, and in this one. */
  readonly kept?: number;
  readonly fresh?: number;
  /** Lighthouses that have given a bonus this turn; lighthouses in whose waters a step of this turn has ended. */
  readonly credited?: readonly Square[];
  readonly passed?: readonly Square[];
  /** Steps (departures too) and rotations of this turn. */
  readonly advanced?: number;
  readonly rotated?: number;
  /** Marks of this turn: entered a port, bought, held back by its card. */
  readonly arrived?: boolean;
  readonly bought?: boolean;
  readonly stay?: boolean;
  /** Pirates that have been paid this turn to let it pass. */
  readonly spared?: readonly ShipId[];
  /** Departed in its owner's latest turn. */
  readonly justLeft?: boolean;
  /** The port it left, until it is first outside the eight squares around it. */
  readonly leftPort?: PortId | null;
}

/** A sailor in play; `moved`: has walked this turn. */
export interface PlacedSailor {
  readonly owner: Seat;
  readonly at: Square;
  readonly moved?: boolean;
}

/** A toll that is due. */
export interface Debt {
  readonly from: Seat;
  readonly to: Seat;
  readonly amount: number;
  readonly lighthouse: Square;
}

/** What waits for an answer: a purchase in an opponent's port, or a ransom. */
export type Offer =
  | {
      readonly kind: 'guest';
      readonly from: Seat;
      readonly to: Seat;
      readonly piece: ShipKind;
      readonly at: Square;
      readonly sell?: readonly Piece[];
    }
  | {
      readonly kind: 'ransom';
      readonly from: Seat;
      readonly to: Seat;
      readonly ship: ShipId;
      readonly at: Square;
      readonly sum: number;
    };

/**
 * What people, files and links hold: a table as it lies there, in readable form. Only `seats` and `board` are needed; the
 * rest is filled in (see `parsePosition`). Lists by seat have one entry a seat, seat 0 first.
 */
export interface Position {
  readonly game?: 'cabo-da-roca';
  readonly version?: 1;
  /** The box: its id, or what differs from the default box. */
  readonly edition?: EditionPatch;
  readonly seats: 2 | 3 | 4;
  readonly rulings?: Rulings;
  /** From 1; 1 to 3 is the opening. Default 5. */
  readonly round?: number;
  /** Whose turn it is. Default 0. */
  readonly active?: Seat;
  /** Default `act`. */
  readonly phase?: Phase;
  /** Default `free`. */
  readonly stage?: Stage;
  /** Actions of this turn: default 3 with three ships or more, else 2; and those used. */
  readonly allowance?: number;
  readonly used?: number;
  /** Whether the final phase has begun. Default no. */
  readonly final?: boolean;
  /** Of the final phase: turns in a row without any action, turns in a row without progress, most treasures held so far. */
  readonly idle?: number;
  readonly quiet?: number;
  readonly most?: number;
  /** Of this turn: something but the tile has been done; something that counts as progress. */
  readonly acted?: boolean;
  readonly progress?: boolean;
  readonly board: Board;
  /** The face in hand, in phase `lay`. */
  readonly tile?: Face;
  /** Tiles left, by face. Default: all the rest; none in the final phase. */
  readonly stack?: Readonly<Partial<Record<Face, number>>>;
  /** Kinds found to have no place this turn. */
  readonly returned?: readonly TileKind[];
  /** Default: every card that is nowhere else. */
  readonly pile?: readonly CardId[];
  readonly discard?: readonly CardId[];
  /** Treasure values shown. */
  readonly shown?: Readonly<Partial<Record<TreasureType, number | null>>>;
  /** Treasure cards out of the game: later ones of a type shown. */
  readonly aside?: readonly CardId[];
  /** Default 100 each. */
  readonly coins?: readonly number[];
  /** Starting ports. Default none. */
  readonly home?: readonly (PortId | null)[];
  /** Whether the starting port has left the hand. Default yes. */
  readonly homeLaid?: readonly boolean[];
  /** Eliminated players. */
  readonly out?: readonly boolean[];
  /** Ships sunk for good. */
  readonly gone?: readonly Readonly<Partial<Record<ShipKind, number>>>[];
  /** Actions owed to the next turn. */
  readonly owed?: readonly number[];
  readonly ships?: Readonly<Record<ShipId, PlacedShip>>;
  readonly sailors?: readonly PlacedSailor[];
  /** Ports where the active player has sold this turn. */
  readonly delivered?: readonly PortId[];
  /** The ship that draws a card (phase `pile`), must leave (`departing`), is passing over another (`crossing`). */
  readonly drawing?: ShipId | null;
  readonly departing?: ShipId | null;
  readonly crossing?: ShipId | null;
  /** The ship whose step waits for a debt (phase `debt`). */
  readonly stepping?: ShipId | null;
  readonly debts?: readonly Debt[];
  readonly offer?: Offer | null;
  /** How the game is ending, in `reveal`, or has ended, in `over`. */
  readonly ending?: Ending | null;
  /** After the end: who has won, and the final totals unless 1000 coins won at once. */
  readonly winners?: readonly Seat[];
  readonly totals?: readonly number[] | null;
}
