import type { Impossibility } from '../reasons.ts';

type Facts = Readonly<Record<string, unknown>>;

const atQuay = ({ quay }: Facts): string => `quays[${Number(quay) - 1}]`;
const ofSeat =
  (field: string) =>
  ({ seat }: Facts): string =>
    `${field}[${seat}]`;

/** Where in a position each reason points; the whole where several places together are wrong. */
const places: Readonly<Record<Impossibility['reason'], (facts: Facts) => string>> = {
  overloaded: atQuay,
  'full-at-quay': atQuay,
  'too-many-porters': () => 'quays',
  'too-many-ships': () => '',
  'goods-total': () => '',
  'too-few-unseen': () => 'goods',
  'too-many-tiles': () => '',
  'hand-size': ofSeat('hands'),
  'too-many-discarded': ofSeat('discards'),
  'contact-twice': ofSeat('discards'),
  'no-goods': atQuay,
  'below-zero': ofSeat('premiums'),
  'slate-left': () => 'slate',
  'bid-too-high': () => 'auction.high',
};

/** The path in a position that an answer of `validate` is about: `hands[1]`; empty for the whole. */
export const placeOf = (found: Impossibility): string => places[found.reason](found.facts);
