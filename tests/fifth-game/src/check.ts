import { type Impossibility, judged, type Verdict, type Violation } from '@portolan/core';
import type { Point } from './board.ts';
import type { Clause } from './clauses.ts';
import type { Action } from './position.ts';
import { broken } from './reasons.ts';
import { at, inMill, left, men, outcome, pointsOf, type State, stepBy, takeable, turn, wayOf } from './state.ts';

/** Whether it is the moment for such an action, and this seat's. */
const moment = (state: State, { kind, seat }: Action): Violation<Clause>[] => {
  const end = outcome(state);
  if (end) return [broken(end.clause, 'game-over', {})];
  if (seat !== state.active) return [broken('turn.order', 'not-your-turn', { seat, active: state.active })];
  const { phase } = turn(state);
  if (kind === phase) return [];
  if (phase === 'take') return [broken('taking.mill', 'take-first', {})];
  if (kind === 'take') return [broken('taking.mill', 'no-mill', {})];
  return phase === 'place'
    ? [broken('placing.turns', 'men-in-hand', { men: state.hands[seat]! })]
    : [broken('placing.turns', 'none-in-hand', {})];
};

const occupied = (state: State, to: Point): Violation<Clause>[] =>
  at(state, to) === -1 ? [] : [broken('turn.one-man-a-point', 'point-taken', { at: to, seat: at(state, to) })];

const step = (state: State, from: Point, to: Point): Violation<Clause>[] =>
  at(state, to) === -1 && !wayOf(state, from).includes(to)
    ? [broken(left(state, state.active) === 3 ? 'ruling.flying' : 'moving.step', 'too-far', { from, to })]
    : [];

const itself = (state: State, action: Action): Violation<Clause>[] => {
  switch (action.kind) {
    case 'place':
      return occupied(state, action.to);
    case 'move': {
      const { from, to } = action;
      const own = at(state, from) === action.seat;
      return own
        ? [...occupied(state, to), ...step(state, from, to)]
        : [broken('moving.step', 'not-yours', { at: from }), ...occupied(state, to)];
    }
    case 'take': {
      const theirs = 1 - action.seat;
      if (at(state, action.at) !== theirs) return [broken('taking.theirs', 'not-theirs', { at: action.at })];
      const free = takeable(state, theirs);
      return free.includes(action.at) ? [] : [broken('taking.safe', 'in-a-mill', { at: action.at, free })];
    }
  }
};

const allowedBy = (state: State, action: Action): readonly Clause[] => {
  if (action.kind === 'place') return ['placing.turns'];
  if (action.kind === 'move') return [stepBy(state, action.seat)];
  return inMill(state, action.at) ? ['taking.theirs', 'taking.all-in-mills'] : ['taking.theirs'];
};

/** The judge: first the moment, then everything that is wrong with the action itself. */
export const check = (state: State, action: Action): Verdict<Clause> => {
  const early = moment(state, action);
  return judged(early.length > 0 ? early : itself(state, action), allowedBy(state, action));
};

/** The legal actions of whoever is to act, point by point. */
export const actions = (state: State, seat = state.active): Action[] => {
  if (seat !== state.active) return [];
  switch (turn(state).phase) {
    case 'place':
      return pointsOf(state, -1).map((to) => ({ kind: 'place', seat, to }));
    case 'move':
      return pointsOf(state, seat).flatMap((from) =>
        wayOf(state, from).map((to): Action => ({ kind: 'move', seat, from, to })),
      );
    case 'take':
      return takeable(state, 1 - seat).map((one) => ({ kind: 'take', seat, at: one }));
    case 'over':
      return [];
  }
};

/** Why a well-formed position cannot occur, with the paths of what is wrong. */
export const validate = (state: State): Impossibility<Clause>[] => {
  const { active, hands, taking } = state;
  const seats = [0, 1];
  const mayTake =
    pointsOf(state, active).some((point) => inMill(state, point)) && pointsOf(state, 1 - active).length > 0;
  // Who has just lost is to play; nobody else can have fewer than three men, nor anybody while men are taken.
  const short = seats.filter((seat) => left(state, seat) < 3 && (seat !== active || taking));
  const next = taking ? 1 - active : active;
  return [
    ...seats
      .filter((seat) => left(state, seat) > men)
      .map((seat) => ({
        ...broken('setup.men', 'too-many-men', { seat, men: left(state, seat), limit: men }),
        paths: [`hands[${seat}]`],
      })),
    ...(hands[1] - hands[0] === (hands[1] > 0 ? next : 0)
      ? []
      : [{ ...broken('placing.turns', 'hands-apart', { hands }), paths: ['hands[0]'] }]),
    ...(taking && !mayTake ? [{ ...broken('taking.mill', 'no-mill', {}), paths: ['taking'] }] : []),
    ...short.map((seat) => ({ ...broken('end.two-men', 'played-on', { seat }), paths: ['board'] })),
  ];
};
