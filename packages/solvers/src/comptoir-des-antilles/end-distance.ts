import { comptoirDesAntilles, type Event, type State } from '@portolan/comptoir-des-antilles';
import type { Seat } from '@portolan/core';
import { positionQuestion } from '../input.ts';
import type { Answer, Question } from '../question.ts';
import { type EndDistanceInput, inputs } from './inputs.ts';
import { ofTurn, shipsInPile, turnOf } from './table.ts';
import { type Step, type TurnGraph, turnGraph } from './turn-graph.ts';

/** The highest counter that a seat can reach in its turn when the rules look at it, and whether that ends the game. */
export interface RankedCounter {
  readonly seat: Seat;
  readonly highest: number;
  readonly ends: boolean;
}

/** How near both ends of the game are. */
export interface EndDistanceAnswer extends Answer {
  /** Ships in the pile: so many must still leave before the last round. */
  readonly ships: number;
  /** Turns of this round that are not over, this one included. */
  readonly turns: number;
  readonly highest: number;
  readonly ends: boolean;
  readonly complete: boolean;
  /** Every seat in its turn, this one or its next, the highest counter first. */
  readonly ranking: readonly RankedCounter[];
}

/** When the rules look at the counters (ruling.hundred): after these events. */
const looksAt = (reading: string, { kind, clause }: Event, settling: boolean): boolean => {
  if (reading === 'end-of-round') return false;
  if (kind === 'premiumGained') return reading === 'at-once' || !settling;
  if (reading === 'at-once') return kind === 'premiumPaid';
  return kind === 'gameEnded' || (kind === 'shipDiscarded' && clause === 'sailing.ship-discarded');
};

/** What an event does to a counter. */
const changeBy = (event: Event, seat: Seat): number => {
  if (!('seat' in event) || event.seat !== seat) return 0;
  if (event.kind === 'premiumPaid' || event.kind === 'premiumGained') return event.amount;
  return event.kind === 'commissionPaid' || event.kind === 'premiumLost' ? -event.paid : 0;
};

/** The highest counter of the seat at which the rules look during a step. */
const highestIn = ({ events }: Step, before: State, seat: Seat): number => {
  let counter = before.premiums[seat]!;
  let highest = Number.NEGATIVE_INFINITY;
  for (const event of events) {
    counter += changeBy(event, seat);
    if (looksAt(before.rulings.hundred, event, before.leaving !== null)) highest = Math.max(highest, counter);
  }
  return highest;
};

const highestOf = ({ start, moments, ends }: TurnGraph, seat: Seat): number => {
  const { premiums, leaving, rulings } = start.state;
  // A commission that is due comes before the look at the counter.
  let highest = leaving && rulings.hundred === 'after-commission' ? Number.NEGATIVE_INFINITY : premiums[seat]!;
  for (const { state, steps } of moments) {
    for (const step of steps) highest = Math.max(highest, highestIn(step, state, seat));
  }
  if (rulings.hundred !== 'end-of-round') return highest;
  for (const { state } of ends) highest = Math.max(highest, state.premiums[seat]!);
  return highest;
};

/** How near is the end? */
export const endDistance: Question<State, EndDistanceInput, EndDistanceAnswer> = positionQuestion(comptoirDesAntilles, {
  id: 'endDistance',
  certainty: 'exact',
  example: { seat: 0 },
  reads: (state) => ofTurn(state, inputs.endDistance(state)),
  solve: (given, { seat: asker }) => {
    const state = given!;
    const graphs = state.premiums.flatMap((_, seat) => {
      const turn = turnOf(state, seat);
      return turn ? [{ seat, graph: turnGraph(turn) }] : [];
    });
    const ranking = graphs
      .map(({ seat, graph }) => ({ seat, highest: highestOf(graph, seat) }))
      .map((one) => ({ ...one, ends: one.highest >= state.edition.target }))
      .sort((a, b) => b.highest - a.highest);
    const { highest, ends } = ranking.find(({ seat }) => seat === asker)!;
    const complete = graphs.every(({ graph }) => graph.complete);
    return {
      certainty: complete ? 'exact' : 'estimate',
      ships: shipsInPile(state),
      turns: state.seats - ((state.active - state.first + state.seats) % state.seats),
      highest,
      ends,
      complete,
      ranking,
    };
  },
});
