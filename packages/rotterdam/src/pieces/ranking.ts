import type { Seat } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import type { SeatScore, TieBreak } from '../types.ts';

/** A seat at the end: its points and how many Product cards it holds. */
export interface Standing {
  readonly score: SeatScore;
  readonly productCards: number;
}

/** A tie-break as it was applied. */
export interface TieStep {
  readonly by: TieBreak;
  readonly clause: Clause;
  readonly among: readonly Seat[];
  readonly left: readonly Seat[];
}

/** Who wins, how ties were broken on the way, and the clause that decided. */
export interface Ranking {
  readonly winners: readonly Seat[];
  readonly steps: readonly TieStep[];
  readonly clause: Clause;
}

interface Criterion {
  readonly by: TieBreak;
  readonly clause: Clause;
  readonly value: (seat: Seat) => number;
}

const best = (seats: readonly Seat[], value: (seat: Seat) => number): Seat[] => {
  const most = Math.max(...seats.map(value));
  return seats.filter((seat) => value(seat) === most);
};

/** Most points, then most Mission points, then most Product cards or their points (`score.winner`, `score.tie-missions`, `score.tie-products`, `ruling.product-tie`). */
export const rank = (standings: readonly Standing[], productTie: 'number' | 'points'): Ranking => {
  const seats = standings.map((_, seat) => seat);
  const points = productTie === 'points';
  const criteria: readonly Criterion[] = [
    { by: 'missions', clause: 'score.tie-missions', value: (seat) => standings[seat]!.score.missions },
    points
      ? { by: 'product-points', clause: 'ruling.product-tie', value: (seat) => standings[seat]!.score.products }
      : { by: 'products', clause: 'score.tie-products', value: (seat) => standings[seat]!.productCards },
  ];
  let winners = best(seats, (seat) => standings[seat]!.score.total);
  let clause: Clause = 'score.winner';
  const steps: TieStep[] = [];
  for (const { by, clause: cited, value } of criteria) {
    if (winners.length < 2) break;
    const left = best(winners, value);
    steps.push({ by, clause: cited, among: winners, left });
    winners = left;
    clause = cited;
  }
  return { winners, steps, clause: winners.length > 1 ? 'ruling.full-tie' : clause };
};
