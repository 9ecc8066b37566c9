import type { Outcome, Score, Seat } from '@portolan/core';
import { type Box, boxOf, cardPoints } from './box.ts';
import type { Clause } from './clauses.ts';
import { missionPoints } from './counts.ts';
import { makerOf } from './faces.ts';
import { type Ranking, rank, type Standing } from './pieces/ranking.ts';
import type { State } from './state.ts';
import type { SeatScore } from './types.ts';

/** The least a product of a hand can be worth; a face-down one counts the lower value of its harbor. */
const leastValue = (box: Box, card: number): number => {
  if (card >= 0) return box.values[card]!;
  const made = box.productsOf[makerOf(box, card)]?.map((product) => box.values[product]!);
  return Math.min(...(made ?? box.values));
};

const cardSum = (cards: readonly number[], value: (card: number) => number): number => {
  let sum = 0;
  for (const card of cards) sum += value(card);
  return sum;
};

/** The points of a seat (`score.missions`, `score.navigation`, `score.products`); face-down cards count the least they can. */
export const scoreOf = (state: State, seat: Seat): SeatScore => {
  const box = boxOf(state.edition);
  const points = (card: number): number => cardPoints[card] ?? 0;
  const owned = state.rulings['navigation-points'] === 'owned' ? cardSum(state.navigation[seat]!, points) : 0;
  const missions = missionPoints(state, seat);
  const navigation = owned + cardSum(state.laid[seat]!, points);
  const products = cardSum(state.products[seat]!, (card) => leastValue(box, card));
  return { missions, navigation, products, total: missions + navigation + products };
};

const standingsOf = (state: State): Standing[] =>
  state.products.map((hand, seat) => ({
    score: state.result?.scores[seat] ?? scoreOf(state, seat),
    productCards: hand.length,
  }));

/** The final counting of a table as it lies. */
export const endResult = (state: State): { readonly scores: readonly SeatScore[]; readonly ranking: Ranking } => {
  const standings = standingsOf(state);
  return { scores: standings.map(({ score }) => score), ranking: rank(standings, state.rulings['product-tie']) };
};

/** How the game ends as the cards lie, whatever was counted before. */
export const resultNow = (state: State): NonNullable<State['result']> => {
  const { scores, ranking } = endResult({ ...state, result: null });
  return { scores, winners: ranking.winners };
};

const part = (clause: Clause, points: number) => (points === 0 ? [] : [{ clause, points }]);

/** Points as they stand: Missions shown, point cards, Product cards; at the end those that were counted. */
export const scores = (state: State): Score[] =>
  standingsOf(state).map(({ score }, seat) => ({
    seat,
    total: score.total,
    parts: [
      ...part('score.missions', score.missions),
      ...part('score.navigation', score.navigation),
      ...part('score.products', score.products),
    ],
  }));

/** The end of the game, undefined while it goes on: the winners and the clause that decided. */
export const outcome = (state: State): (Outcome & { readonly clause: Clause }) | undefined => {
  if (state.phase !== 'over' || !state.result) return undefined;
  const { winners } = state.result;
  const { clause } = endResult(state).ranking;
  return { winners, clause: winners.length > 1 ? 'ruling.full-tie' : clause };
};
