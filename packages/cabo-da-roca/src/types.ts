import type { Seat } from '@portolan/core';
import type { Clause } from './clauses.ts';
import type { EditionPatch } from './edition.ts';

/** Kinds of tiles: what lies on a square. */
export const tileKinds = [
  'sea',
  'quarter',
  'coast',
  'cove',
  'port',
  'lighthouse',
  'shoals',
  'rock',
  'shark',
  'storm',
  'island',
  'wreck',
  'fish1',
  'fish2',
  'fish3',
] as const;

/** A kind of tile. */
export type TileKind = (typeof tileKinds)[number];

/** The ten ports. */
export const portIds = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const;

/** A port by its letter. */
export type PortId = (typeof portIds)[number];

/** A tile as drawn: its kind, for a port its letter. */
export type Face = Exclude<TileKind, 'port'> | PortId;

/** All faces: the kinds other than ports, then the ports. */
export const faces: readonly Face[] = [...tileKinds.filter((kind) => kind !== 'port'), ...portIds];

/** A square of the map: `x` grows east, `y` grows south. */
export type Square = readonly [x: number, y: number];

/** Quarter turns clockwise from the base rotation of a tile. */
export type Rotation = 0 | 1 | 2 | 3;

/** The eight directions and headings, clockwise from north, the table's up. */
export const directions = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** A direction of the map, the heading of a ship. */
export type Direction = (typeof directions)[number];

/** The kinds of ships. */
export const shipKinds = ['fishing', 'trade', 'pirate'] as const;

/** A kind of ship. */
export type ShipKind = (typeof shipKinds)[number];

/** What can be bought. */
export const pieceKinds = ['sailor', ...shipKinds] as const;

/** A kind of piece: a sailor or a kind of ship. */
export type PieceKind = (typeof pieceKinds)[number];

/** A ship: its owner's seat, its kind's letter, its number (a pirate has none): `0f1`, `1t2`, `2p`. */
export type ShipId = string;

/** A piece in play: a ship by id, a sailor by its square. */
export type Piece = ShipId | Square;

/** The id of a trade card. */
export type TradeCardId = string;

/** A card of the pile: a trade card or a treasure card. */
export type CardId = string;

/** The two types of treasure. */
export const treasureTypes = ['island', 'wreck'] as const;

/** A type of treasure. */
export type TreasureType = (typeof treasureTypes)[number];

/** All phases. */
export const phases = [
  'deal',
  'tile',
  'stack',
  'lay',
  'act',
  'pile',
  'departing',
  'crossing',
  'debt',
  'consent',
  'reveal',
  'over',
] as const;

/** Where in the game we are. */
export type Phase = (typeof phases)[number];

/** How far a turn has come inside phase `act`: purchases, then departures, then everything. */
export const stages = ['buy', 'depart', 'free'] as const;

/** A stage of phase `act`. */
export type Stage = (typeof stages)[number];

/** Everything that can be done. Nature's actions name no seat. */
export type Action =
  | { readonly kind: 'dealPort'; readonly to: Seat; readonly port: PortId }
  | { readonly kind: 'tile'; readonly face: Face }
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'reveal'; readonly card: CardId }
  | { readonly kind: 'drawTile'; readonly seat: Seat }
  | { readonly kind: 'layPort'; readonly seat: Seat; readonly at: Square; readonly rot: Rotation }
  | { readonly kind: 'layTile'; readonly seat: Seat; readonly at: Square; readonly rot: Rotation }
  | { readonly kind: 'returnTile'; readonly seat: Seat }
  | {
      readonly kind: 'buyShip';
      readonly seat: Seat;
      readonly piece: ShipKind;
      readonly at: Square;
      readonly sell?: readonly Piece[];
    }
  | { readonly kind: 'buySailor'; readonly seat: Seat; readonly at: Square; readonly sell?: readonly Piece[] }
  | { readonly kind: 'load'; readonly seat: Seat; readonly ship: ShipId }
  | Depart
  | Advance
  | Rotate
  | { readonly kind: 'walk'; readonly seat: Seat; readonly at: Square; readonly dir: Direction }
  | { readonly kind: 'attack'; readonly seat: Seat; readonly ship: ShipId; readonly at: Square }
  | {
      readonly kind: 'bargain';
      readonly seat: Seat;
      readonly ship: ShipId;
      readonly at: Square;
      readonly sum: number;
    }
  | { readonly kind: 'answer'; readonly seat: Seat; readonly accept: boolean; readonly sell?: readonly Piece[] }
  | { readonly kind: 'sell'; readonly seat: Seat; readonly piece: Piece }
  | { readonly kind: 'denounce'; readonly seat: Seat; readonly attempt: ShipMove }
  | { readonly kind: 'endTurn'; readonly seat: Seat };

/** A ship leaves its port; `bonus: 1` lets a bonus move pay. */
export interface Depart {
  readonly kind: 'depart';
  readonly seat: Seat;
  readonly ship: ShipId;
  readonly dir: Direction;
  readonly bonus?: number;
}

/** A ship sails one square ahead; `card` is named only for an unknown cargo that is sold there. */
export interface Advance {
  readonly kind: 'advance';
  readonly seat: Seat;
  readonly ship: ShipId;
  readonly bonus?: number;
  readonly card?: TradeCardId;
}

/** A ship turns by 45°. */
export interface Rotate {
  readonly kind: 'rotate';
  readonly seat: Seat;
  readonly ship: ShipId;
  readonly to: 'left' | 'right';
  readonly bonus?: number;
}

/** A move of a ship, as it may be denounced. */
export type ShipMove = Depart | Advance | Rotate;

/** The name of an action. */
export type ActionKind = Action['kind'];

/** One action by its name. */
export type ActionOf<Name extends ActionKind> = Extract<Action, { kind: Name }>;

/** Why a ship sank. */
export type SinkCause = 'storm' | 'rock' | 'shoals' | 'combat' | 'illegal-move';

/** Why a cargo was not sold on entering a port. */
export type NotSoldReason = 'struck' | 'port-of-departure' | 'own-sailor';

/** The parts of the final count beside the coins. */
export const countItems = ['fish', 'fishUnderShips', 'fleet', 'ports', 'islands', 'wrecks'] as const;

/** A part of the final count. */
export type CountItem = (typeof countItems)[number];

/** How a game ended. */
export type EndReason = Exclude<Ending, 'already-taken'>;

/** How a game ends, told apart further: all treasures were held as soon as the last tile was laid (end.already-taken). */
export const endings = ['thousand', 'last-fleet', 'all-taken', 'already-taken', 'stalled'] as const;

/** An ending. */
export type Ending = (typeof endings)[number];

/** What happened, in the order of play; each with the clause that made it happen. */
export type Event = { readonly clause: Clause } & (
  | { readonly kind: 'portDealt'; readonly seat: Seat; readonly port: PortId }
  | { readonly kind: 'portLaid'; readonly seat: Seat; readonly port: PortId; readonly at: Square }
  | { readonly kind: 'tileDrawn'; readonly tile: Face }
  | { readonly kind: 'tileLaid'; readonly tile: Face; readonly at: Square; readonly rot: Rotation }
  | { readonly kind: 'tileReturned'; readonly tile: Face }
  | { readonly kind: 'stackDead' }
  | { readonly kind: 'shipBought'; readonly ship: ShipId; readonly price: number; readonly at: Square }
  | { readonly kind: 'sailorBought'; readonly seat: Seat; readonly price: number; readonly at: Square }
  | { readonly kind: 'offerMade'; readonly from: Seat; readonly to: Seat; readonly sum?: number }
  | { readonly kind: 'offerAnswered'; readonly seat: Seat; readonly accept: boolean }
  | { readonly kind: 'feePaid'; readonly from: Seat; readonly to: Seat; readonly amount: number }
  | { readonly kind: 'allowanceRaised'; readonly to: number }
  | { readonly kind: 'treasureShown'; readonly type: TreasureType; readonly value: number }
  | { readonly kind: 'treasureSetAside'; readonly type: TreasureType }
  | { readonly kind: 'pileReshuffled'; readonly cards: number }
  | {
      readonly kind: 'cargoTaken';
      readonly ship: ShipId;
      readonly card: TradeCardId;
      readonly ports: readonly PortId[];
    }
  | { readonly kind: 'cargoRefused'; readonly ship: ShipId; readonly card: TradeCardId }
  | {
      readonly kind: 'shipDeparted';
      readonly ship: ShipId;
      readonly port: PortId;
      readonly to: Square;
      readonly heading: Direction;
    }
  | { readonly kind: 'shipAdvanced'; readonly ship: ShipId; readonly to: Square }
  | { readonly kind: 'shipRotated'; readonly ship: ShipId; readonly heading: Direction }
  | { readonly kind: 'bonusUsed' | 'bonusLapsed'; readonly ship: ShipId; readonly count: number }
  | { readonly kind: 'bonusEarned'; readonly ship: ShipId; readonly lighthouse: Square }
  | { readonly kind: 'sharkDelay'; readonly ship: ShipId; readonly actions: number }
  | {
      readonly kind: 'tollPaid';
      readonly from: Seat;
      readonly to: Seat;
      readonly amount: number;
      readonly lighthouse: Square;
    }
  | { readonly kind: 'debtDue'; readonly from: Seat; readonly amount: number }
  | { readonly kind: 'pieceSold'; readonly seat: Seat; readonly piece: Piece; readonly amount: number }
  | { readonly kind: 'partPaid'; readonly from: Seat; readonly to: Seat; readonly amount: number }
  | { readonly kind: 'playerEliminated'; readonly seat: Seat }
  | { readonly kind: 'portEntered'; readonly ship: ShipId; readonly port: PortId }
  | {
      readonly kind: 'cargoSold';
      readonly ship: ShipId;
      readonly card: TradeCardId;
      readonly port: PortId;
      readonly length: number;
      readonly zone: number;
      readonly price: number;
    }
  | { readonly kind: 'notSold'; readonly ship: ShipId; readonly port: PortId; readonly reason: NotSoldReason }
  | { readonly kind: 'shipSunk'; readonly ship: ShipId; readonly cause: SinkCause }
  | { readonly kind: 'sailorWalked'; readonly from: Square; readonly to: Square }
  | { readonly kind: 'lootTaken'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'noLoot'; readonly seat: Seat }
  | { readonly kind: 'sailorRemoved'; readonly seat: Seat; readonly at: Square }
  | { readonly kind: 'bargainPaid'; readonly from: Seat; readonly to: Seat; readonly amount: number }
  | { readonly kind: 'finalPhase' }
  | { readonly kind: 'scored'; readonly seat: Seat; readonly item: CountItem; readonly amount: number }
  | {
      readonly kind: 'gameEnded';
      readonly reason: EndReason;
      readonly winners: readonly Seat[];
      readonly totals?: readonly number[];
    }
  | { readonly kind: 'turnEnded'; readonly seat: Seat; readonly next: Seat }
);

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
  readonly rulings?: Readonly<Record<string, string>>;
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
