import type { Impossibility, ImpossibilityFacts } from '../reasons.ts';
import { type Position, quayNumbers } from '../types.ts';

/** A position as people have written it: only places that it tells of can be pointed at. */
type Written = Partial<Position>;

/** Paths of the quays whose text says something. */
const quaysWith = ({ quays = [] }: Written, says: (parts: readonly string[]) => boolean): string[] =>
  quayNumbers.flatMap((_, at) => (says(quays[at]?.split(' ') ?? []) ? [`quays[${at}]`] : []));

const seatsWith = (
  field: 'hands' | 'tiles',
  { [field]: lists = [] }: Written,
  ...entries: readonly string[]
): string[] =>
  (lists as readonly (readonly string[])[]).flatMap((list, seat) =>
    entries.some((entry) => list?.includes(entry)) ? [`${field}[${seat}]`] : [],
  );

/** The pieces that lie somewhere, or the count of their pile: whichever is too much. `all` are found, `most` there are. */
const piecesOrCount = (
  field: 'ships' | 'goods' | 'tilePile',
  position: Written,
  { name, all, most }: { readonly name: string | number; readonly all: number; readonly most: number },
  pieces: readonly string[],
): readonly string[] => {
  const pile = position[field];
  if (pile === undefined) return pieces;
  return all - (pile[name] ?? 0) > most ? pieces : [`${field}.${name}`];
};

const atQuay = ({ quay }: { readonly quay: number }): readonly string[] => [`quays[${quay - 1}]`];

/** Where in a position each reason points; nowhere where the whole is wrong. */
const places: {
  readonly [Reason in keyof ImpossibilityFacts]: (
    facts: ImpossibilityFacts[Reason],
    position: Written,
  ) => readonly string[];
} = {
  overloaded: atQuay,
  'full-at-quay': atQuay,
  'too-many-porters': ({ seat }, position) =>
    quaysWith(position, (parts) => parts.some((part) => new RegExp(`^[A-D\\d]*${'ABCD'[seat]}[1-9]`).test(part))),
  'too-many-ships': ({ ship, seen, count }, position) =>
    piecesOrCount('ships', position, { name: ship, all: seen, most: count }, [
      ...quaysWith(position, ([value]) => value === String(ship)),
      ...(position.next === ship ? ['next'] : []),
    ]),
  'goods-total': ({ goods, found, count }, position) =>
    piecesOrCount('goods', position, { name: goods, all: found, most: count }, [
      ...quaysWith(position, ([, kind]) => kind === goods),
      ...seatsWith('hands', position, goods, `${goods}!`),
      ...(['tail', 'goodsOut'] as const).filter((field) => position[field]?.includes(goods)),
    ]),
  'too-few-unseen': (_, { goods }) => [goods === undefined ? 'hands' : 'goods'],
  'too-many-tiles': ({ tile, found, count }, position) =>
    piecesOrCount('tilePile', position, { name: tile, all: found, most: count }, [
      ...quaysWith(position, (parts) => parts.some((part) => part.startsWith(`${tile}/`))),
      ...seatsWith('tiles', position, tile),
      ...(position.auction?.tile === tile ? ['auction.tile'] : []),
    ]),
  'hand-size': ({ seat }) => [`hands[${seat}]`],
  'too-many-discarded': ({ seat }) => [`discards[${seat}]`],
  'contact-twice': ({ seat }) => [`discards[${seat}]`],
  'no-goods': atQuay,
  'below-zero': ({ seat }) => [`premiums[${seat}]`],
  'slate-left': () => ['slate', 'turn.slateLeft'],
  'bid-too-high': ({ seat }) => ['auction.high.amount', `premiums[${seat}]`],
};

/** The paths in a position that an answer of `validate` is about, the first of all first: `hands[1]`; empty for the whole. */
export const placesOf = ({ reason, facts }: Impossibility, position: Written = {}): readonly string[] =>
  (places[reason] as (facts: object, position: Written) => readonly string[])(facts, position);
