import type { Actor, Placed, Seat, Violation } from '@portolan/core';
import type { Clause } from './clauses.ts';
import type { ActionKind, Card, CompanyId, Event, Face, HarborId, MissionId, Phase, Rank, SpiceId } from './types.ts';

type Clauses = readonly Clause[];

/** Why an action is refused: each reason with the clauses it can break. */
export const refusals = {
  // Who, when, how often
  'game-over': ['score.total'],
  'not-your-turn': [
    'setup.placement-order',
    'three.placement',
    'turn.active',
    'fight.defense',
    'fight.beaten',
    'fight.reward',
    'monopoly.rank-order',
    'shared.first-merchants',
    'final.order',
  ],
  obligatory: ['setup.placement', 'port.must-play', 'distribution.must-take', 'draw.two', 'draw.hand-limit'],
  'wrong-phase': [
    'setup.hands',
    'setup.harbors',
    'setup.first-player',
    'setup.placement',
    'turn.phase-order',
    'final.mission',
  ],
  'already-done': ['mission.one', 'company.one-action', 'port.one-card'],
  // Missions and trades
  'not-in-game': ['setup.mission-marks', 'setup.harbor-marks'],
  'not-available': ['mission.available'],
  'card-in-hand': ['mission.no-hand'],
  'not-in-warehouse': ['mission.from-warehouse'],
  short: ['mission.combination'],
  'variant-off': ['pirates.trade'],
  'final-round': ['pirates.not-at-end'],
  'holds-ship': ['pirates.holder-barred'],
  'too-many': ['pirates.one-card', 'fight.reward'],
  'not-paid': ['pirates.trade'],
  'same-spice': ['pirates.trade'],
  needless: ['pirates.trade'],
  // Merchants and fights
  'company-full': ['setup.placement-space', 'transfer.first-free', 'fight.beaten'],
  'not-own': ['transfer.own-merchant', 'fight.attacker'],
  'same-company': ['transfer.other-company', 'fight.beaten'],
  'no-merchant': ['fight.defender'],
  'own-merchant': ['fight.defender'],
  'not-above': ['fight.above'],
  'no-card': ['fight.attack-cards'],
  'not-in-hand': ['fight.from-hand', 'port.from-hand', 'draw.hand-limit'],
  'no-flag': ['fight.flag-needed'],
  'hand-emptied': ['fight.keep-one'],
  'single-card': ['fight.single-card'],
  'too-many-cards': ['fight.defender-limit'],
  'not-played': ['fight.reward'],
  // Ports and piles
  'no-harbor': ['port.open-harbor'],
  'not-in-port': ['distribution.from-port'],
  'wrong-count': ['draw.hand-limit'],
  'wrong-seat': ['setup.hands', 'draw.two'],
  'not-in-pile': ['setup.hands', 'draw.two', 'setup.harbors', 'port.refill'],
  // An action is read without the state it is played in: it may name another port, or a stranger
  'wrong-port': ['setup.harbors', 'port.refill'],
  'no-such-seat': ['setup.first-player'],
} as const satisfies Readonly<Record<string, Clauses>>;

/** Why a well-formed position cannot occur: each reason with the clauses it can break. */
export const impossibilities = {
  'variant-seats': ['three.merchants'],
  'too-many-copies': ['setup.shipment-pile'],
  'card-total': ['setup.shipment-pile'],
  'merchant-total': ['setup.merchants', 'three.merchants'],
  'company-overfull': ['setup.placement-space'],
  'beyond-last-space': ['setup.placement-space'],
  gap: ['ruling.fight-vacancy'],
  'harbor-not-in-game': ['setup.harbor-marks'],
  'harbor-twice': ['setup.harbors'],
  'mission-not-in-game': ['setup.mission-marks'],
  'mission-twice': ['setup.mission-row'],
  'card-at-port': ['setup.shipment-pile', 'port.refill'],
  'closed-harbor': ['setup.harbors'],
  'capacity-passed': ['port.capacity'],
  'monopoly-standing': ['port.monopoly-value'],
  'hand-over-limit': ['draw.hand-limit'],
  'hand-empty': ['setup.hands', 'fight.keep-one'],
  'pirate-ship': ['pirates.setup'],
  // A fight under way
  'not-own': ['fight.attacker'],
  'no-merchant': ['fight.defender'],
  'own-merchant': ['fight.defender'],
  'not-above': ['fight.above'],
  'no-card': ['fight.attack-cards'],
  'no-flag': ['fight.flag-needed'],
  'too-many-cards': ['fight.defender-limit'],
  'no-defense': ['fight.reward'],
} as const satisfies Readonly<Record<string, Clauses>>;

/** What can happen: each kind of event with the clauses that can make it happen. */
export const eventClauses = {
  drawn: ['setup.hands', 'draw.two'],
  harborRevealed: ['setup.harbors', 'port.refill'],
  firstChosen: ['setup.first-player'],
  placed: ['setup.placement-space'],
  turnStarted: ['turn.clockwise'],
  passed: ['mission.optional', 'company.optional', 'final.mission'],
  spent: ['mission.combination'],
  surplusLost: ['mission.no-change'],
  pirateShipTaken: ['pirates.take-ship'],
  missionTaken: ['mission.take-tile'],
  transferred: ['transfer.first-free'],
  closedUp: ['transfer.close-up', 'ruling.fight-vacancy'],
  attackDeclared: ['fight.attack-cards'],
  defended: ['fight.defense'],
  flagsCounted: ['fight.count'],
  bonusCounted: ['fight.bonus'],
  attackSucceeded: ['fight.success'],
  attackFailed: ['fight.failure'],
  swapped: ['fight.beaten'],
  displaced: ['fight.beaten'],
  rewarded: ['fight.reward'],
  rewardDeclined: ['fight.reward'],
  fightCardsDiscarded: ['fight.discard'],
  shipmentPlayed: ['port.placement'],
  flagCovered: ['port.cover'],
  towerCounted: ['port.trigger'],
  monopolyTied: ['monopoly.tie'],
  monopolyReached: ['monopoly.reached'],
  capacityReached: ['shared.condition'],
  harborTaken: ['distribution.harbor-card'],
  companiesRanked: ['shared.ranking'],
  companiesLeftOut: ['shared.no-flag'],
  tieBroken: ['shared.tie'],
  spiceTaken: [
    'monopoly.rank-order',
    'monopoly.again',
    'shared.first-merchants',
    'shared.next-merchants',
    'ruling.shared-leftover',
  ],
  spicesDiscarded: ['ruling.monopoly-empty', 'ruling.shared-leftover'],
  distributionEnded: ['monopoly.marker', 'shared.markers'],
  shortDraw: ['ruling.end-one-card'],
  pileRebuilt: ['draw.rebuild'],
  handExceeded: ['draw.hand-limit'],
  discarded: ['draw.hand-limit'],
  gameEnding: ['end.harbor-pile', 'end.shipment-cards', 'ruling.end-one-card'],
  tableCleared: ['end.clear'],
  scored: ['score.shipments', 'score.harbors', 'score.missions', 'pirates.penalty'],
  totaled: ['score.total'],
  won: ['score.winner', 'score.tie'],
} as const satisfies Readonly<Record<Event['kind'], Clauses>>;

/** A card as a violation names it: by its face or id; where it has none, by its place, `#2`, which `index` counts from 0. */
export type NamedCard = { readonly card: string; readonly index?: number };

/** No facts: the reason says it all. */
type None = Readonly<Record<never, never>>;

type Space = { readonly company: CompanyId; readonly rank: Rank };

/** The facts of each reason, in a move refused or a position that cannot occur. */
export interface Facts {
  'game-over': None;
  'not-your-turn': { readonly seat: Seat; readonly expected: readonly Actor[] };
  obligatory: None;
  'wrong-phase': { readonly phase: Phase; readonly kind: ActionKind };
  'already-done':
    | { readonly mission: MissionId }
    | { readonly action: 'transfer' | 'attack' }
    | { readonly port: number };
  'not-in-game': { readonly mission: MissionId } | { readonly harbor: HarborId };
  'not-available': { readonly mission: MissionId };
  'card-in-hand': NamedCard;
  'not-in-warehouse': NamedCard;
  short: {
    readonly lacks: Readonly<Partial<Record<SpiceId, number>>>;
    readonly crates: number;
    readonly short: number;
  };
  'variant-off': None;
  'final-round': None;
  'holds-ship': None;
  'too-many': { readonly given: number; readonly limit: number };
  'not-paid': NamedCard;
  'same-spice': NamedCard;
  needless: NamedCard;
  'company-full': { readonly company: CompanyId; readonly spaces: number };
  'not-own': Space & { readonly owner: Seat | null };
  'same-company': { readonly company: CompanyId };
  'no-merchant': Space;
  'own-merchant': Space;
  'not-above': { readonly attacker: Rank; readonly defender: Rank };
  'no-card': None;
  'not-in-hand': { readonly card: Face };
  'no-flag': NamedCard & { readonly company: CompanyId };
  'hand-emptied': { readonly hand: number; readonly played: number };
  'single-card': { readonly hand: number };
  'too-many-cards': { readonly played: number; readonly limit: number };
  'not-played': { readonly card: Face };
  'no-harbor': { readonly port: number };
  'not-in-port': { readonly card: Face };
  'wrong-count': { readonly given: number; readonly required: number };
  'wrong-seat': { readonly seat: Seat; readonly expected: Seat };
  'not-in-pile': { readonly card: Card } | { readonly harbor: HarborId };
  'wrong-port': { readonly port: number; readonly expected: number };
  'no-such-seat': { readonly seat: Seat };
  'variant-seats': { readonly seats: number };
  'too-many-copies': { readonly card: Face; readonly seen: number; readonly copies: number };
  'card-total': { readonly total: number; readonly expected: number };
  'merchant-total': { readonly seat: Seat; readonly total: number; readonly expected: number };
  'company-overfull': { readonly company: CompanyId; readonly merchants: number; readonly spaces: number };
  'beyond-last-space': Space & { readonly spaces: number };
  gap: Space;
  'harbor-not-in-game': { readonly harbor: HarborId };
  'harbor-twice': { readonly harbor: HarborId };
  'mission-not-in-game': { readonly mission: MissionId };
  'mission-twice': { readonly mission: MissionId };
  'card-at-port': { readonly port: number; readonly cards: number };
  'closed-harbor': { readonly port: number };
  'capacity-passed': { readonly port: number; readonly cards: number; readonly capacity: number };
  'monopoly-standing': {
    readonly port: number;
    readonly company: CompanyId;
    readonly flags: number;
    readonly value: number;
  };
  'hand-over-limit': { readonly seat: Seat; readonly hand: number; readonly limit: number };
  'hand-empty': { readonly seat: Seat };
  'pirate-ship': { readonly pirateShip: 'cove' | Seat | null };
  'no-defense': None;
}

type Reason = keyof Facts;

/** The clauses that a reason can break. */
export type ReasonClause<Why extends Reason> = Why extends keyof typeof refusals
  ? (typeof refusals)[Why][number]
  : Why extends keyof typeof impossibilities
    ? (typeof impossibilities)[Why][number]
    : never;

/** Violations of some reasons, by all their clauses or by some: what a small judgment finds, in a move or in a position. */
export type ViolationOf<Why extends Reason, By extends Clause = Clause> = Why extends Reason
  ? Violation<ReasonClause<Why> & By, Why, Facts[Why]>
  : never;

/** A broken rule: the reason, one of its clauses, and the facts. */
export type Refusal = ViolationOf<keyof typeof refusals>;

/** What keeps a position from occurring: the reason, one of its clauses, the facts, and where it is wrong. */
export type Impossibility = {
  readonly [Why in keyof typeof impossibilities]: ViolationOf<Why, (typeof impossibilities)[Why][number]> & Placed;
}[keyof typeof impossibilities];
