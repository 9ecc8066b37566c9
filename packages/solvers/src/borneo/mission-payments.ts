import { borneo, type MissionId, type State } from '@portolan/borneo';
import { faceText, frugalPayments } from '@portolan/borneo/pieces';
import { positionQuestion } from '../input.ts';
import type { Answer, Question } from '../question.ts';
import { inputs, type MissionPaymentsInput } from './inputs.ts';
import { type FactsOfTable, needOf, type PayCard, stockOf, tableOf } from './table.ts';

/** One frugal payment: no card can be left out. `gain` is the value of the tile less the cards, each of which scores 1. */
export interface RankedPayment {
  readonly pay: readonly string[];
  readonly cards: number;
  readonly crates: number;
  readonly doubled: number;
  readonly gain: number;
}

/** All frugal payments, the cheapest first; none if the Mission cannot be paid. */
export interface MissionPaymentsAnswer extends Answer {
  readonly payments: number;
  readonly best: readonly string[];
  readonly cards: number;
  readonly gain: number;
  readonly ranking: readonly RankedPayment[];
}

const byPlace = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
};

/** All frugal payments of a tile, best first: fewest cards, crates, doubled cards, then edition order. */
export const rankPayments = (table: FactsOfTable, seat: number, mission: MissionId): RankedPayment[] => {
  const tile = table.edition.missions.find(({ id }) => id === mission)!;
  const stock: PayCard[] = stockOf(table, seat, faceText);
  const groups = stock.map(({ kind, count }, id) => ({ id, kind, count }));
  const count = (ids: readonly number[], test: (kind: number) => boolean) =>
    ids.filter((id) => test(stock[id]!.kind)).length;
  return frugalPayments(needOf(tile), groups)
    .map((ids) => ({
      ids,
      pay: ids.map((id) => stock[id]!.id),
      cards: ids.length,
      crates: count(ids, (kind) => kind >= 8),
      doubled: count(ids, (kind) => kind % 2 === 1),
      gain: tile.vp - ids.length,
    }))
    .sort((a, b) => a.cards - b.cards || a.crates - b.crates || a.doubled - b.doubled || byPlace(a.ids, b.ids))
    .map(({ ids: _, ...payment }) => payment);
};

/** The ways to pay a Mission, and its true price. */
export const missionPayments: Question<State, MissionPaymentsInput, MissionPaymentsAnswer> = positionQuestion(borneo, {
  id: 'missionPayments',
  certainty: 'exact',
  example: { seat: 0, mission: '1b' },
  reads: inputs.missionPayments,
  solve: (state, { seat, mission }) => {
    const ranking = rankPayments(tableOf(state!), seat, mission);
    const [first] = ranking;
    return {
      certainty: 'exact',
      payments: ranking.length,
      best: first?.pay ?? [],
      cards: first?.cards ?? 0,
      gain: first?.gain ?? 0,
      ranking,
    };
  },
});
