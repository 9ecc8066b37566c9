import { bad, type Game, must, type Result, type Seat } from '@portolan/core';
import { also, described, integer, parseWith, type Reader, shape, type ValueOf } from '@portolan/core/readers';
import type { Answer, Question } from './question.ts';

/** The input of a question that asks of nothing but a position. */
export const noFields = shape({}) as Reader<Record<string, never>>;

/** A seat of a table for so many. */
export const seatAt = (seats: number): Reader<Seat> => described('A player, from 0, clockwise.', integer(0, seats - 1));

/** The reader of BestInput. */
export const bestInput = (seats: number) =>
  shape(
    {},
    {
      /** Who asks; left out, whoever is to act, of several the first. */
      seat: seatAt(seats),
    },
  );

/** Who asks. Only what this seat may see is used. */
export interface BestInput extends ValueOf<ReturnType<typeof bestInput>> {}

/** What is asked of how a game will end: where it has ended, nothing is left to be estimated. */
export const unlessOver = <State, Value>(
  game: Pick<Game<State>, 'outcome'>,
  state: State,
  reads: Reader<Value>,
): Reader<Value> =>
  also(
    reads,
    (_, __, problems) => {
      if (game.outcome(state)) problems.push({ path: 'position', code: 'finished' });
    },
    'finished',
  );

/** A question was asked without the position that it needs. */
const noPosition = (): Result<never> => bad({ path: 'position', code: 'missing-field' });

/** A question about a position; `reads` reads its input at that table. Its schema is that of a new table for the most players. */
export const positionQuestion = <State, Input, Reply extends Answer>(
  game: Pick<Game<State>, 'setup' | 'seats'>,
  {
    reads,
    ...rest
  }: Pick<Question<State, Input, Reply>, 'id' | 'certainty' | 'timed' | 'example' | 'solve'> & {
    readonly reads: (state: State) => Reader<Input>;
  },
): Question<State, Input, Reply> => ({
  ...rest,
  needsPosition: true,
  get schema() {
    return reads(must(game.setup({ seats: game.seats.max }))).schema;
  },
  parse: (json, state) => (state === undefined ? noPosition() : parseWith(reads(state), json)),
});
