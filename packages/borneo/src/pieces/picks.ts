/** The clauses by which a pick can be due. */
export const pickClauses = [
  'monopoly.rank-order',
  'monopoly.again',
  'shared.first-merchants',
  'shared.next-merchants',
  'ruling.shared-leftover',
] as const;

/** The clause by which a pick is due. */
export type PickClause = (typeof pickClauses)[number];

/** One pick: the owner of the merchant, the company (0 to 3), the merchant's rank (1 = highest) and the clause. */
export interface Pick {
  readonly seat: number;
  readonly company: number;
  readonly rank: number;
  readonly clause: PickClause;
}

/** A column from rank 1 down: owners, -1 for an empty space. */
export type Column = readonly number[];

/** The ranks of a column that are occupied, highest first; an empty space has no part in a distribution. */
const occupied = (column: Column): number[] => {
  const ranks: number[] = [];
  for (let i = 0; i < column.length; i++) if (column[i]! >= 0) ranks.push(i + 1);
  return ranks;
};

/** The picks of a monopoly: by rank, and again from the first until all cards are given out; none without a merchant. */
export const monopolyPicks = (column: Column, company: number, cards: number): Pick[] => {
  const ranks = occupied(column);
  if (ranks.length === 0) return [];
  return Array.from({ length: cards }, (_, i) => {
    const rank = ranks[i % ranks.length]!;
    const clause = i < ranks.length ? 'monopoly.rank-order' : 'monopoly.again';
    return { seat: column[rank - 1]!, company, rank, clause };
  });
};

/** One pick of every merchant of the ranked companies, level by level: the first of each, then the second, and so on. */
const allLaps = (columns: readonly Column[], order: readonly number[]): Pick[] => {
  const ranks = order.map((company) => occupied(columns[company]!));
  const laps = Math.max(0, ...ranks.map((list) => list.length));
  const picks: Pick[] = [];
  for (let lap = 0; lap < laps; lap++) {
    order.forEach((company, i) => {
      const rank = ranks[i]![lap];
      if (rank === undefined) return;
      const clause = lap === 0 ? 'shared.first-merchants' : 'shared.next-merchants';
      picks.push({ seat: columns[company]![rank - 1]!, company, rank, clause });
    });
  }
  return picks;
};

/**
 * The picks of a shared distribution among the ranked companies (`order`: company numbers, best first). When every
 * eligible merchant has had one and cards are left, it starts over with `again` (ruling.shared-leftover), else the rest
 * goes to nobody; so there may be fewer picks than cards.
 */
export const sharedPicks = (
  columns: readonly Column[],
  order: readonly number[],
  cards: number,
  again: boolean,
): Pick[] => {
  const round = allLaps(columns, order);
  const picks = round.slice(0, cards);
  if (!again || round.length === 0) return picks;
  while (picks.length < cards) picks.push({ ...round[picks.length % round.length]!, clause: 'ruling.shared-leftover' });
  return picks;
};
