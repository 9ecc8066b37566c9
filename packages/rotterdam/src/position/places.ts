import type { Impossibility } from '../reasons.ts';

type Facts = Readonly<Record<string, unknown>>;

const ofSeat =
  (field: string) =>
  ({ seat }: Facts): string =>
    `hands[${seat}].${field}`;

const ofPile = ({ harbor }: Facts): string => (harbor === undefined ? 'piles' : `piles.${harbor}`);

/** Where in a position each reason points; the whole where several places together are wrong. */
const places: Readonly<Record<Impossibility['reason'], (facts: Facts) => string>> = {
  'two-ships': () => 'ships',
  'too-many-units': () => 'ships',
  'not-unloaded': () => 'ships',
  'too-many-products': () => '',
  'product-total': ofPile,
  'too-many-navigation': () => '',
  'navigation-total': () => 'navPile',
  'mission-twice': () => 'hands',
  'mission-total': () => 'missionPile',
  'mission-hand': ofSeat('missions'),
  'hand-over-limit': ofSeat('navigation'),
  'laid-without-points': ofSeat('laid'),
  'too-many-calls': () => 'called',
  'mover-cannot-move': () => 'call.mover',
  'too-many-due': ({ seat }) => `due[${seat}]`,
  'offer-not-in-hand': () => 'offer.give',
  'nobody-trades': () => 'passed',
  'nothing-to-draw': () => 'pending',
  'pile-not-open': ofPile,
  'over-too-early': () => 'phase',
  'over-too-late': () => 'phase',
};

/** The path in a position that an answer of `validate` is about: `hands[1].navigation`; empty for the whole. */
export const placeOf = (found: Impossibility): string => places[found.reason](found.facts);
