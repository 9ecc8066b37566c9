import type { Impossibility } from '../reasons.ts';

type Facts = Readonly<Record<string, unknown>>;

const inPort =
  (part: 'harbor' | 'tower') =>
  ({ port }: Facts): string =>
    `ports[${Number(port) - 1}].${part}`;

/** Where in a position each reason points; the whole where several places together are wrong. */
const places: Readonly<Record<Impossibility['reason'], (facts: Facts) => string>> = {
  'variant-seats': () => 'options.fourMerchants',
  'too-many-copies': () => '',
  'card-total': () => 'pile',
  'merchant-total': () => 'companies',
  'company-overfull': ({ company }) => `companies.${company}`,
  'beyond-last-space': ({ company, rank }) => `companies.${company}[${Number(rank) - 1}]`,
  gap: ({ company, rank }) => `companies.${company}[${Number(rank) - 1}]`,
  'harbor-not-in-game': () => '',
  'harbor-twice': () => '',
  'mission-not-in-game': () => '',
  'mission-twice': () => '',
  'card-at-port': inPort('tower'),
  'closed-harbor': inPort('harbor'),
  'capacity-passed': inPort('tower'),
  'monopoly-standing': inPort('tower'),
  'hand-over-limit': ({ seat }) => `hands[${seat}]`,
  'hand-empty': ({ seat }) => `hands[${seat}]`,
  'pirate-ship': () => 'pirateShip',
  'not-own': () => 'fight.attacker',
  'no-merchant': () => 'fight.defender',
  'own-merchant': () => 'fight.defender',
  'not-above': () => 'fight.defender',
  'no-card': () => 'fight.attack',
  'no-flag': () => 'fight',
  'too-many-cards': () => 'fight.defense',
  'no-defense': () => 'fight.defense',
};

/** The path in a position that an answer of `validate` is about: `hands[1]`; empty for the whole. */
export const placeOf = (found: Impossibility): string => places[found.reason](found.facts);
