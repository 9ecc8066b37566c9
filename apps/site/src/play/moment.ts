import type { Kind } from '@portolan/core';
import { drawn, PERSON, played, type Sitting, type statesOf } from '@portolan/core/table';
import type { Engine } from './game.ts';

/** The states of a sitting, by the numbers of its moves. */
export type StatesOf = ReturnType<typeof statesOf<unknown, Kind, Kind & { readonly clause: string }, string>>;

/** The most draws in a row: a game that owes more has a fault. */
const MOST_DRAWS = 500;

/** The sitting after everything that nature draws by itself. */
export const settled = (game: Engine, at: StatesOf, sitting: Sitting<Kind>): Sitting<Kind> => {
  let now = sitting;
  for (let i = 0; i < MOST_DRAWS; i++) {
    const { state } = at(now, now.cursor);
    if (!game.turn(state).actors.includes('nature')) return now;
    const action = drawn(game, now, state);
    if (!action) return now;
    now = played(now, action);
  }
  return now;
};

/** Whether two seats are shown different things: only then a hand has to be covered. */
export const hidesHands = (game: Engine, state: unknown, seats: readonly number[]): boolean => {
  const [first, ...others] = seats.map((seat) => JSON.stringify(game.view(state, seat)));
  return others.some((view) => view !== first);
};

/** The seats of persons. */
export const personsOf = ({ sitters }: Sitting): number[] =>
  sitters.flatMap(({ by }, seat) => (by === PERSON ? [seat] : []));

/** How many other moves are tried to see whether one can be told from them. */
const MOST_TRIED = 24;

/**
 * Whether a viewer cannot tell a move from another that might have been made in its place: then its words would give away
 * what lies face down.
 */
export const hides = (
  game: Engine,
  before: unknown,
  action: Kind & { readonly seat?: number },
  after: unknown,
  viewer: number | null | undefined,
): boolean => {
  if (viewer === undefined || action.seat === viewer) return false;
  const others: readonly Kind[] =
    action.seat === undefined ? game.chances(before).map(([one]) => one) : game.actions(before, action.seat);
  const own = JSON.stringify(action);
  const shown = JSON.stringify(game.view(after, viewer));
  const whole = JSON.stringify(after);
  return others
    .filter((one) => one.kind === action.kind && JSON.stringify(one) !== own)
    .slice(0, MOST_TRIED)
    .some((one) => {
      const other = game.clone(before);
      game.apply(other, one);
      // What comes to the very same, as one of two equal pieces moved for the other, gives nothing away.
      return JSON.stringify(game.view(other, viewer)) === shown && JSON.stringify(other) !== whole;
    });
};
