import type { Actor, Placed, Seat, Violation } from '@portolan/core';
import type { Clause } from './clauses.ts';
import type { Owed } from './state.ts';
import type {
  ColorId,
  Event,
  HarborId,
  MaterialId,
  MissionId,
  NavigationId,
  Phase,
  PositionId,
  ProductFace,
  ProductId,
  ShipId,
} from './types.ts';

type Clauses = readonly Clause[];

/** Why an action is refused: each reason with the clauses it can break. */
export const refusals = {
  // Who and when
  'wrong-phase': ['round.six-phases'],
  'not-your-turn': ['round.seat-order', 'navigation.own-turn'],
  'call-in-progress': ['ruling.cards-around-call'],
  'no-own-turn': ['ruling.cards-in-trading', 'ruling.cards-around-call'],
  'already-passed': ['trade.ends', 'ruling.trading-order'],
  'not-in-game': [
    'round.seat-order',
    'setup.ships',
    'board.channel',
    'setup.materials',
    'setup.product-piles',
    'setup.mission-hand',
  ],
  'not-pending': [
    'setup.mission-hand',
    'mission.redraw',
    'anchor.one-card-per-ship',
    'unload.product-card',
    'variant.open-products',
  ],
  // Launching
  'already-launched': ['launch.one-ship'],
  'no-ship': ['launch.ship-in-reserve', 'card.extra-cargo'],
  'not-a-start': ['launch.start-choice', 'card.extra-cargo', 'card.thief-launch'],
  'no-start-free': ['launch.start-free', 'card.extra-cargo-start', 'card.thief-launch'],
  'start-occupied': ['launch.start-free', 'card.extra-cargo-start', 'card.thief-launch'],
  'material-out': ['launch.cargo-in-stock', 'card.extra-cargo'],
  'no-shortage': ['ruling.empty-launch'],
  // Sailing
  'already-called': ['sail.must-call'],
  'not-a-channel-color': ['sail.channel-color'],
  'color-not-called': ['sail.must-call'],
  'no-color-called': ['sail.by-color'],
  'not-your-ships-yet': ['sail.mover-order'],
  'not-your-ship': ['sail.mover-order', 'unload.every-ship', 'card.cargo-thief'],
  'already-moved': ['sail.one-channel'],
  'already-held': ['ruling.blocked-ship'],
  'no-channel': ['sail.one-channel'],
  'wrong-color': ['sail.by-color'],
  'position-occupied': ['sail.blocked', 'board.one-ship'],
  'must-take-free-channel': ['sail.evasion'],
  'not-before-color': ['sail.by-color'],
  'must-sail': ['sail.all-ships-move'],
  'may-still-move': ['ruling.blocked-ship'],
  'ships-still-to-move': ['sail.all-ships-move'],
  // Navigation cards
  'no-card-due': ['anchor.one-card-per-ship'],
  'no-card-left': ['anchor.one-card-per-ship'],
  'card-not-taken': ['anchor.one-card-per-ship'],
  'hand-full': ['navigation.hand-limit'],
  'over-limit': ['navigation.hand-limit'],
  'no-discard': ['ruling.fourth-card'],
  'not-a-point-card': ['navigation.lay-points'],
  'lay-instead': ['navigation.lay-points'],
  'fewer-than-three': ['ruling.lay-points'],
  'card-not-in-hand': ['navigation.from-hand', 'trade.products', 'mission.from-hand', 'card.joker'],
  'ship-in-harbor': ['variant.safe-haven'],
  'same-ship': ['card.turn-of-luck', 'card.cargo-thief'],
  'ship-not-afloat': [
    'sail.by-color',
    'card.turn-of-luck',
    'card.setback',
    'card.heavy-storm',
    'card.cargo-thief',
    'card.port-police',
  ],
  'ship-empty': ['ruling.swap-empty', 'card.cargo-thief', 'card.port-police'],
  'both-empty': ['card.turn-of-luck'],
  'cargo-required': ['card.extra-cargo'],
  'not-a-channel-back': ['card.setback', 'card.heavy-storm'],
  'wrong-distance': ['card.setback', 'card.heavy-storm', 'ruling.impossible-retreat'],
  'can-go-further': ['ruling.impossible-retreat'],
  'hold-full': ['ruling.thief-full-hold'],
  'ships-afloat': ['card.thief-launch'],
  'only-in-mission': ['card.joker'],
  // Unloading
  'not-in-harbor': ['unload.every-ship'],
  'ship-not-unloaded': ['unload.every-ship'],
  // Trading
  'trading-closed': ['trade.closed'],
  'offer-open': ['ruling.trading-order'],
  'no-offer': ['trade.products'],
  'not-your-offer': ['trade.products'],
  'own-seat': ['trade.products'],
  'nothing-exchanged': ['trade.products'],
  'one-sided': ['ruling.trade-balance'],
  // Missions
  'already-fulfilled': ['mission.one-per-round'],
  'mission-not-in-hand': ['mission.own-mission'],
  'products-mismatch': ['mission.exact-products'],
  'too-many-jokers': ['ruling.jokers-per-mission'],
  // Piles
  'not-in-pile': [
    'setup.mission-hand',
    'mission.redraw',
    'anchor.one-card-per-ship',
    'unload.product-card',
    'variant.open-products',
  ],
  'not-on-top': ['unload.product-card'],
} as const satisfies Readonly<Record<string, Clauses>>;

/** Why a well-formed position cannot occur: each reason with the clauses it can break. */
export const impossibilities = {
  'two-ships': ['board.one-ship'],
  'too-many-units': ['setup.materials'],
  'not-unloaded': ['unload.every-ship'],
  'too-many-products': ['setup.product-piles'],
  'product-total': ['setup.product-piles'],
  'too-many-navigation': ['setup.navigation-pile'],
  'navigation-total': ['setup.navigation-pile'],
  'mission-twice': ['setup.mission-hand'],
  'mission-total': ['setup.mission-hand'],
  'mission-hand': ['setup.mission-hand', 'mission.redraw'],
  'hand-over-limit': ['navigation.hand-limit'],
  'laid-without-points': ['navigation.lay-points'],
  'too-many-calls': ['sail.call-order'],
  'mover-cannot-move': ['sail.all-ships-move'],
  'too-many-due': ['anchor.one-card-per-ship'],
  'offer-not-in-hand': ['trade.products'],
  'nobody-trades': ['trade.ends'],
  'nothing-to-draw': [
    'setup.mission-hand',
    'mission.redraw',
    'anchor.one-card-per-ship',
    'unload.product-card',
    'variant.open-products',
  ],
  'pile-not-open': ['variant.open-products'],
  'over-too-early': ['end.twelve-mission-points'],
  'over-too-late': ['end.twelve-mission-points'],
} as const satisfies Readonly<Record<string, Clauses>>;

/** What can happen: each kind of event with the clauses that can make it happen. */
export const eventClauses = {
  missionDrawn: ['setup.mission-hand', 'mission.redraw'],
  launched: ['launch.one-ship', 'card.extra-cargo', 'card.thief-launch'],
  colorCalled: ['sail.must-call'],
  sailed: ['sail.all-ships-move', 'sail.owner-chooses', 'sail.evasion'],
  arrived: ['board.harbor'],
  blocked: ['sail.blocked'],
  callEnded: ['sail.call-order'],
  anchorsCounted: ['anchor.one-card-per-ship'],
  navigationReshuffled: ['navigation.reshuffle'],
  navigationDrawn: ['anchor.one-card-per-ship'],
  navigationForfeited: ['navigation.hand-limit', 'anchor.one-card-per-ship'],
  navigationDiscarded: ['ruling.fourth-card'],
  pointsLaid: ['navigation.lay-points'],
  cardPlayed: [
    'card.turn-of-luck',
    'card.extra-cargo',
    'card.setback',
    'card.heavy-storm',
    'card.cargo-thief',
    'card.port-police',
  ],
  cargoSwapped: ['card.turn-of-luck'],
  movedBack: ['card.setback', 'card.heavy-storm'],
  cargoStolen: ['card.cargo-thief'],
  cargoReturned: ['unload.return', 'card.port-police', 'ruling.thief-full-hold'],
  unloaded: ['unload.every-ship', 'unload.wrong-cargo'],
  shipReturned: ['unload.return'],
  productDrawn: ['unload.product-card'],
  productPileEmpty: ['unload.product-card'],
  productBuried: ['variant.open-bury'],
  productRevealed: ['variant.open-products'],
  tradeOffered: ['trade.products'],
  tradeMade: ['trade.products'],
  tradeDeclined: ['trade.products'],
  missionFulfilled: ['mission.fulfill'],
  jokerUsed: ['card.joker'],
  productReturned: ['mission.products-return'],
  turnEnded: ['round.seat-order', 'launch.optional', 'trade.ends'],
  phaseEnded: ['round.marker'],
  masterPassed: ['round.master-passes'],
  gameEnded: ['end.twelve-mission-points'],
  scored: ['score.total'],
  tieBroken: ['score.tie-missions', 'score.tie-products', 'ruling.product-tie'],
  won: ['score.winner', 'ruling.full-tie'],
} as const satisfies Readonly<Record<Event['kind'], Clauses>>;

/** No facts: the reason says it all. */
type None = Readonly<Record<never, never>>;

type OfShip = { readonly ship: ShipId };
type Counted = { readonly seen: number; readonly copies: number };
type Total = { readonly found: number; readonly copies: number };

/** The facts of each reason, in a move refused or a position that cannot occur; by `clause/reason` where a clause has its own. */
export interface Facts {
  // Who and when
  'wrong-phase': { readonly phase: Phase; readonly needs?: Phase };
  'not-your-turn': { readonly turn: Actor };
  'call-in-progress': None;
  'no-own-turn': None;
  'already-passed': None;
  'not-in-game': { readonly found: Seat | string };
  'not-pending': None;
  // Launching
  'already-launched': { readonly limit: number };
  'no-ship': None;
  'not-a-start': { readonly position: PositionId };
  'no-start-free': None;
  'start-occupied': OfShip & { readonly position: PositionId };
  'material-out': { readonly material: MaterialId };
  'no-shortage': None;
  // Sailing
  'already-called': { readonly limit: number };
  'not-a-channel-color': { readonly color: ColorId };
  'color-not-called': None;
  'no-color-called': None;
  'not-your-ships-yet': { readonly mover: Seat };
  'not-your-ship': { readonly owner: Seat };
  'card.cargo-thief/not-your-ship': OfShip;
  'already-moved': None;
  'already-held': None;
  'no-channel': { readonly from: PositionId; readonly to: PositionId };
  'wrong-color': { readonly channel: ColorId; readonly called: ColorId };
  'position-occupied': OfShip & { readonly position: PositionId };
  'must-take-free-channel': { readonly to: PositionId };
  'not-before-color': { readonly called: ColorId };
  'must-sail': None;
  'may-still-move': None;
  'ships-still-to-move': { readonly ships: readonly ShipId[] };
  // Navigation cards
  'no-card-due': None;
  'no-card-left': None;
  'card-not-taken': { readonly due: number };
  'hand-full': { readonly limit: number };
  'over-limit': { readonly hand: number; readonly limit: number };
  'no-discard': None;
  'not-a-point-card': { readonly card: NavigationId };
  'lay-instead': { readonly card: NavigationId };
  'fewer-than-three': { readonly hand: number };
  'card-not-in-hand': { readonly products: readonly ProductFace[] };
  'navigation.from-hand/card-not-in-hand': { readonly card: NavigationId };
  'card.joker/card-not-in-hand': { readonly card: 'joker' };
  'ship-in-harbor': OfShip;
  'same-ship': None;
  'ship-not-afloat': OfShip;
  'sail.by-color/ship-not-afloat': None;
  'ship-empty': OfShip;
  'both-empty': None;
  'cargo-required': None;
  'not-a-channel-back': { readonly from: PositionId; readonly to: PositionId };
  'wrong-distance': { readonly needed: number; readonly given: number };
  'can-go-further': { readonly possible: number; readonly given: number };
  'hold-full': OfShip;
  'ships-afloat': { readonly ships: readonly ShipId[] };
  'only-in-mission': None;
  // Unloading
  'not-in-harbor': None;
  'ship-not-unloaded': { readonly ships: readonly ShipId[] };
  // Trading
  'trading-closed': None;
  'offer-open': { readonly to: Seat };
  'no-offer': None;
  'not-your-offer': { readonly to: Seat };
  'own-seat': None;
  'nothing-exchanged': None;
  'one-sided': { readonly side: 'give' | 'get' };
  // Missions
  'already-fulfilled': { readonly limit: number };
  'mission-not-in-hand': { readonly mission: MissionId };
  'products-mismatch': { readonly missing: readonly ProductFace[]; readonly extra: readonly ProductFace[] };
  'too-many-jokers': { readonly used: number; readonly limit: number };
  // Piles
  'not-in-pile': None;
  'not-on-top': { readonly top: ProductId };
  // Positions that cannot occur
  'two-ships': { readonly position: PositionId; readonly ships: readonly ShipId[] };
  'too-many-units': { readonly material: MaterialId; readonly afloat: number; readonly units: number };
  'not-unloaded': { readonly ships: readonly ShipId[]; readonly phase: Phase };
  'too-many-products': Counted & { readonly product: ProductId };
  /** `harbor` is left out where all piles are counted together. */
  'product-total': Total & { readonly harbor?: HarborId };
  'too-many-navigation': Counted & { readonly card: NavigationId };
  'navigation-total': Total;
  'mission-twice': { readonly mission: MissionId };
  'mission-total': Total;
  'mission-hand': { readonly seat: Seat; readonly missions: number; readonly expected: number };
  'hand-over-limit': { readonly seat: Seat; readonly cards: number; readonly limit: number };
  'laid-without-points': { readonly seat: Seat; readonly card: NavigationId };
  'too-many-calls': { readonly calls: number; readonly limit: number };
  'mover-cannot-move': { readonly mover: Seat };
  'too-many-due': { readonly seat: Seat; readonly due: number; readonly limit: number };
  'offer-not-in-hand': { readonly seat: Seat; readonly products: readonly ProductFace[] };
  'nobody-trades': None;
  'nothing-to-draw': { readonly draw: Owed['draw'] };
  'pile-not-open': { readonly harbor: HarborId };
  'over-too-early': { readonly points: number; readonly target: number };
  'over-too-late': { readonly points: number; readonly target: number };
}

type Cited = typeof refusals & typeof impossibilities;

/** Why something is refused or cannot occur. */
export type Reason = keyof Cited;

/** The clauses that a reason can break. */
export type ReasonClause<Name extends Reason> = Cited[Name][number];

/** The facts of a reason, or of one under a clause that has its own: `clause/reason`. */
export type FactsOf<Name extends string> = Name extends keyof Facts
  ? Facts[Name]
  : Name extends `${string}/${infer Bare extends keyof Facts & string}`
    ? Facts[Bare]
    : None;

/** A violation for each reason and each of its clauses, with the facts that it has there. */
type ViolationOf<Names extends Reason> = {
  [Name in Names]: {
    [Broke in ReasonClause<Name>]: Violation<Broke, Name, FactsOf<`${Broke}/${Name}`>>;
  }[ReasonClause<Name>];
}[Names];

/** A broken rule: the reason, one of its clauses, and the facts. */
export type Refusal = ViolationOf<keyof typeof refusals>;

/** What keeps a position from occurring: the reason, one of its clauses, the facts, and where it is wrong. */
export type Impossibility = ViolationOf<keyof typeof impossibilities> & Placed;
