import { borneo, type CompanyId, companyIds, type Face, type PortNumber, type State } from '@portolan/borneo';
import { countFlags, faceText } from '@portolan/borneo/pieces';
import { positionQuestion } from '../input.ts';
import type { Answer, Question } from '../question.ts';
import { distributionOf } from './distribution.ts';
import { type BestShipmentInput, inputs, type Scale } from './inputs.ts';
import { type Prize, solvePicks, usualScale } from './picks.ts';
import {
  editionOrder,
  type FactsOfTable,
  flagReadings,
  isCrate,
  isDoubled,
  knownFaces,
  portNumbers,
  tableOf,
} from './table.ts';

/** A card at a port, and what best picking gives every seat, in half points. */
export interface RankedShipment {
  readonly card: Face;
  readonly port: PortNumber;
  readonly values: readonly number[];
  readonly trigger: 'monopoly' | 'shared' | null;
  /** Seats in the order of their picks, with the card each takes; none without a distribution. */
  readonly picks: readonly { readonly seat: number; readonly card: Face }[];
  /** Flags that each company still needs for the monopoly, 0 or less when reached. */
  readonly needs: Readonly<Record<CompanyId, number>>;
}

/** All cards of the hand at all open ports, best for the seat first. */
export interface BestShipmentAnswer extends Answer {
  readonly best: { readonly card: Face; readonly port: PortNumber } | null;
  readonly values: readonly number[];
  readonly second: { readonly card: Face; readonly port: PortNumber; readonly values: readonly number[] } | null;
  readonly ranking: readonly RankedShipment[];
}

const worth = (face: number, scale: Scale): number => {
  if (isCrate(face)) return isDoubled(face) ? 2 * scale.crate : scale.crate;
  return isDoubled(face) ? scale.doubled : scale.single;
};

const rankOne = (
  table: FactsOfTable,
  seat: number,
  scales: readonly Scale[],
  face: number,
  port: number,
): RankedShipment => {
  const { harbor, tower } = table.ports[port]!;
  const flags = countFlags([...tower, face], flagReadings(table).all);
  const needs = Object.fromEntries(companyIds.map((id, i) => [id, harbor!.monopoly - flags[i]!])) as Record<
    CompanyId,
    number
  >;
  const entry = { card: faceText(face), port: portNumbers[port]!, needs };
  const distribution = distributionOf(table, table.columns, harbor!, [...tower, face]);
  if (!distribution) return { ...entry, values: Array<number>(table.seats).fill(0), trigger: null, picks: [] };
  const order = editionOrder(table);
  const prizes: Prize[] = [...tower, face]
    .sort((a, b) => order(a) - order(b))
    .map((card) => ({ face: card, values: scales.map((scale) => worth(card, scale)) }));
  const pickers = distribution.picks.map((pick) => pick.seat);
  const { sums, taken } = solvePicks(pickers, prizes, table.seats);
  const values = sums.map((sum, s) => (s === seat ? sum + scales[s]!.harbor : sum));
  const picks = taken.map((prize, i) => ({ seat: pickers[i]!, card: faceText(prizes[prize]!.face) }));
  return { ...entry, values, trigger: distribution.kind, picks };
};

/** Which card of my hand, and where? */
export const bestShipment: Question<State, BestShipmentInput, BestShipmentAnswer> = positionQuestion(borneo, {
  id: 'bestShipment',
  certainty: 'exact',
  example: { seat: 0 },
  reads: inputs.bestShipment,
  solve: (state, { seat, scales }) => {
    const table = tableOf(state!);
    const all = scales ?? Array<Scale>(table.seats).fill(usualScale);
    const ranking = knownFaces(table, table.hands[seat] ?? [])
      .flatMap((face) =>
        [0, 1, 2].filter((port) => table.ports[port]!.harbor).map((port) => rankOne(table, seat, all, face, port)),
      )
      // Cards come in edition order and ports from the left: the sort is stable, so equal values stay so.
      .sort((a, b) => b.values[seat]! - a.values[seat]!);
    const [best, second] = ranking;
    return {
      certainty: 'exact',
      best: best ? { card: best.card, port: best.port } : null,
      values: best?.values ?? [],
      second: second ? { card: second.card, port: second.port, values: second.values } : null,
      ranking,
    };
  },
});
