import { comptoirDesAntilles, type Edition, parseEdition, type State } from '@portolan/comptoir-des-antilles';
import { bad, must, ok, type Problem, playOut, type Result, rng, type Seat, within } from '@portolan/core';
import { isObject } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';

/** What has to be known to prepare the box. */
export interface SetupTable {
  readonly seats: 3 | 4;
  readonly youngest: Seat;
  /** Which of the shuffled tables is shown. */
  readonly shuffle: number;
  /** The box that a table that was sent is about, as a patch. */
  readonly edition?: Json;
}

/** Four players, the first of them the youngest. */
export const defaultTable: SetupTable = { seats: 4, youngest: 0, shuffle: 1 };

/** The highest number of a shuffle. */
export const MOST_SHUFFLES = 999_999;

const whole = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

/** Reads a table from a link or from storage. Problems: `not-an-object`, `out-of-range`. */
export const parseTable = (json: unknown): Result<SetupTable> => {
  if (typeof json !== 'object' || json === null) return bad({ path: '', code: 'not-an-object' });
  const { seats, youngest = 0, shuffle = 1, edition } = json as Record<string, unknown>;
  if (seats !== 3 && seats !== 4)
    return bad({ path: 'seats', code: 'out-of-range', facts: { found: String(seats), min: 3, max: 4 } });
  const problems: Problem[] = [];
  const ask = (path: string, value: unknown, min: number, max: number): void => {
    if (!whole(value, min, max))
      problems.push({ path, code: 'out-of-range', facts: { found: String(value), min, max } });
  };
  ask('youngest', youngest, 0, seats - 1);
  ask('shuffle', shuffle, 1, MOST_SHUFFLES);
  const box = parseEdition(edition);
  if (!box.ok) problems.push(...within('edition', box.problems));
  const sent = isObject(edition) ? { edition } : {};
  return problems.length > 0
    ? bad(...problems)
    : ok({ seats, youngest: youngest as Seat, shuffle: shuffle as number, ...sent });
};

/** A table set up by chance: ships, goods and secret tiles are drawn, the youngest is to act. A box that cannot be read is left aside. */
export const setUp = ({ seats, youngest, shuffle }: SetupTable, edition: unknown = {}): State => {
  const start = { seats, phase: 'setupShips', first: youngest, active: youngest, slate: youngest };
  const made = comptoirDesAntilles.parsePosition({ ...start, edition });
  const state = made.ok ? made.value : must(comptoirDesAntilles.parsePosition(start));
  // Nature acts alone until the first turn begins.
  playOut(comptoirDesAntilles, state, rng(shuffle), { maxActions: natureActions(seats) });
  return state;
};

/** Ships and goods for four quays, a fifth ship to be seen, a tile for each player. */
const natureActions = (seats: number): number => 4 + 1 + 4 + seats;

const piecesIn = (kinds: readonly { readonly count: number }[]): number =>
  kinds.reduce((sum, { count }) => sum + count, 0);

/** How many ships, goods and event tiles a box has, all kinds together. */
export const countsOf = ({ ships, goods, tiles }: Edition) => ({
  ships: piecesIn(ships),
  goods: piecesIn(goods),
  tiles: piecesIn(tiles),
});
