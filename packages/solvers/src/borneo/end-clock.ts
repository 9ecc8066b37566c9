import { borneo, type HarborCard, type State } from '@portolan/borneo';
import { countFlags, flagsOf, parseFace, upperFlagsOf } from '@portolan/borneo/pieces';
import { positionQuestion } from '../input.ts';
import type { Answer, Question } from '../question.ts';
import { inputs } from './inputs.ts';
import { type FactsOfTable, flagReadings, tableOf } from './table.ts';

/** Bounds on how long the game still goes, as long as Shipment cards last. */
export interface EndClockAnswer extends Answer {
  /** Distributions up to the one that ends the game. */
  readonly distributions: number;
  /** No fewer Shipment cards are still played. */
  readonly earliest: number;
  /** No more Shipment cards are still played. */
  readonly latest: number;
  /** The Harbor cards, soonest filled first, with the fewest cards each still takes. */
  readonly ranking: readonly { readonly harbor: string; readonly cards: number }[];
}

const mostFlags = (table: FactsOfTable): number => {
  const { shipments } = table.edition;
  if (shipments === 'free') return 4;
  return Math.max(
    ...shipments.flatMap(({ face }) => [0, 1, 2, 3].map((company) => flagsOf[parseFace(face)! * 4 + company]!)),
  );
};

const leadingFlags = (table: FactsOfTable, tower: readonly number[]): number => {
  if (flagReadings(table).all) return Math.max(...countFlags(tower, true));
  return Math.max(
    ...[0, 1, 2, 3].map((company) => tower.reduce((sum, face) => sum + upperFlagsOf[face * 4 + company]!, 0)),
  );
};

/** The least number of cards that could still fill a Harbor card. */
const soonest = (harbor: HarborCard, cards: number, flags: number, perCard: number): number => {
  let n = 1;
  while (cards + n < harbor.capacity && flags + perCard * n < harbor.monopoly) n++;
  return n;
};

/** How long does the game still go? */
export const endClock: Question<State, Record<string, never>, EndClockAnswer> = positionQuestion(borneo, {
  id: 'endClock',
  certainty: 'exact',
  example: {},
  reads: inputs.endClock,
  solve: (state) => {
    const table = tableOf(state!);
    const open = table.ports.flatMap(({ harbor, tower }) => (harbor ? [{ harbor, tower }] : []));
    const perCard = mostFlags(table);
    const ranking = [...open, ...table.harborPile.map((harbor) => ({ harbor, tower: [] as number[] }))]
      .map(({ harbor, tower }) => ({
        harbor: harbor.id,
        cards: soonest(harbor, tower.length, leadingFlags(table, tower), perCard),
      }))
      .sort((a, b) => a.cards - b.cards);
    const distributions = table.harborPile.length + 1;
    const room = open.reduce((sum, { harbor, tower }) => sum + harbor.capacity - tower.length, 0);
    const pile = table.harborPile.reduce((sum, harbor) => sum + harbor.capacity, 0);
    return {
      certainty: 'exact',
      distributions,
      earliest: ranking.slice(0, distributions).reduce((sum, { cards }) => sum + cards, 0),
      // Two of three ports stay unfinished, each one card below its capacity at most.
      latest: room + pile - (open.length - 1),
      ranking,
    };
  },
});
