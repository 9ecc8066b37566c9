import type { Outcome, Seat, Turn } from '@portolan/core';
import { indexOf, lines, neighborsOf, type Point, points } from './board.ts';
import type { Clause } from './clauses.ts';
import { openPoints, type Readings, type Ruling } from './readings.ts';

/** A table as the engine holds it. */
export interface State {
  /** Who stands on each point, in the order of `points`; -1: nobody. */
  board: number[];
  hands: [number, number];
  active: Seat;
  /** Whether the active seat has closed a mill and is to take a man. */
  taking: boolean;
  rulings: Readings;
}

/** How many men each player has. */
export const men = 9;

/** A table with these men on the board and in hand, A to play. */
export const tableOf = (
  [a, b]: readonly [readonly Point[], readonly Point[]],
  hands: readonly [number, number],
  rulings: Partial<Record<Ruling, string>> = {},
): State => ({
  board: points.map((point) => (a.includes(point) ? 0 : b.includes(point) ? 1 : -1)),
  hands: [...hands],
  active: 0,
  taking: false,
  rulings: openPoints.complete(rulings),
});

/** Who stands on a point; -1: nobody. */
export const at = ({ board }: State, point: Point): Seat => board[indexOf(point)]!;

/** The points where a seat has men; of -1 the free ones. */
export const pointsOf = ({ board }: State, seat: Seat): readonly Point[] => points.filter((_, i) => board[i] === seat);

/** The men a seat has left, placed or not. */
export const left = (state: State, seat: Seat): number => pointsOf(state, seat).length + (state.hands[seat] ?? 0);

/** Whether the man on a point is in a mill. */
export const inMill = (state: State, point: Point): boolean => {
  const seat = at(state, point);
  return lines.some((line) => line.includes(point) && line.every((one) => at(state, one) === seat));
};

/** Whether a seat may move to any free point. */
const flies = (state: State, seat: Seat): boolean =>
  state.rulings.flying === 'three-men' && left(state, seat) === 3 && state.hands[seat] === 0;

/** The clause by which a seat moves. */
export const stepBy = (state: State, seat: Seat): Clause => (flies(state, seat) ? 'ruling.flying' : 'moving.step');

/** The points that a man may move to. */
export const wayOf = (state: State, from: Point): readonly Point[] => {
  const free = pointsOf(state, -1);
  return flies(state, at(state, from)) ? free : neighborsOf(from).filter((point) => free.includes(point));
};

/** The men that may be taken from a seat: those in no mill, or all if every one is in a mill. */
export const takeable = (state: State, seat: Seat): readonly Point[] => {
  const all = pointsOf(state, seat);
  const loose = all.filter((point) => !inMill(state, point));
  return loose.length > 0 ? loose : all;
};

/** Who won, and by which clause; undefined while the game goes on. */
export const outcome = (state: State): (Outcome & { readonly clause: Clause }) | undefined => {
  const { active, hands, taking } = state;
  if (taking) return undefined;
  const winners = [1 - active];
  if (left(state, active) < 3) return { winners, clause: 'end.two-men' };
  const stuck = hands[active] === 0 && pointsOf(state, active).every((from) => wayOf(state, from).length === 0);
  return stuck ? { winners, clause: 'end.blocked' } : undefined;
};

/** Whose turn it is, and for what. */
export const turn = (state: State): Turn & { readonly phase: 'place' | 'move' | 'take' | 'over' } => {
  const { active, hands, taking } = state;
  if (taking) return { phase: 'take', actors: [active] };
  if (outcome(state)) return { phase: 'over', actors: [] };
  return { phase: hands[active] === 0 ? 'move' : 'place', actors: [active] };
};
