import type { Clause } from './clauses.ts';
import type { Event } from './types.ts';

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
export interface NamedCard {
  readonly card: string;
  readonly index?: number;
}

type FoundIn<Table extends Readonly<Record<string, Clauses>>> = {
  readonly [Reason in keyof Table & string]: {
    readonly clause: Table[Reason][number];
    readonly reason: Reason;
    readonly [fact: string]: unknown;
  };
}[keyof Table & string];

/** A broken rule: the reason, one of its clauses, and the facts. */
export type Refusal = FoundIn<typeof refusals>;

/** What keeps a position from occurring: the reason, one of its clauses, and the facts. */
export type Impossibility = FoundIn<typeof impossibilities>;

/** The clauses that a reason can break. */
export type BrokenBy<Reason extends keyof typeof refusals> = (typeof refusals)[Reason][number];

type Reason = keyof typeof refusals | keyof typeof impossibilities;

type CitedBy<Why extends Reason> = Why extends keyof typeof refusals
  ? (typeof refusals)[Why][number]
  : Why extends keyof typeof impossibilities
    ? (typeof impossibilities)[Why][number]
    : never;

/** Violations of some reasons, by all their clauses or by some: what a small judgment finds, in a move or in a position. */
export type Found<Why extends Reason, By extends Clause = Clause> = Why extends Reason
  ? { readonly clause: CitedBy<Why> & By; readonly reason: Why; readonly [fact: string]: unknown }
  : never;
