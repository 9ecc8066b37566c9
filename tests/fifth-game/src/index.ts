import type { Game, Seat } from '@portolan/core';
import { indexOf, type Point } from './board.ts';
import { actions, check, validate } from './check.ts';
import type { Clause } from './clauses.ts';
import { type Action, makePosition, type Position, parseAction, parsePosition, setup } from './position.ts';
import { inMill, outcome, pointsOf, type State, stepBy, turn } from './state.ts';

/** What happened, and the clause behind it. */
export type Event = { readonly clause: Clause } & (
  | { readonly kind: 'placed'; readonly seat: Seat; readonly to: Point }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly from: Point; readonly to: Point }
  | { readonly kind: 'millClosed'; readonly seat: Seat }
  | { readonly kind: 'taken'; readonly seat: Seat; readonly at: Point }
  | { readonly kind: 'ended'; readonly winner: Seat }
);

type Tell = ((event: Event) => void) | undefined;

/** The other seat is to play; perhaps that is the end. */
const pass = (state: State, tell: Tell): void => {
  state.active = 1 - state.active;
  const end = outcome(state);
  if (end) tell?.({ kind: 'ended', clause: end.clause, winner: 1 - state.active });
};

/** A man has come to a point: it may have closed a mill. */
const arrive = (state: State, to: Point, tell: Tell): void => {
  const { active: seat } = state;
  state.board[indexOf(to)] = seat;
  if (inMill(state, to)) {
    state.taking = pointsOf(state, 1 - seat).length > 0;
    tell?.({ kind: 'millClosed', clause: 'taking.mill', seat });
  }
  if (!state.taking) pass(state, tell);
};

const apply = (state: State, action: Action, tell?: (event: Event) => void): void => {
  const { seat } = action;
  switch (action.kind) {
    case 'place':
      state.hands[seat]!--;
      tell?.({ ...action, kind: 'placed', clause: 'placing.turns' });
      arrive(state, action.to, tell);
      break;
    case 'move':
      tell?.({ ...action, kind: 'moved', clause: stepBy(state, seat) });
      state.board[indexOf(action.from)] = -1;
      arrive(state, action.to, tell);
      break;
    case 'take':
      tell?.({ ...action, kind: 'taken', clause: 'taking.theirs' });
      state.board[indexOf(action.at)] = -1;
      state.taking = false;
      pass(state, tell);
  }
};

const clone = (state: State): State => ({ ...state, board: [...state.board], hands: [...state.hands] });

/** Merels, also called nine men’s morris: nine men each on three rings, and three in a line take one. */
export const merels = {
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
      const points = end?.winners.includes(seat) ? 1 : 0;
      return { seat, total: points, parts: end ? [{ clause: end.clause, points }] : [] };
    });
  },
  outcome,
  parseAction,
  parsePosition,
  makePosition,
  validate,
} as const satisfies Game<State, Action, Event, Clause, Position>;
