import { comptoirDesAntilles, type State, tileIds } from '@portolan/comptoir-des-antilles';
import { putIn, type Seat, takeOut } from '@portolan/core';
import { positionQuestion } from '../input.ts';
import type { Answer, Question } from '../question.ts';
import { type Departure, resultsOf } from './best-turn.ts';
import { inputs, type TileWorthInput } from './inputs.ts';
import { ofTurn, turnOf } from './table.ts';
import { turnGraph, wayTo } from './turn-graph.ts';

/** The best play with the tile, or without it. */
export interface TilePlay extends Departure {
  readonly tile: boolean;
}

/** What having a tile is worth in the seat's turn, this one or the next. */
export interface TileWorthAnswer extends Answer {
  /** The change of every counter in the play of highest own gain, ties by lead. */
  readonly without: readonly number[];
  readonly with: readonly number[];
  /** What the tile adds to the own counter. */
  readonly worth: number;
  /** What it adds to every counter, by seat. */
  readonly difference: readonly number[];
  readonly complete: boolean;
  /** Both plays, the better first. */
  readonly ranking: readonly TilePlay[];
}

/** The seat's turn with one tile of a kind that it may play, or without. */
const turnWith = (state: State, seat: Seat, tile: number, has: boolean): State => {
  const turn = turnOf(state, seat)!;
  const owned = turn.owned[seat]!;
  if (has && !owned.includes(tile)) putIn(owned, tile);
  while (!has && takeOut(owned, tile));
  return turn;
};

/** What is this tile worth now? */
export const tileWorth: Question<State, TileWorthInput, TileWorthAnswer> = positionQuestion(comptoirDesAntilles, {
  id: 'tileWorth',
  certainty: 'exact',
  example: { seat: 0, tile: 'pirates' },
  reads: (state) => ofTurn(state, inputs.tileWorth(state)),
  solve: (state, { seat, tile }) => {
    const [bare, armed] = [false, true].map((has) => {
      const graph = turnGraph(turnWith(state!, seat, tileIds.indexOf(tile), has));
      const [{ change, end }] = resultsOf(graph, seat) as [ReturnType<typeof resultsOf>[number]];
      const play: TilePlay = { tile: has, do: wayTo(end).map(({ action }) => action), change };
      return { play, complete: graph.complete };
    }) as [{ play: TilePlay; complete: boolean }, { play: TilePlay; complete: boolean }];
    const [without, having] = [bare.play.change, armed.play.change];
    const difference = having.map((change, other) => change - without[other]!);
    const complete = bare.complete && armed.complete;
    return {
      certainty: complete ? 'exact' : 'estimate',
      without,
      with: having,
      worth: difference[seat]!,
      difference,
      complete,
      ranking: [armed.play, bare.play],
    };
  },
});
