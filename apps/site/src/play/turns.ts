import type { Seat } from '@portolan/core';
import { moveAt, type Sitting } from '@portolan/core/table';
import type { Engine } from './game.ts';

/** Moves that follow each other in one turn, whoever makes them; outside of turns those of one phase. */
export interface Turn {
  /** The number of its first move. */
  readonly first: number;
  /** Whose turn it is; undefined: nobody’s, as in the set-up. */
  readonly seat: Seat | undefined;
  /** The phase in which it begins. */
  readonly phase: string;
  /** The how manieth turn of the game it is; 0 outside of turns. */
  readonly count: number;
  readonly moves: readonly number[];
}

/** The moves of a line by turns: an answer of somebody else, and what nature draws, stand in the turn in which they come. */
export const turnsOf = (
  sitting: Sitting,
  line: readonly number[],
  stateAt: (number: number) => unknown,
  turnOf: (state: unknown) => Seat | undefined,
  game: Pick<Engine, 'turn'>,
): readonly Turn[] => {
  const turns: (Turn & { readonly moves: number[] })[] = [];
  let count = 0;
  let counted: Seat | undefined;
  for (const number of line) {
    const before = stateAt(moveAt(sitting, number)?.after ?? 0);
    const seat = turnOf(before);
    const { phase } = game.turn(before);
    const last = turns.at(-1);
    if (last && last.seat === seat && (seat !== undefined || last.phase === phase)) last.moves.push(number);
    else {
      // As the notation numbers them: what is nobody’s in between begins no other turn.
      if (seat !== undefined && seat !== counted) count += 1;
      counted = seat ?? counted;
      turns.push({ first: number, seat, phase, count: seat === undefined ? 0 : count, moves: [number] });
    }
  }
  return turns;
};
