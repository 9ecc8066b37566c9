import type { Outcome, Seat, Turn } from '@portolan/core';
import { indexOf, lines, neighborsOf, type Point, points } from './board.ts';
import type { Clause } from './clauses.ts';
import type { Readings } from './readings.ts';
import type { State } from './types.ts';

/** How many men each player has. */
export const men = 9;
/** The game is drawn after so many moves without a man placed or taken. */
export const quietMoves = 100;

/** A new game: nobody on the board. */
export const newGame = (rulings: Readings): State => ({
  board: points.map(() => -1),
  hands: [men, men],
  active: 0,
  taking: 0,
  quiet: 0,
  rulings,
});

/** Who stands on a point; -1: nobody. */
export const at = ({ board }: State, point: Point): Seat => board[indexOf(point)]!;

/** The points where a seat has men; of -1 the free ones. */
export const pointsOf = ({ board }: State, seat: Seat): readonly Point[] => points.filter((_, i) => board[i] === seat);

/** The men a seat has left, placed or not. */
export const left = (state: State, seat: Seat): number => pointsOf(state, seat).length + (state.hands[seat] ?? 0);

/** The mills that go through a point. */
export const millsAt = (state: State, point: Point): number => {
  const seat = at(state, point);
  return lines.filter((line) => line.includes(point) && line.every((one) => at(state, one) === seat)).length;
};

/** Whether a seat may move to any free point. */
export const flies = (state: State, seat: Seat): boolean =>
  state.rulings.flying === 'three-men' && left(state, seat) === 3 && state.hands[seat] === 0;

/** The points that a man may move to. */
export const wayOf = (state: State, from: Point): readonly Point[] => {
  const free = pointsOf(state, -1);
  return flies(state, at(state, from)) ? free : neighborsOf(from).filter((point) => free.includes(point));
};

/** The men that may be taken from a seat: those in no mill, or all if every one is in a mill. */
export const takeable = (state: State, seat: Seat): readonly Point[] => {
  const all = pointsOf(state, seat);
  const loose = all.filter((point) => millsAt(state, point) === 0);
  return loose.length > 0 ? loose : all;
};

/** How many men are taken for so many mills closed at once: never more than there are. */
export const prize = (state: State, mills: number, seat: Seat): number =>
  Math.min(state.rulings['double-mill'] === 'two' ? mills : Math.min(mills, 1), pointsOf(state, 1 - seat).length);

/** How the game ended, and by which clause; undefined while it goes on. */
export const outcome = (state: State): (Outcome & { readonly clause: Clause }) | undefined => {
  const { active, hands, quiet, taking } = state;
  if (taking > 0) return undefined;
  const winners = [1 - active];
  if (left(state, active) < 3) return { winners, clause: 'end.two-men' };
  const stuck = hands[active] === 0 && pointsOf(state, active).every((from) => wayOf(state, from).length === 0);
  if (stuck) return { winners, clause: 'end.blocked' };
  return quiet >= quietMoves ? { winners: [0, 1], clause: 'end.draw' } : undefined;
};

/** Whose turn it is, and for what. */
export const turn = (state: State): Turn & { readonly phase: 'place' | 'move' | 'take' | 'over' } => {
  const { active, hands, taking } = state;
  if (taking > 0) return { phase: 'take', actors: [active] };
  if (outcome(state)) return { phase: 'over', actors: [] };
  return { phase: hands[active] === 0 ? 'move' : 'place', actors: [active] };
};
