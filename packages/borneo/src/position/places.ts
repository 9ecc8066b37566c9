import type { Impossibility } from '../reasons.ts';
import type { Position } from '../types.ts';

/** A position as people have written it: only places that it tells of can be pointed at. */
type Written = Partial<Position>;

type FactsOf<Reason extends Impossibility['reason']> = Extract<Impossibility, { readonly reason: Reason }>['facts'];

const column = ({ company }: { readonly company: string }): readonly string[] => [`companies.${company}`];

const space = ({ company, rank }: { readonly company: string; readonly rank: number }): readonly string[] => [
  `companies.${company}[${rank - 1}]`,
];

const inPort =
  (part: 'harbor' | 'tower') =>
  ({ port }: { readonly port: number }): readonly string[] => [`ports[${port - 1}].${part}`];

const handOf = ({ seat }: { readonly seat: number }): readonly string[] => [`hands[${seat}]`];

/** Where a Harbor card lies that lies there wrongly. */
const harborAt = ({ harbor }: { readonly harbor: string }, { ports = [], warehouses = [] }: Written) => [
  ...ports.flatMap((port, i) => (port?.harbor === harbor ? [`ports[${i}].harbor`] : [])),
  ...warehouses.flatMap((store, seat) => (store?.harbors?.includes(harbor) ? [`warehouses[${seat}].harbors`] : [])),
];

const missionAt = ({ mission }: { readonly mission: string }, { warehouses = [] }: Written) => [
  'missions',
  ...warehouses.flatMap((store, seat) => (store?.missions?.includes(mission) ? [`warehouses[${seat}].missions`] : [])),
];

/** Where in a position each reason points, first what is most likely wrong. */
const places: {
  readonly [Reason in Impossibility['reason']]: (facts: FactsOf<Reason>, position: Written) => readonly string[];
} = {
  'variant-seats': () => ['options.fourMerchants'],
  'too-many-copies': () => ['pile'],
  'card-total': () => ['pile'],
  'merchant-total': () => ['companies'],
  'company-overfull': column,
  'beyond-last-space': space,
  gap: space,
  'harbor-not-in-game': harborAt,
  'harbor-twice': harborAt,
  'mission-not-in-game': missionAt,
  'mission-twice': missionAt,
  'card-at-port': inPort('tower'),
  'closed-harbor': inPort('harbor'),
  'capacity-passed': inPort('tower'),
  'monopoly-standing': inPort('tower'),
  'hand-over-limit': handOf,
  'hand-empty': handOf,
  'pirate-ship': () => ['pirateShip'],
  'not-own': () => ['fight.attacker'],
  'no-merchant': () => ['fight.defender'],
  'own-merchant': () => ['fight.defender'],
  'not-above': () => ['fight.defender'],
  'no-card': () => ['fight.attack'],
  'no-flag': () => ['fight'],
  'too-many-cards': () => ['fight.defense'],
  'no-defense': () => ['fight.defense'],
};

/** The paths in a position that an answer of `validate` is about, the first of all first: `hands[1]`; empty for the whole. */
export const placesOf = ({ reason, facts }: Impossibility, position: Written = {}): readonly string[] =>
  (places[reason] as (facts: object, position: Written) => readonly string[])(facts, position);
