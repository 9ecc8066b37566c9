import {
  bad,
  type Game,
  type Impossibility,
  judged,
  type Outcome,
  ok,
  type Result,
  type Seat,
  type Turn,
  type Violation,
} from '@portolan/core';
import { readAction, readFields, twoOnly, within } from './read.ts';

/** The squares of each seat as bits, square 0 at the top left, in reading order. */
export type State = [crosses: number, noughts: number];

/** Marks a square. */
export interface Mark {
  readonly kind: 'mark';
  readonly seat: Seat;
  readonly square: number;
}

/** A mark was set. */
export interface Marked {
  readonly kind: 'marked';
  readonly clause: 'turn.mark';
  readonly seat: Seat;
  readonly square: number;
}

export type Clause = 'turn.order' | 'turn.mark' | 'turn.empty-square' | 'end.line' | 'end.full';

const lines = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
const full = 0o777;

const hasLine = (marks: number): boolean => lines.some((line) => (marks & line) === line);

const bits = (marks: number): number => {
  let count = 0;
  for (let left = marks; left !== 0; left &= left - 1) count++;
  return count;
};

const winners: readonly Outcome[] = [
  { winners: [0], clause: 'end.line' },
  { winners: [1], clause: 'end.line' },
  { winners: [0, 1], clause: 'end.full' },
];

const outcome = ([crosses, noughts]: State): Outcome | undefined => {
  if (hasLine(crosses)) return winners[0];
  if (hasLine(noughts)) return winners[1];
  return (crosses | noughts) === full ? winners[2] : undefined;
};

const toMove = ([crosses, noughts]: State): Seat => (bits(crosses) > bits(noughts) ? 1 : 0);

const turns: readonly Turn[] = [
  { phase: 'mark', actors: [0] },
  { phase: 'mark', actors: [1] },
  { phase: 'over', actors: [] },
];

const turn = (state: State): Turn => turns[outcome(state) ? 2 : toMove(state)] as Turn;

const marks: readonly (readonly Mark[])[] = [0, 1].map((seat) =>
  Array.from({ length: 9 }, (_, square) => ({ kind: 'mark', seat, square })),
);

const actions = (state: State, seat?: Seat): Mark[] => {
  const mover = toMove(state);
  if ((seat !== undefined && seat !== mover) || outcome(state)) return [];
  const taken = state[0] | state[1];
  return (marks[mover] as readonly Mark[]).filter(({ square }) => ((taken >> square) & 1) === 0);
};

const violations = (state: State, { seat, square }: Mark): Violation<Clause>[] => {
  const end = outcome(state);
  if (end) return [{ clause: end.clause as Clause, reason: 'game-over', facts: {} }];
  const expected = toMove(state);
  const taken = (((state[0] | state[1]) >> square) & 1) === 1;
  return [
    ...(seat === expected
      ? []
      : [{ clause: 'turn.order', reason: 'not-your-turn', facts: { seat, expected } } as const]),
    ...(taken ? [{ clause: 'turn.empty-square', reason: 'taken', facts: { square } } as const] : []),
  ];
};

interface Position {
  /** Three rows of `X`, `O` and `.`. */
  readonly board: readonly string[];
}

const isBoard = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 3 && value.every((row) => typeof row === 'string' && /^[XO.]{3}$/.test(row));

const parsePosition = (json: unknown): Result<State> => {
  const read = readFields<Position>(json, { board: ['wrong-type', isBoard] });
  if (!read.ok) return read;
  const cells = [...read.value.board.join('')];
  const of = (mark: string): number => cells.reduce((found, cell, i) => (cell === mark ? found | (1 << i) : found), 0);
  return ok([of('X'), of('O')]);
};

const makePosition = ([crosses, noughts]: State): Position => {
  const cell = (i: number): string => ((crosses >> i) & 1 ? 'X' : (noughts >> i) & 1 ? 'O' : '.');
  return { board: [0, 3, 6].map((row) => cell(row) + cell(row + 1) + cell(row + 2)) };
};

const validate = ([crosses, noughts]: State): Impossibility<Clause>[] => {
  const lead = bits(crosses) - bits(noughts);
  const failures: Impossibility<Clause>[] = [];
  if (lead !== 0 && lead !== 1)
    failures.push({ clause: 'turn.order', reason: 'uneven-marks', facts: { lead }, paths: ['board'] });
  // Whoever completed a line moved last.
  if ((hasLine(crosses) && lead !== 1) || (hasLine(noughts) && lead !== 0)) {
    failures.push({ clause: 'end.line', reason: 'played-on', facts: {}, paths: ['board'] });
  }
  return failures;
};

/** Tic-tac-toe: 255,168 games, 5,478 positions. */
export const ticTacToe: Game<State, Mark, Marked, Clause> = {
  id: 'tic-tac-toe',
  seats: { min: 2, max: 2 },
  rulesVersion: 1,
  setup: (options) => {
    const problems = twoOnly(options);
    return problems.length > 0 ? bad(...problems) : ok([0, 0]);
  },
  turn,
  actions,
  chances: () => [],
  check: (state, action) => judged(violations(state, action), ['turn.mark', 'turn.empty-square']),
  apply: (state, { seat, square }, tell) => {
    state[seat as 0 | 1] |= 1 << square;
    tell?.({ kind: 'marked', clause: 'turn.mark', seat, square });
  },
  clone: ([crosses, noughts]) => [crosses, noughts],
  view: ([crosses, noughts]) => [crosses, noughts],
  scores: (state) =>
    [0, 1].map((seat) => {
      const points = hasLine(state[seat as 0 | 1]) ? 1 : 0;
      return { seat, total: points, parts: [{ clause: 'end.line', points }] };
    }),
  outcome,
  parseAction: (json) =>
    readAction<Mark>(json, { mark: { seat: ['unknown-seat', within(0, 1)], square: ['out-of-range', within(0, 8)] } }),
  parsePosition,
  makePosition,
  validate,
};
