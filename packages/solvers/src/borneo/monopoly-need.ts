import { borneo, type Face, type State } from '@portolan/borneo';
import { faceText, monopolyOf, UNKNOWN } from '@portolan/borneo/pieces';
import { positionQuestion } from '../input.ts';
import type { Answer, Question } from '../question.ts';
import { inputs, type MonopolyNeedInput } from './inputs.ts';
import { companyOf, type FactsOfTable, flagReadings, knownFaces, tableOf } from './table.ts';

/** The fewest cards, and every sequence of that length; `cards` is null if the hand cannot do it. */
export interface MonopolyNeedAnswer extends Answer {
  readonly cards: number | null;
  readonly sequences: readonly (readonly Face[])[];
}

/** All shortest sequences of the hand that give the company the monopoly with their last card, nobody else playing there. */
export const shortestMonopolies = (table: FactsOfTable, seat: number, port: number, company: number): number[][] => {
  const { harbor, tower } = table.ports[port]!;
  if (!harbor) return [];
  const readings = flagReadings(table);
  const hand = (table.hands[seat] ?? []).filter((face) => face !== UNKNOWN);
  let level: { played: number[]; left: number[] }[] = [{ played: [], left: hand }];
  while (level.length > 0) {
    const found: number[][] = [];
    const next: typeof level = [];
    for (const { played, left } of level) {
      for (const face of knownFaces(table, left)) {
        const sequence = [...played, face];
        const cards = [...tower, ...sequence];
        const { winner } = monopolyOf(cards, harbor.monopoly, readings);
        if (winner === company) found.push(sequence);
        // An earlier card that triggers anything ends the attempt: the port is cleared.
        else if (winner < 0 && cards.length < harbor.capacity) {
          const at = left.indexOf(face);
          next.push({ played: sequence, left: left.filter((_, i) => i !== at) });
        }
      }
    }
    if (found.length > 0) return found;
    level = next;
  }
  return [];
};

/** How many of my cards does a monopoly take? */
export const monopolyNeed: Question<State, MonopolyNeedInput, MonopolyNeedAnswer> = positionQuestion(borneo, {
  id: 'monopolyNeed',
  certainty: 'exact',
  example: { seat: 0, port: 1, company: 'red' },
  reads: inputs.monopolyNeed,
  solve: (state, { seat, port, company }) => {
    const sequences = shortestMonopolies(tableOf(state!), seat, port - 1, companyOf(company)).map((one) =>
      one.map(faceText),
    );
    return { certainty: 'exact', cards: sequences[0]?.length ?? null, sequences, ranking: sequences };
  },
});
