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

/** Columns of seven bits, the lowest cell first, the seventh always empty: columns 0-3 in `low`, 4-6 in `high`. */
export interface State {
  low: [number, number];
  high: [number, number];
  /** How high each column is, three bits a column. */
  heights: number;
  moves: number;
  /** The seat that has four in a row, or -1. */
  winner: number;
}

/** Drops a disc into a column, from 0 at the left. */
export interface Drop {
  readonly kind: 'drop';
  readonly seat: Seat;
  readonly column: number;
}

/** A disc fell to a row, from 0 at the bottom. */
export interface Dropped {
  readonly kind: 'dropped';
  readonly clause: 'turn.drop';
  readonly seat: Seat;
  readonly column: number;
  readonly row: number;
}

export type Clause = 'turn.order' | 'turn.drop' | 'column.height' | 'end.four' | 'end.full';

const columns = 7;
const rows = 6;
const lowBits = 28;
const lowMask = (1 << lowBits) - 1;

const heightOf = (heights: number, column: number): number => (heights >> (3 * column)) & 7;

/** Whether a board holds four bits in a row, each `step` bits from the last: 1 up, 7 right, 6 and 8 aslant. */
const hasRow = (low: number, high: number, step: number): boolean => {
  const pairLow = low & ((low >>> step) | (high << (lowBits - step))) & lowMask;
  const pairHigh = high & (high >>> step);
  const far = 2 * step;
  return (
    (pairLow & ((pairLow >>> far) | (pairHigh << (lowBits - far))) & lowMask) !== 0 ||
    (pairHigh & (pairHigh >>> far)) !== 0
  );
};

const hasFour = (low: number, high: number): boolean =>
  hasRow(low, high, 1) || hasRow(low, high, 7) || hasRow(low, high, 6) || hasRow(low, high, 8);

const outcomes: readonly Outcome[] = [
  { winners: [0], clause: 'end.four' },
  { winners: [1], clause: 'end.four' },
  { winners: [0, 1], clause: 'end.full' },
];

const outcome = ({ winner, moves }: State): Outcome | undefined => {
  if (winner >= 0) return outcomes[winner];
  return moves === columns * rows ? outcomes[2] : undefined;
};

const turns: readonly Turn[] = [
  { phase: 'drop', actors: [0] },
  { phase: 'drop', actors: [1] },
  { phase: 'over', actors: [] },
];

const isOver = ({ winner, moves }: State): boolean => winner >= 0 || moves === columns * rows;

const drops: readonly (readonly Drop[])[] = [0, 1].map((seat) =>
  Array.from({ length: columns }, (_, column) => ({ kind: 'drop', seat, column })),
);

const actions = (state: State, seat?: Seat): Drop[] => {
  const mover = state.moves & 1;
  const list: Drop[] = [];
  if (isOver(state) || (seat !== undefined && seat !== mover)) return list;
  const own = drops[mover] as readonly Drop[];
  for (let column = 0; column < columns; column++) {
    if (heightOf(state.heights, column) < rows) list.push(own[column] as Drop);
  }
  return list;
};

const violations = (state: State, { seat, column }: Drop): Violation<Clause>[] => {
  const end = outcome(state);
  if (end) return [{ clause: end.clause as Clause, reason: 'game-over', facts: {} }];
  const expected = state.moves & 1;
  const found: Violation<Clause>[] = [];
  if (seat !== expected) found.push({ clause: 'turn.order', reason: 'not-your-turn', facts: { seat, expected } });
  if (heightOf(state.heights, column) === rows)
    found.push({ clause: 'column.height', reason: 'column-full', facts: { column } });
  return found;
};

const apply = (state: State, { seat, column }: Drop, tell?: (event: Dropped) => void): void => {
  const row = heightOf(state.heights, column);
  const side = seat as 0 | 1;
  if (column < 4) state.low[side] |= 1 << (7 * column + row);
  else state.high[side] |= 1 << (7 * (column - 4) + row);
  state.heights += 1 << (3 * column);
  state.moves++;
  if (hasFour(state.low[side], state.high[side])) state.winner = seat;
  tell?.({ kind: 'dropped', clause: 'turn.drop', seat, column, row });
};

interface Position {
  /** Each column from the left, its discs from the bottom: `A` for seat 0, `B` for seat 1. */
  readonly columns: readonly string[];
}

const isColumns = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === columns &&
  value.every((column) => typeof column === 'string' && /^[AB]{0,6}$/.test(column));

const fresh = (): State => ({ low: [0, 0], high: [0, 0], heights: 0, moves: 0, winner: -1 });

const parsePosition = (json: unknown): Result<State> => {
  const read = readFields<Position>(json, { columns: ['wrong-type', isColumns] });
  if (!read.ok) return read;
  const state = fresh();
  for (const [column, discs] of read.value.columns.entries()) {
    for (const disc of discs) apply(state, { kind: 'drop', seat: disc === 'A' ? 0 : 1, column });
  }
  return ok(state);
};

const discAt = (state: State, column: number, row: number): string => {
  const [half, bit] = column < 4 ? [state.low, 7 * column + row] : [state.high, 7 * (column - 4) + row];
  return (half[0] >> bit) & 1 ? 'A' : 'B';
};

const makePosition = (state: State): Position => ({
  columns: Array.from({ length: columns }, (_, column) =>
    Array.from({ length: heightOf(state.heights, column) }, (_, row) => discAt(state, column, row)).join(''),
  ),
});

const validate = (state: State): Impossibility<Clause>[] => {
  const all = makePosition(state).columns.join('');
  const lead = 2 * all.replaceAll('B', '').length - all.length;
  const both = hasFour(state.low[0], state.high[0]) && hasFour(state.low[1], state.high[1]);
  return [
    ...(lead === 0 || lead === 1
      ? []
      : [{ clause: 'turn.order', reason: 'uneven-discs', facts: { lead }, paths: ['columns'] } as const]),
    // Whoever has four in a row moved last.
    ...(both || (state.winner >= 0 && state.winner === (state.moves & 1))
      ? [{ clause: 'end.four', reason: 'played-on', facts: {}, paths: ['columns'] } as const]
      : []),
  ];
};

const clone = ({ low, high, heights, moves, winner }: State): State => ({
  low: [low[0], low[1]],
  high: [high[0], high[1]],
  heights,
  moves,
  winner,
});

/** Connect four on seven columns of six. */
export const connectFour: Game<State, Drop, Dropped, Clause> = {
  id: 'connect-four',
  seats: { min: 2, max: 2 },
  rulesVersion: 1,
  setup: (options) => {
    const problems = twoOnly(options);
    return problems.length > 0 ? bad(...problems) : ok(fresh());
  },
  turn: (state) => turns[isOver(state) ? 2 : state.moves & 1] as Turn,
  actions,
  chances: () => [],
  check: (state, action) => judged(violations(state, action), ['turn.drop', 'column.height']),
  apply,
  clone,
  view: clone,
  scores: ({ winner }) =>
    [0, 1].map((seat) => {
      const points = winner === seat ? 1 : 0;
      return { seat, total: points, parts: [{ clause: 'end.four', points }] };
    }),
  outcome,
  parseAction: (json) =>
    readAction<Drop>(json, { drop: { seat: ['unknown-seat', within(0, 1)], column: ['out-of-range', within(0, 6)] } }),
  parsePosition,
  makePosition,
  validate,
};
