import type { Seat } from '@portolan/core';
import type { Clause } from './clauses.ts';
import type { EditionPatch } from './edition.ts';
import type { Face } from './faces.ts';
import type { CompanyId, HarborId, MissionId, PortNumber, Rank, SpiceId } from './ids.ts';
import type { Rulings } from './readings.ts';

export * from './ids.ts';
export type { Face };

/** A Shipment card somewhere: its face, or `?` for an unknown one. */
export type Card = Face | '?';

/** All phases: those of the set-up, those of a turn, those of the end. */
export const phases = [
  'deal',
  'reveal',
  'first',
  'place',
  'mission',
  'company',
  'defend',
  'yield',
  'reward',
  'shipment',
  'distribute',
  'refill',
  'draw',
  'discard',
  'final',
  'over',
] as const;

/** Where in the game we are. */
export type Phase = (typeof phases)[number];

/** A card paid as another spice under the Blackbeard variant (`pirates.trade`). */
export interface Trade {
  readonly card: Face | HarborId;
  readonly as: SpiceId;
}

/** Everything that can be done. Nature's actions name no seat. */
export type Action =
  | { readonly kind: 'draw'; readonly to: Seat; readonly card: Card }
  | { readonly kind: 'reveal'; readonly port: PortNumber; readonly harbor: HarborId }
  | { readonly kind: 'chooseFirst'; readonly first: Seat }
  | { readonly kind: 'place'; readonly seat: Seat; readonly company: CompanyId }
  | {
      readonly kind: 'completeMission';
      readonly seat: Seat;
      readonly mission: MissionId;
      readonly pay: readonly (Face | HarborId)[];
      readonly trades?: readonly Trade[];
    }
  | {
      readonly kind: 'transfer';
      readonly seat: Seat;
      readonly from: CompanyId;
      readonly rank: Rank;
      readonly to: CompanyId;
    }
  | {
      readonly kind: 'attack';
      readonly seat: Seat;
      readonly company: CompanyId;
      readonly attacker: Rank;
      readonly defender: Rank;
      readonly cards: readonly Face[];
    }
  | { readonly kind: 'defend'; readonly seat: Seat; readonly cards: readonly Face[] }
  | { readonly kind: 'yield'; readonly seat: Seat; readonly to: 'swap' | CompanyId }
  | { readonly kind: 'reward'; readonly seat: Seat; readonly cards: readonly Face[] }
  | { readonly kind: 'playShipment'; readonly seat: Seat; readonly card: Face; readonly port: number }
  | { readonly kind: 'take'; readonly seat: Seat; readonly card: Face }
  | { readonly kind: 'discard'; readonly seat: Seat; readonly cards: readonly Face[] }
  | { readonly kind: 'pass'; readonly seat: Seat };

/** The name of an action. */
export type ActionKind = Action['kind'];

/** One action by its name. */
export type ActionOf<Name extends ActionKind> = Extract<Action, { kind: Name }>;

/** A number for each company that has any. */
export type Flags = Readonly<Partial<Record<CompanyId, number>>>;

/** What happened, in the order of play; each with the clause that made it happen. */
export type Event = { readonly clause: Clause } & (
  | { readonly kind: 'drawn'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'harborRevealed'; readonly port: PortNumber; readonly harbor: HarborId }
  | { readonly kind: 'firstChosen'; readonly seat: Seat }
  | { readonly kind: 'placed'; readonly seat: Seat; readonly company: CompanyId; readonly rank: Rank }
  | { readonly kind: 'turnStarted'; readonly seat: Seat }
  | { readonly kind: 'passed'; readonly seat: Seat; readonly phase: Phase }
  | {
      readonly kind: 'spent';
      readonly seat: Seat;
      readonly shipments: readonly Face[];
      readonly harbors: readonly HarborId[];
    }
  | { readonly kind: 'surplusLost'; readonly units: number }
  | { readonly kind: 'pirateShipTaken'; readonly seat: Seat; readonly from: 'cove' | Seat }
  | { readonly kind: 'missionTaken'; readonly seat: Seat; readonly mission: MissionId }
  | ({ readonly kind: 'transferred' } & Moved)
  | { readonly kind: 'closedUp'; readonly company: CompanyId; readonly moved: number }
  | {
      readonly kind: 'attackDeclared';
      readonly seat: Seat;
      readonly company: CompanyId;
      readonly attacker: Rank;
      readonly defender: Rank;
      readonly cards: readonly Face[];
    }
  | { readonly kind: 'defended'; readonly seat: Seat; readonly cards: readonly Face[] }
  | { readonly kind: 'flagsCounted'; readonly attack: number; readonly defense: number }
  | { readonly kind: 'bonusCounted'; readonly bonus: number }
  | { readonly kind: 'attackSucceeded' | 'attackFailed'; readonly attack: number; readonly defense: number }
  | {
      readonly kind: 'swapped';
      readonly company: CompanyId;
      readonly attackerRank: Rank;
      readonly defenderRank: Rank;
    }
  | ({ readonly kind: 'displaced' } & Moved)
  | { readonly kind: 'rewarded'; readonly seat: Seat; readonly card: Face }
  | { readonly kind: 'rewardDeclined'; readonly seat: Seat }
  | { readonly kind: 'fightCardsDiscarded'; readonly cards: readonly Face[] }
  | { readonly kind: 'shipmentPlayed'; readonly seat: Seat; readonly port: PortNumber; readonly card: Face }
  | { readonly kind: 'flagCovered'; readonly port: PortNumber; readonly company: CompanyId }
  | { readonly kind: 'towerCounted'; readonly port: PortNumber; readonly flags: Flags; readonly cards: number }
  | { readonly kind: 'monopolyTied'; readonly companies: readonly CompanyId[]; readonly winner: CompanyId }
  | {
      readonly kind: 'monopolyReached';
      readonly port: PortNumber;
      readonly company: CompanyId;
      readonly flags: number;
      readonly value: number;
    }
  | { readonly kind: 'capacityReached'; readonly port: PortNumber; readonly cards: number }
  | { readonly kind: 'harborTaken'; readonly seat: Seat; readonly harbor: HarborId }
  | { readonly kind: 'companiesRanked'; readonly order: readonly (readonly [company: CompanyId, flags: number])[] }
  | { readonly kind: 'companiesLeftOut' | 'tieBroken'; readonly companies: readonly CompanyId[] }
  | {
      readonly kind: 'spiceTaken';
      readonly seat: Seat;
      readonly company: CompanyId;
      readonly rank: Rank;
      readonly card: Face;
    }
  | { readonly kind: 'spicesDiscarded'; readonly port: PortNumber; readonly cards: readonly Face[] }
  | { readonly kind: 'distributionEnded'; readonly port: PortNumber }
  | { readonly kind: 'shortDraw'; readonly available: number }
  | { readonly kind: 'pileRebuilt'; readonly cards: number }
  | { readonly kind: 'handExceeded'; readonly excess: number }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly cards: readonly Face[] }
  | { readonly kind: 'gameEnding'; readonly cause: 'harbor-pile' | 'shipment-cards' }
  | { readonly kind: 'tableCleared' }
  | { readonly kind: 'scored'; readonly seat: Seat; readonly vp: number }
  | { readonly kind: 'totaled'; readonly seat: Seat; readonly total: number }
  | { readonly kind: 'won'; readonly seats: readonly Seat[] }
);

interface Moved {
  readonly seat: Seat;
  readonly from: CompanyId;
  readonly rank: Rank;
  readonly company: CompanyId;
  readonly toRank: Rank;
}

/** A pick still to come in a distribution: who takes, for which merchant, by which clause. */
export interface Pick {
  readonly seat: Seat;
  readonly company: CompanyId;
  readonly rank: Rank;
  readonly clause: Clause;
}

/** A pick that has been made, by the merchant it was made for. */
export type MadePick = readonly [company: CompanyId, rank: Rank];

/** The optional rules of the rulebook. */
export interface Options {
  /** Three players start with four merchants each (`three.merchants`). */
  readonly fourMerchants?: boolean;
  /** The secrets of Blackbeard (`pirates.setup`). */
  readonly blackbeard?: boolean;
}

/** Cards in a list: a face, `?`, or a number of unknown cards. */
export type CardList = readonly (Card | number)[];

/**
 * What people, files and links hold: a table as it lies there, in readable form.
 * Only `seats` is needed; the rest is filled in as a table would have it (see `parsePosition`).
 */
export interface Position {
  readonly game?: 'borneo';
  readonly version?: 1;
  /** The box: its id, or what differs from the default box. */
  readonly edition?: EditionPatch;
  readonly seats: 3 | 4 | 5;
  readonly options?: Options;
  readonly rulings?: Rulings;
  /** Default `mission`. */
  readonly phase?: Phase;
  /** Default 0. */
  readonly first?: Seat;
  /** Default 0; `null` before the first turn. In `final` and `over` the last active player. */
  readonly active?: Seat | null;
  /** What the active player has already done in this turn. */
  readonly turn?: {
    readonly mission?: MissionId;
    readonly company?: 'transfer' | 'attack';
    readonly port?: PortNumber;
  };
  /** The seat being dealt to, in `deal`. */
  readonly dealTo?: Seat;
  /** Owners from rank 1 down; `null` is a gap. Default empty. */
  readonly companies?: Readonly<Partial<Record<CompanyId, readonly (Seat | null)[]>>>;
  /** Merchants not yet placed, by seat. */
  readonly supply?: readonly number[];
  /** By seat. Default: as many unknown cards as a hand has in this phase. */
  readonly hands?: readonly CardList[];
  /** By seat. Default empty. */
  readonly warehouses?: readonly {
    readonly shipments?: CardList;
    readonly harbors?: readonly HarborId[];
    readonly missions?: readonly MissionId[];
  }[];
  /** Three ports; the tower from the Harbor card down. Default empty places. */
  readonly ports?: readonly { readonly harbor: HarborId | null; readonly tower?: readonly Face[] }[];
  /** Default: unknown cards, as many as make up the deck. */
  readonly pile?: CardList;
  readonly discard?: CardList;
  /** Default: every Harbor card of the game seen nowhere else; none in `final` and `over`. */
  readonly harborPile?: readonly HarborId[];
  /** Default empty; in `final` and `over` every card seen nowhere else. */
  readonly harborsOut?: readonly HarborId[];
  /** The row. Default: every tile of the game that nobody has won. */
  readonly missions?: readonly MissionId[];
  readonly fight?: {
    readonly company: CompanyId;
    readonly attacker: Rank;
    readonly defender: Rank;
    /** Default: who stands there. */
    readonly defenderSeat?: Seat;
    readonly attack: readonly Face[];
    /** Absent until the defender has answered. */
    readonly defense?: readonly Face[];
  } | null;
  /**
   * A distribution met half way: the facts (`harbor`, `played`, `made`), from which `kind` and `picks` are worked out
   * under the readings of the position; or `kind` and `picks` alone, of a table that knows no more.
   */
  readonly distribution?: {
    readonly port: PortNumber;
    /** The Harbor card that lay there. */
    readonly harbor?: HarborId;
    /** The tower as it lay when its last card had been played, from the Harbor card down. */
    readonly played?: readonly Face[];
    /** The picks made so far, in order; default none. */
    readonly made?: readonly MadePick[];
    readonly kind?: 'monopoly' | 'shared';
    /** The picks still to come. */
    readonly picks?: readonly Pick[];
  } | null;
  /** The port that waits for a Harbor card, in `refill`. */
  readonly refill?: PortNumber | null;
  /** Cards the active player has still to draw; default 2 in `draw`, else 0. */
  readonly draws?: number;
  /** Default `cove` with the Blackbeard variant, else `null`. */
  readonly pirateShip?: 'cove' | Seat | null;
  /** Seats that have still to speak in the final round, in order. */
  readonly final?: readonly Seat[];
  /** After the end. */
  readonly result?: { readonly scores: readonly number[]; readonly winners: readonly Seat[] } | null;
}
