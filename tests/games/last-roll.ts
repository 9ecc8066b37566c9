import { bad, type Game, judged, ok, type Seat, type Violation } from '@portolan/core';
import { readAction, readFields, twoOnly, within } from './read.ts';

/** What lies on the table, 0 before the first roll, and how many rolls are left; a die that is to be rolled is `rolling`. */
export interface State {
  face: number;
  left: number;
  rolling: boolean;
  over: boolean;
}

export type Action =
  | { readonly kind: 'roll'; readonly face: number }
  | { readonly kind: 'again' | 'keep'; readonly seat: Seat };

export type Event = { readonly kind: 'rolled'; readonly clause: Clause; readonly face: number };

export type Clause = 'turn.roll' | 'turn.keep' | 'end.kept';

const faces = [1, 2, 3, 4, 5, 6];

const violations = (state: State, action: Action): Violation<Clause>[] => {
  if (state.over) return [{ clause: 'end.kept', reason: 'game-over', facts: {} }];
  if ((action.kind === 'roll') !== state.rolling) return [{ clause: 'turn.roll', reason: 'wrong-phase', facts: {} }];
  if (action.kind === 'again' && state.left === 0) return [{ clause: 'turn.roll', reason: 'none-left', facts: {} }];
  return 'seat' in action && action.seat !== 0 ? [{ clause: 'turn.keep', reason: 'not-your-turn', facts: {} }] : [];
};

const rolls: readonly Action[] = faces.map((face) => ({ kind: 'roll', face }));
const keep: Action = { kind: 'keep', seat: 0 };
const again: Action = { kind: 'again', seat: 0 };

const actorOf = ({ over, rolling }: State): 'nature' | 0 | undefined => (over ? undefined : rolling ? 'nature' : 0);

const actions = (state: State, seat?: Seat): Action[] => {
  const actor = actorOf(state);
  if (actor === undefined || (seat !== undefined && seat !== actor)) return [];
  if (actor === 'nature') return [...rolls];
  return state.left > 0 ? [keep, again] : [keep];
};

/**
 * Three rolls of a die, of which the last counts: the first seat may keep what lies there or roll again; the second looks on.
 * With none, one, two rolls left it is worth 7/2, 17/4, 14/3: what lies there is kept if it is more than what is to come.
 */
export const lastRoll: Game<State, Action, Event, Clause> = {
  id: 'last-roll',
  seats: { min: 2, max: 2 },
  rulesVersion: 1,
  setup: (options) => {
    const problems = twoOnly(options);
    return problems.length > 0 ? bad(...problems) : ok({ face: 0, left: 2, rolling: true, over: false });
  },
  turn: (state) => {
    const actor = actorOf(state);
    return {
      phase: state.over ? 'over' : state.rolling ? 'roll' : 'choose',
      actors: actor === undefined ? [] : [actor],
    };
  },
  actions,
  chances: (state) => (actorOf(state) === 'nature' ? rolls.map((roll) => [roll, 1] as const) : []),
  check: (state, action) => judged(violations(state, action), [action.kind === 'keep' ? 'turn.keep' : 'turn.roll']),
  apply: (state, action, tell) => {
    if (action.kind === 'roll') {
      state.face = action.face;
      state.rolling = false;
      tell?.({ kind: 'rolled', clause: 'turn.roll', face: action.face });
    } else if (action.kind === 'again') {
      state.left--;
      state.rolling = true;
    } else state.over = true;
  },
  clone: (state) => ({ ...state }),
  view: (state) => ({ ...state }),
  scores: ({ face }) =>
    [face, 0].map((points, seat) => ({ seat, total: points, parts: [{ clause: 'end.kept', points }] })),
  outcome: ({ over }) => (over ? { winners: [0], clause: 'end.kept' } : undefined),
  parseAction: (json) =>
    readAction<Action>(json, {
      roll: { face: ['out-of-range', within(1, 6)] },
      again: { seat: ['unknown-seat', within(0, 0)] },
      keep: { seat: ['unknown-seat', within(0, 0)] },
    }),
  parsePosition: (json) => {
    const read = readFields<Pick<State, 'face' | 'left'>>(json, {
      face: ['out-of-range', within(1, 6)],
      left: ['out-of-range', within(0, 2)],
    });
    return read.ok ? ok({ ...read.value, rolling: false, over: false }) : read;
  },
  makePosition: ({ face, left }) => ({ face, left }),
  validate: () => [],
};
