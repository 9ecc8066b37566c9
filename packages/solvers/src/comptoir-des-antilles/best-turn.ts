import { type Action, comptoirDesAntilles, type State } from '@portolan/comptoir-des-antilles';
import { positionQuestion } from '../input.ts';
import type { Answer, Question } from '../question.ts';
import { marginOf } from '../search/candidates.ts';
import { type BestTurnInput, inputs } from './inputs.ts';
import { ofTurn, turnOf } from './table.ts';
import { countWays, eachWay, type Moment, sails, type TurnGraph, turnGraph, wayTo } from './turn-graph.ts';

/** A sequence of actions of the turn, and the change of every counter by it. */
export interface Departure {
  readonly do: readonly Action[];
  readonly change: readonly number[];
}

/** A sequence with the own change, and how much more it is than the best of the others'. */
export interface RankedPlay extends Departure {
  readonly gain: number;
  readonly lead: number;
}

/** Everything that can be done with a turn, up to the refill of the quays. */
export interface BestTurnAnswer extends Answer {
  /** Complete ways to play the turn. */
  readonly plays: number;
  /** Those listed in which a ship sails. */
  readonly departures: readonly Departure[];
  readonly bestGain: number;
  readonly bestLead: number;
  /** False if a refill in the middle of a card, or the number of ways, leaves something out; the answer is then an estimate. */
  readonly complete: boolean;
  /** The ways to play, by own gain, then by lead; of very many one for each result on the table. */
  readonly ranking: readonly RankedPlay[];
}

/** Ways listed one by one; of more only one for each end. */
const MOST_LISTED = 3000;

/** How an end changes the counters. */
export interface Result {
  readonly end: Moment;
  readonly change: readonly number[];
  readonly gain: number;
  readonly lead: number;
}

const better = (a: Pick<Result, 'gain' | 'lead'>, b: Pick<Result, 'gain' | 'lead'>): number =>
  b.gain - a.gain || b.lead - a.lead;

const resultOf = (start: State, end: Moment, seat: number): Result => {
  const change = end.state.premiums.map((counter, other) => counter - start.premiums[other]!);
  return { end, change, gain: change[seat]!, lead: marginOf(change, seat) };
};

/** What each end of a turn brings, the highest own gain first, then the best lead. */
export const resultsOf = ({ start, ends }: TurnGraph, seat: number): Result[] =>
  ends.map((end) => resultOf(start.state, end, seat)).sort(better);

interface Listed extends RankedPlay {
  readonly sailed: boolean;
}

const listAll = (graph: TurnGraph, seat: number): Listed[] => {
  const listed: Listed[] = [];
  eachWay(graph, (actions, end, sailed) => {
    const { change, gain, lead } = resultOf(graph.start.state, end, seat);
    listed.push({ do: actions.slice(), change, gain, lead, sailed });
  });
  return listed.sort(better);
};

const listEnds = (graph: TurnGraph, seat: number): Listed[] =>
  resultsOf(graph, seat)
    .slice(0, MOST_LISTED)
    .map(({ end, change, gain, lead }) => {
      const steps = wayTo(end);
      return { do: steps.map(({ action }) => action), change, gain, lead, sailed: steps.some(sails) };
    });

/** What is the best play of this turn? */
export const bestTurn: Question<State, BestTurnInput, BestTurnAnswer> = positionQuestion(comptoirDesAntilles, {
  id: 'bestTurn',
  certainty: 'exact',
  example: { seat: 0 },
  reads: (state) => ofTurn(state, inputs.bestTurn(state)),
  solve: (state, { seat }) => {
    const graph = turnGraph(turnOf(state!, seat)!);
    const plays = countWays(graph.start);
    const listed = plays > MOST_LISTED ? listEnds(graph, seat) : listAll(graph, seat);
    return {
      certainty: graph.complete ? 'exact' : 'estimate',
      plays,
      departures: listed.filter(({ sailed }) => sailed).map(({ do: actions, change }) => ({ do: actions, change })),
      bestGain: Math.max(...listed.map(({ gain }) => gain)),
      bestLead: Math.max(...graph.ends.map((end) => resultOf(graph.start.state, end, seat).lead)),
      complete: graph.complete,
      ranking: listed.map(({ sailed: _, ...play }) => play),
    };
  },
});
