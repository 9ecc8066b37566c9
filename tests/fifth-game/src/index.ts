import type { Game } from '@portolan/core';
import { indexOf, type Point } from './board.ts';
import { actions, check, validate } from './check.ts';
import type { Clause } from './clauses.ts';
import { makePosition, parseAction, parsePosition, setup } from './position.ts';
import { flies, millsAt, outcome, prize, turn } from './state.ts';
import type { Action, Event, Position, State } from './types.ts';

type Tell = ((event: Event) => void) | undefined;

/** The other seat is to play; perhaps that is the end. */
const pass = (state: State, tell: Tell): void => {
  state.active = 1 - state.active;
  const end = outcome(state);
  if (end) tell?.({ kind: 'ended', clause: end.clause, winners: end.winners });
};

/** A man has come to a point: it may have closed a mill. */
const arrive = (state: State, to: Point, tell: Tell): void => {
  const { active } = state;
  state.board[indexOf(to)] = active;
  const count = millsAt(state, to);
  state.taking = prize(state, count, active);
  if (count > 0) {
    state.quiet = 0;
    const clause = count > 1 ? 'ruling.double-mill' : 'taking.mill';
    tell?.({ kind: 'millClosed', clause, seat: active, count, taking: state.taking });
  }
  if (state.taking === 0) pass(state, tell);
};

const apply = (state: State, action: Action, tell?: (event: Event) => void): void => {
  const { seat } = action;
  switch (action.kind) {
    case 'place':
      state.hands[seat]!--;
      tell?.({ kind: 'placed', clause: 'placing.turns', seat, to: action.to });
      arrive(state, action.to, tell);
      break;
    case 'move': {
      const clause = flies(state, seat) ? 'ruling.flying' : 'moving.step';
      state.board[indexOf(action.from)] = -1;
      tell?.({ ...action, kind: 'moved', clause });
      state.quiet++;
      arrive(state, action.to, tell);
      break;
    }
    case 'take':
      state.board[indexOf(action.at)] = -1;
      state.taking = Math.min(state.taking - 1, prize(state, 2, seat));
      tell?.({ kind: 'taken', clause: 'taking.theirs', seat, at: action.at });
      if (state.taking === 0) pass(state, tell);
  }
};

const clone = (state: State): State => ({ ...state, board: [...state.board], hands: [...state.hands] });

/** Merels, also called nine men’s morris: nine men each on three rings, and three in a line take one. */
export const merels: Game<State, Action, Event, Clause> & { makePosition(state: State): Position } = {
  id: 'merels',
  seats: { min: 2, max: 2 },
  rulesVersion: 1,
  setup,
  settings: ({ rulings }) => ({ seats: 2, rulings }),
  turn,
  actions,
  chances: () => [],
  check,
  apply,
  clone,
  view: clone,
  scores: (state) => {
    const end = outcome(state);
    return [0, 1].map((seat) => {
      const points = end?.winners.includes(seat) ? 2 / end.winners.length : 0;
      return { seat, total: points, parts: end ? [{ clause: end.clause, points }] : [] };
    });
  },
  outcome,
  parseAction,
  parsePosition,
  makePosition,
  validate,
};
