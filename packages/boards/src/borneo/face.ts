import type { CardList, Face } from '@portolan/borneo';
import type { FlagLetter } from './flags.ts';

/** Letter of a spice in face codes; `x` is a crate. */
export type SpiceLetter = 'p' | 'c' | 'v' | 'n' | 'x';

/** A face code taken apart: three upper flags from the left, the lower flag, what it holds. */
export interface ReadFace {
  readonly upper: readonly [FlagLetter, FlagLetter, FlagLetter];
  readonly lower: FlagLetter;
  readonly spice: SpiceLetter;
  readonly units: 1 | 2;
}

const form = /^([RBGY])([RBGY])([RBGY])\/([RBGY]):([pcvnx])(2?)$/;

/** Reads `RRB/G:v2`; undefined for `?` and for anything that is no face. */
export const readFace = (face: Face): ReadFace | undefined => {
  const found = form.exec(face);
  if (!found) return undefined;
  const [, a, b, c, lower, spice, doubled] = found as unknown as string[];
  return {
    upper: [a, b, c] as unknown as ReadFace['upper'],
    lower: lower as FlagLetter,
    spice: spice as SpiceLetter,
    units: doubled ? 2 : 1,
  };
};

/** Writes a face code from its parts. */
export const writeFace = ({ upper, lower, spice, units }: ReadFace): Face =>
  `${upper.join('')}/${lower}:${spice}${units === 2 ? '2' : ''}`;

/** A list of cards with the unknown ones counted apart. */
interface SortedCards {
  readonly known: readonly Face[];
  readonly unknown: number;
}

/** Splits a list, in which `?` and numbers stand for unknown cards. */
export const sortCards = (cards: CardList = []): SortedCards => {
  const known = cards.filter((card): card is Face => typeof card === 'string' && card !== '?');
  const unknown = cards.reduce<number>(
    (sum, card) => sum + (typeof card === 'number' ? card : card === '?' ? 1 : 0),
    0,
  );
  return { known, unknown };
};

/** How many cards a list stands for. */
export const cardCount = (cards: CardList = []): number => {
  const { known, unknown } = sortCards(cards);
  return known.length + unknown;
};
