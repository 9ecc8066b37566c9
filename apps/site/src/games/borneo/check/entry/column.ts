import { placeIn } from '@portolan/boards/borneo';
import type { CompanyId, Rank } from '@portolan/borneo';
import type { Lang } from '@portolan/core';
import type { Put } from '../../../../board/entry.ts';
import type { FieldsAbout } from '../../../../check/module.ts';
import { fill } from '../../../../kit/text.ts';
import { hasRoom, inFront, type Owners, withOwner } from '../../parts/columns.tsx';
import { boardWords } from '../../position/board/words.ts';

/** Spaces of a company on the printed board. */
const SPACES = 5;

/** A rank that is meant goes along with the merchant who stands there. */
type Follow = (rank: Rank) => Rank;

const gapsBy = ({ rulings }: FieldsAbout): boolean => rulings['fight-vacancy'] === 'leave-gap';

/** A column after a change, and where a merchant stands now who stood on a rank before. */
export interface Moved {
  readonly column: Owners;
  readonly follow: Follow;
}

/** A merchant is put on a rank; who stands there and below gives way. */
export const joined = (column: Owners, rank: Rank, seat: number, about: FieldsAbout): Moved | undefined => {
  if (!hasRoom(column, SPACES, about.rulings['company-full'] === 'open-ended')) return undefined;
  const pushes = typeof column[rank - 1] === 'number';
  return {
    column: inFront(column, rank, seat, gapsBy(about)),
    follow: (one) => (pushes && one >= rank ? one + 1 : one),
  };
};

/** A merchant is taken off; those below move up unless gaps stay. */
export const left = (column: Owners, rank: Rank, about: FieldsAbout): Moved => {
  const gaps = gapsBy(about);
  return { column: withOwner(column, rank, null, gaps), follow: (one) => (!gaps && one > rank ? one - 1 : one) };
};

/** Two merchants of a column change places; one goes to a free space. */
export const exchanged = (column: Owners, from: Rank, to: Rank, about: FieldsAbout): Moved => {
  const [a, b] = [column[from - 1] ?? null, column[to - 1] ?? null];
  if (b === null) {
    const without = left(column, from, about);
    const end = Math.min(to, without.column.length + 1);
    return {
      column: withOwner(without.column, end, a, gapsBy(about)),
      follow: (one) => (one === from ? end : without.follow(one)),
    };
  }
  const changed = column.map((owner, i) => (i === from - 1 ? b : i === to - 1 ? a : owner));
  return { column: changed, follow: (one) => (one === from ? to : one === to ? from : one) };
};

/** The rank that a spot is, and its company. */
export const rankIn = (spot: string) => {
  const place = placeIn(spot);
  return place?.kind === 'rank' ? place : undefined;
};

/** The space that a spot is for a merchant: a rank, and of the ship of a company the first below its merchants. */
export const spaceIn = (spot: string, columnOf: (company: CompanyId) => Owners) => {
  const place = placeIn(spot);
  if (place?.kind === 'company') return { company: place.company, rank: columnOf(place.company).length + 1 };
  return place?.kind === 'rank' ? place : undefined;
};

/** Says that a company takes no more merchants. */
export const fullCompany = <Value>(lang: Lang): Put<Value> => ({
  refused: fill(boardWords.full[lang], { n: SPACES }),
});
