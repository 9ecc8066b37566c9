import { type CompanyId, companyIds, type Face, type PortNumber, type State } from '@portolan/borneo';
import { faceText, monopolyOf, UNKNOWN } from '@portolan/borneo/pieces';
import { integer, noPosition, oneOf, parseFields } from '../fields.ts';
import type { Answer, Question } from '../question.ts';
import { seatOf } from './mission-payments.ts';
import { companyOf, flagReadings, knownFaces, type Table, tableOf } from './table.ts';

/** Whose hand, at which port, for which company. */
export interface MonopolyNeedInput {
  readonly seat: number;
  readonly port: PortNumber;
  readonly company: CompanyId;
}

/** The fewest cards, and every sequence of that length; `cards` is null if the hand cannot do it. */
export interface MonopolyNeedAnswer extends Answer {
  readonly cards: number | null;
  readonly sequences: readonly (readonly Face[])[];
}

/** All shortest sequences of the hand that give the company the monopoly with their last card, nobody else playing there. */
export const shortestMonopolies = (table: Table, seat: number, port: number, company: number): number[][] => {
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
export const monopolyNeed: Question<State, MonopolyNeedInput, MonopolyNeedAnswer> = {
  id: 'monopolyNeed',
  certainty: 'exact',
  needsPosition: true,
  fields: { seat: 'seat', port: 'port', company: 'company' },
  parse: (json, state) =>
    state
      ? parseFields<MonopolyNeedInput>(json, {
          seat: seatOf(state),
          port: integer(1, 3),
          company: oneOf(companyIds, 'unknown-company'),
        })
      : noPosition(),
  solve: (state, { seat, port, company }) => {
    const sequences = shortestMonopolies(tableOf(state!), seat, port - 1, companyOf(company)).map((one) =>
      one.map(faceText),
    );
    return { certainty: 'exact', cards: sequences[0]?.length ?? null, sequences, ranking: sequences };
  },
};
