import type { Actor, Placed, Seat } from '@portolan/core';
import type { Clause } from './clauses.ts';
import type { CardId, Direction, Event, Face, Phase, PieceKind, PortId, ShipId, Square, TileKind } from './types.ts';

type Clauses = readonly Clause[];

/** Why an action is refused: each reason with the clauses it can break. */
export const refusals = {
  // Who, when, with what
  'game-over': ['end.over'],
  'not-your-turn': ['turn.order', 'combat.own-turn'],
  'opening-round': ['opening.tiles-only'],
  'tile-first': ['turn.tile'],
  'wrong-phase': ['turn.steps'],
  'must-move-on': ['crossing.move-on'],
  'must-leave-now': ['turn.must-depart'],
  'debt-due': ['debts.at-once'],
  'no-debt': ['debts.sell'],
  'not-your-piece': ['turn.order'],
  'no-such-piece': ['turn.order'],
  'departure-pending': ['turn.steps', 'turn.must-depart'],
  'not-enough-actions': ['turn.limit'],
  // Tiles
  'square-taken': ['laying.adjacent'],
  'not-adjacent': ['laying.adjacent'],
  'side-mismatch': ['laying.sides'],
  'corner-mismatch': ['laying.corners'],
  'port-nearby': ['laying.ports-apart'],
  'no-port-left': ['opening.tile-or-port'],
  'port-not-laid': ['opening.ports-by-round-four'],
  'can-be-laid': ['laying.redraw'],
  // Purchases and sales
  'too-late': ['buying.after-tile'],
  'not-needed': ['debts.sell'],
  'not-enough-coins': ['buying.prices', 'combat.bargain'],
  'none-left': ['pieces.fleet-limit', 'pirate.one', 'pieces.sailors'],
  'not-a-port': ['buying.own-port'],
  'vacant-port': ['buying.own-port'],
  'port-occupied': ['buying.own-port', 'actions.one-ship-per-tile'],
  'not-beside-own-port': ['buying.own-port'],
  'sailor-there': ['actions.one-sailor-per-tile', 'actions.ship-and-sailor'],
  'no-ship-in-port': ['buying.sailor-port'],
  'no-ship-near': ['buying.sailor-islet'],
  'not-a-post': ['buying.sailor-port'],
  // Ports and cards
  pirate: ['pirate.no-trade'],
  'pirate-at-port': ['pirate.no-port'],
  'not-in-port': ['trade.start', 'mooring.five-ways'],
  'final-phase': ['end.no-new-trade'],
  'has-cargo': ['trade.draw'],
  'no-card-left': ['trade.draw'],
  'entered-this-turn': ['mooring.no-more-move'],
  'must-stay': ['trade.impossible'],
  'bought-this-turn': ['buying.new-ship'],
  'cannot-leave': ['trade.draw'],
  'another-ship-must-leave': ['turn.must-depart'],
  'no-cargo': ['trade.draw', 'end.no-new-trade'],
  'nothing-to-sell-here': ['trade.partners'],
  'no-unknown-cargo': ['trade.on-arrival'],
  'card-seen': ['cards.trade'],
  'not-sold-here': ['trade.listed'],
  // Ships
  'another-ship-is-crossing': ['crossing.move-on'],
  'in-port': ['mooring.five-ways', 'mooring.quay', 'combat.moored'],
  'already-rotated': ['pirate.rotate-or-advance'],
  'already-advanced': ['pirate.rotate-or-advance'],
  'no-tile': ['ships.sea-only', 'sailors.land-only'],
  'land-in-the-way': ['ships.sea-only'],
  'land-square': ['ships.sea-only'],
  rock: ['hazard.rock'],
  'fishing-ships-only': ['hazard.shoals'],
  'no-land-around': ['fishing.coasting'],
  'not-parallel': ['crossing.parallel'],
  'cannot-move-on': ['crossing.move-on'],
  'more-than-cost': ['lighthouse.bonus-ship'],
  'no-bonus': ['lighthouse.bonus-ship'],
  'bonus-is-an-advance': ['lighthouse.bonus'],
  'own-ship': ['ships.illegal-move'],
  'no-illegal-move': ['ships.illegal-move'],
  // Sailors
  'already-moved': ['sailors.once'],
  'stays-on-island': ['island.stays'],
  'not-land': ['sailors.land-only'],
  'sea-between': ['sailors.land-only'],
  'ship-there': ['actions.ship-and-sailor'],
  'traded-this-turn': ['sailors.back-next-turn'],
  // Combat
  unarmed: ['fishing.unarmed', 'trader.unarmed'],
  'pirate-in-port': ['combat.broadside'],
  'too-far': ['combat.range'],
  'not-on-the-beam': ['combat.broadside'],
  'nothing-there': ['combat.sinks'],
  'own-piece': ['combat.opponents'],
  'just-left-port': ['combat.just-left'],
  'paid-to-pass': ['combat.bargain'],
  'sailor-not-on-island': ['combat.island-sailor'],
  'no-ship': ['combat.bargain'],
  'sum-out-of-range': ['combat.bargain'],
  'ship-at-stake': ['combat.bargain'],
  // Nature
  'wrong-seat': ['setup.port'],
  'port-taken': ['setup.port'],
  'not-in-stack': ['setup.stack'],
  'gone-back': ['laying.redraw'],
  'not-in-pile': ['trade.draw', 'scoring.unseen-treasure'],
  'wrong-type': ['scoring.unseen-treasure'],
} as const satisfies Readonly<Record<string, Clauses>>;

/** Why a well-formed position cannot occur: each reason with the clauses it can break. */
export const impossibilities = {
  'side-mismatch': ['laying.sides'],
  'corner-mismatch': ['laying.corners'],
  'not-connected': ['laying.adjacent'],
  'port-nearby': ['laying.ports-apart'],
  'too-many-tiles': ['setup.stack'],
  'land-square': ['ships.sea-only'],
  rock: ['hazard.rock'],
  'fishing-ships-only': ['hazard.shoals'],
  storm: ['hazard.storm'],
  'no-land-around': ['fishing.coasting'],
  'heading-in-port': ['mooring.quay'],
  'moored-at-sea': ['mooring.quay'],
  pirate: ['pirate.no-trade'],
  'no-origin': ['trade.token'],
  'ship-there': ['actions.one-ship-per-tile', 'actions.ship-and-sailor'],
  'not-land': ['sailors.land-only'],
  'sailor-there': ['actions.one-sailor-per-tile'],
  'negative-coins': ['setup.coins'],
  'too-many-pieces': ['pieces.fleet-limit', 'pirate.one', 'pieces.sailors'],
  'opening-round': ['opening.tiles-only'],
  'wrong-allowance': ['turn.limit'],
  'pieces-left': ['lighthouse.elimination'],
  'port-taken': ['setup.port'],
  'too-many-copies': ['setup.cards'],
  'wrong-heap': ['trade.treasure-later'],
  // The moment
  'no-tiles': ['setup.cross'],
  'opening-phase': ['opening.tiles-only'],
  'no-tile-left': ['end.final-phase'],
  'no-trade-card': ['trade.draw-on'],
  'no-way-out': ['turn.must-depart'],
  'cannot-move-on': ['crossing.move-on'],
  // What keeps the purchase or the ransom behind an offer from being legal
  'not-your-turn': ['turn.order'],
  'not-your-piece': ['turn.order'],
  'no-such-piece': ['turn.order'],
  'departure-pending': ['turn.steps'],
  'not-enough-actions': ['turn.limit'],
  'too-late': ['buying.after-tile'],
  'no-debt': ['debts.sell'],
  'not-needed': ['debts.sell'],
  'not-enough-coins': ['buying.prices'],
  'none-left': ['pieces.fleet-limit', 'pirate.one'],
  'vacant-port': ['buying.own-port'],
  'port-occupied': ['actions.one-ship-per-tile'],
  'pirate-at-port': ['pirate.no-port'],
  unarmed: ['fishing.unarmed', 'trader.unarmed'],
  'pirate-in-port': ['combat.broadside'],
  'too-far': ['combat.range'],
  'not-on-the-beam': ['combat.broadside'],
  'in-port': ['combat.moored'],
  'just-left-port': ['combat.just-left'],
  'paid-to-pass': ['combat.bargain'],
  'sum-out-of-range': ['combat.bargain'],
} as const satisfies Readonly<Record<string, Clauses>>;

/** What can happen: each kind of event with the clauses that can make it happen. */
export const eventClauses = {
  portDealt: ['setup.port'],
  portLaid: ['opening.tile-or-port'],
  tileDrawn: ['laying.one-tile'],
  tileLaid: ['laying.one-tile'],
  tileReturned: ['laying.redraw'],
  stackDead: ['laying.dead-stack'],
  shipBought: ['buying.prices'],
  sailorBought: ['buying.prices'],
  offerMade: ['buying.guest-port', 'combat.bargain'],
  offerAnswered: ['buying.guest-port', 'combat.bargain'],
  feePaid: ['buying.guest-fee', 'trade.fee'],
  allowanceRaised: ['actions.three'],
  treasureShown: ['trade.treasure-first', 'scoring.unseen-treasure'],
  treasureSetAside: ['trade.treasure-later'],
  pileReshuffled: ['trade.reshuffle'],
  cargoTaken: ['trade.draw'],
  cargoRefused: ['trade.impossible'],
  shipDeparted: ['mooring.five-ways'],
  shipAdvanced: ['ships.advance', 'crossing.parallel'],
  shipRotated: ['ships.rotate'],
  bonusUsed: ['lighthouse.bonus-free'],
  bonusEarned: ['lighthouse.bonus', 'lighthouse.bonus-each', 'pirate.bonus'],
  bonusLapsed: ['lighthouse.bonus-next-turn'],
  sharkDelay: ['hazard.shark', 'hazard.shark-twice'],
  tollPaid: ['lighthouse.toll'],
  debtDue: ['lighthouse.must-sell'],
  pieceSold: ['buying.resale'],
  partPaid: ['lighthouse.elimination'],
  playerEliminated: ['lighthouse.elimination'],
  portEntered: ['mooring.quay'],
  cargoSold: ['trade.pay'],
  notSold: ['trade.listed', 'trade.length', 'sailors.no-own-trade'],
  shipSunk: [
    'hazard.storm',
    'fishing.sinks',
    'trader.sinks',
    'pirate.sinks',
    'combat.sinks',
    'combat.first-shot',
    'ships.illegal-move',
  ],
  sailorWalked: ['sailors.step'],
  lootTaken: ['combat.loot'],
  noLoot: ['combat.pirate-no-loot'],
  sailorRemoved: ['combat.island-sailor'],
  bargainPaid: ['combat.bargain'],
  finalPhase: ['end.final-phase'],
  scored: ['scoring.fish', 'scoring.fish-under-ship', 'scoring.fleet', 'scoring.ports', 'scoring.treasure'],
  gameEnded: ['end.thousand', 'end.last-fleet', 'end.all-taken', 'end.already-taken', 'end.stall'],
  turnEnded: ['turn.order'],
} as const satisfies Readonly<Record<Event['kind'], Clauses>>;

/** No facts: the reason says it all. */
type None = Readonly<Record<never, never>>;

type OfShip = { readonly ship: ShipId };
type OnSquare = { readonly at: Square };
/** Where it is, told of a position and not of an action. */
type OnMap = { readonly ship?: ShipId; readonly seat?: Seat; readonly at?: Square };
type Counted = { readonly seen: number; readonly copies: number };
type Passing = OfShip & {
  /** The ship could go on if the shark did not take its action. */
  readonly shark?: true;
};

/** The facts of each reason, in an action refused or a position that cannot occur; by `clause/reason` where a clause has its own. */
export interface Facts {
  // Who, when, with what
  'game-over': None;
  'not-your-turn': { readonly turn: Actor };
  /** `seat`: whose ship a position has too early. */
  'opening-round': { readonly round: number; readonly seat?: Seat };
  'tile-first': None;
  'wrong-phase': { readonly phase: Phase };
  'must-move-on': OfShip;
  'must-leave-now': OfShip;
  'debt-due': { readonly amount: number };
  'no-debt': None;
  'not-your-piece': PieceFacts;
  'no-such-piece': PieceFacts;
  'departure-pending': { readonly ships: readonly ShipId[] };
  /** `bonus` pays for the move, `shark` takes more than it costs. */
  'not-enough-actions': {
    readonly cost: number;
    readonly left: number;
    readonly bonus?: number;
    readonly shark?: boolean;
  };
  // Tiles
  'square-taken': None;
  'not-adjacent': None;
  'side-mismatch': { readonly side: Direction; readonly at?: Square };
  'corner-mismatch': { readonly corner: Direction; readonly at?: Square };
  'port-nearby': { readonly port: PortId; readonly at?: Square };
  'no-port-left': None;
  'port-not-laid': { readonly port: PortId };
  'can-be-laid': OnSquare & { readonly rot: number };
  // Purchases and sales
  'too-late': None;
  'not-needed': { readonly price: number; readonly coins: number };
  'not-enough-coins': { readonly price: number; readonly coins: number };
  'combat.bargain/not-enough-coins': { readonly sum: number; readonly coins: number };
  'none-left': { readonly piece: PieceKind };
  'not-a-port': None;
  'vacant-port': { readonly port: PortId };
  'port-occupied': OfShip;
  'not-beside-own-port': None;
  'sailor-there': OnSquare & { readonly seat?: Seat };
  'actions.ship-and-sailor/sailor-there': { readonly to: Square };
  'no-ship-in-port': { readonly port: PortId };
  'no-ship-near': None;
  'not-a-post': None;
  // Ports and cards
  /** `ship`: the one that carries a cargo in a position. */
  pirate: { readonly ship?: ShipId };
  'pirate-at-port': None;
  'not-in-port': None;
  'final-phase': None;
  'has-cargo': None;
  'no-card-left': None;
  'entered-this-turn': None;
  'must-stay': None;
  'bought-this-turn': None;
  'cannot-leave': None;
  'another-ship-must-leave': OfShip;
  'no-cargo': None;
  'nothing-to-sell-here': { readonly port: PortId };
  'no-unknown-cargo': None;
  'card-seen': { readonly card: CardId };
  'not-sold-here': { readonly card: CardId };
  // Ships
  'another-ship-is-crossing': OfShip;
  'in-port': None;
  'combat.moored/in-port': OfShip;
  'already-rotated': None;
  'already-advanced': None;
  'no-tile': { readonly to: Square };
  'land-in-the-way': { readonly direction: Direction };
  'land-square': { readonly tile: TileKind } & OnMap;
  rock: OnMap;
  'fishing-ships-only': OnMap;
  /** `to`: where a step leads, `at`: where a ship lies. */
  'no-land-around': { readonly to: Square } | (OfShip & OnSquare);
  'not-parallel': OfShip;
  'cannot-move-on': Passing;
  'more-than-cost': { readonly asked: number; readonly cost: number };
  'no-bonus': { readonly asked: number; readonly has: number };
  'bonus-is-an-advance': None;
  'own-ship': None;
  'no-illegal-move': None;
  // Sailors
  'already-moved': None;
  'stays-on-island': None;
  'not-land': { readonly tile: TileKind } & OnMap;
  'sea-between': { readonly direction: Direction };
  /** `seat`, `at`: of a sailor beside a ship in a position. */
  'actions.ship-and-sailor/ship-there': OfShip &
    ({ readonly seat?: never } | { readonly seat: Seat; readonly at: Square });
  'actions.one-ship-per-tile/ship-there': OfShip & OnSquare & { readonly other: ShipId };
  'traded-this-turn': { readonly port: PortId };
  // Combat
  unarmed: None;
  'pirate-in-port': None;
  'too-far': { readonly distance: number };
  'not-on-the-beam': { readonly bearing: Direction };
  'nothing-there': None;
  /** Without a ship it is a sailor. */
  'own-piece': { readonly ship?: ShipId };
  'just-left-port': OfShip;
  'paid-to-pass': OfShip;
  'sailor-not-on-island': None;
  'no-ship': None;
  'sum-out-of-range': { readonly sum: number; readonly coins: number };
  'ship-at-stake': OfShip;
  // Nature
  'wrong-seat': { readonly seat: Seat; readonly expected: Seat };
  'port-taken': { readonly port: PortId; readonly seat?: Seat };
  'not-in-stack': { readonly tile: Face };
  'gone-back': { readonly tile: Face };
  'not-in-pile': { readonly card: CardId };
  'wrong-type': { readonly card: CardId };
  // Positions that cannot occur
  'not-connected': OnSquare;
  'too-many-tiles': Counted & { readonly tile: Face; readonly at?: Square };
  storm: OfShip & OnSquare;
  'heading-in-port': OfShip & OnSquare;
  'moored-at-sea': OfShip & OnSquare;
  'no-origin': OfShip;
  'negative-coins': { readonly seat: Seat; readonly coins: number };
  'too-many-pieces': {
    readonly seat: Seat;
    readonly piece: PieceKind;
    readonly total: number;
    readonly limit: number;
    readonly at?: Square;
  };
  'wrong-allowance': { readonly allowance: number; readonly actions: number; readonly more: number };
  'pieces-left': { readonly seat: Seat };
  'too-many-copies': Counted & { readonly card: CardId };
  'wrong-heap': { readonly card: CardId };
  'no-tiles': None;
  'opening-phase': { readonly phase: Phase; readonly round: number };
  'no-tile-left': None;
  'no-trade-card': None;
  'no-way-out': OfShip;
}

/** A ship by its id, or a sailor by its square. */
type PieceFacts = { readonly ship: ShipId; readonly at?: never } | { readonly ship?: never; readonly at: Square };

/** Why something is refused or cannot occur. */
export type Reason = keyof typeof refusals | keyof typeof impossibilities;

/** The clauses that a reason can break. */
export type ReasonClause<Name extends Reason> =
  | (Name extends keyof typeof refusals ? (typeof refusals)[Name][number] : never)
  | (Name extends keyof typeof impossibilities ? (typeof impossibilities)[Name][number] : never);

/** The facts of a reason, or of one under a clause that has its own: `clause/reason`. */
export type FactsOf<Name extends string> = Name extends keyof Facts
  ? Facts[Name]
  : Name extends `${string}/${infer Bare extends keyof Facts & string}`
    ? Facts[Bare]
    : never;

type FoundIn<Table extends Readonly<Record<string, Clauses>>> = {
  readonly [Name in keyof Table & string]: {
    readonly [Broke in Table[Name][number]]: {
      readonly clause: Broke;
      readonly reason: Name;
      readonly facts: FactsOf<`${Broke}/${Name}`>;
    };
  }[Table[Name][number]];
}[keyof Table & string];

/** A broken rule: the reason, one of its clauses, and the facts. */
export type Refusal = FoundIn<typeof refusals>;

/** What keeps a position from occurring: the reason, one of its clauses, the facts, and where it is wrong. */
export type Impossibility = FoundIn<typeof impossibilities> & Placed;
