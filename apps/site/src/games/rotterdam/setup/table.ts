import { bad, must, ok, type Problem, playOut, type Result, rng, type Seat } from '@portolan/core';
import { type Edition, type Position, rotterdam, type State } from '@portolan/rotterdam';

/** What has to be known to prepare the box. */
export interface SetupTable {
  readonly seats: 2 | 3 | 4;
  readonly youngest: Seat;
  readonly safeHaven: boolean;
  readonly openProducts: boolean;
  /** Which of the shuffled tables is shown. */
  readonly shuffle: number;
}

/** Four players, the first of them the youngest, no variant. */
export const defaultTable: SetupTable = { seats: 4, youngest: 0, safeHaven: false, openProducts: false, shuffle: 1 };

/** The highest number of a shuffle. */
export const MOST_SHUFFLES = 999_999;

const whole = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

const isSeats = (value: unknown): value is SetupTable['seats'] => value === 2 || value === 3 || value === 4;

/** Reads a table from a link or from storage. Problems: `not-an-object`, `out-of-range`, `wrong-type`. */
export const parseTable = (json: unknown): Result<SetupTable> => {
  if (typeof json !== 'object' || json === null) return bad({ path: '', code: 'not-an-object' });
  const { seats, youngest = 0, safeHaven = false, openProducts = false, shuffle = 1 } = json as Record<string, unknown>;
  if (!isSeats(seats))
    return bad({ path: 'seats', code: 'out-of-range', facts: { found: String(seats), min: 2, max: 4 } });
  const problems: Problem[] = [];
  const ask = (path: string, value: unknown, min: number, max: number): void => {
    if (!whole(value, min, max))
      problems.push({ path, code: 'out-of-range', facts: { found: String(value), min, max } });
  };
  ask('youngest', youngest, 0, seats - 1);
  ask('shuffle', shuffle, 1, MOST_SHUFFLES);
  for (const [path, value] of Object.entries({ safeHaven, openProducts }))
    if (typeof value !== 'boolean') problems.push({ path, code: 'wrong-type', facts: { expected: 'boolean' } });
  if (problems.length > 0) return bad(...problems);
  return ok({
    seats,
    youngest: youngest as Seat,
    safeHaven: safeHaven === true,
    openProducts: openProducts === true,
    shuffle: shuffle as number,
  });
};

/** Missions that each player draws. */
const MISSIONS = 3;

const startOf = (
  { seats, youngest: master, safeHaven, openProducts }: SetupTable,
  harbors: readonly string[],
): Position => ({
  seats,
  phase: 'setup',
  master,
  variants: { safeHaven, openProducts },
  pending: [
    ...Array.from({ length: MISSIONS * seats }, (_, i) => ({
      draw: 'mission' as const,
      seat: (master + i) % seats,
    })),
    ...(openProducts ? harbors.map((harbor) => ({ draw: 'reveal' as const, harbor })) : []),
  ],
});

/** A table set up by chance: Missions dealt from the youngest player clockwise, open Products turned up. */
export const setUp = (table: SetupTable, edition: Edition): State => {
  const start = startOf(
    table,
    edition.harbors.map(({ id }) => id),
  );
  const state = must(rotterdam.parsePosition({ ...start, edition }));
  // Nature acts alone until the first turn begins.
  playOut(rotterdam, state, rng(table.shuffle), { maxActions: start.pending?.length ?? 0 });
  return state;
};

/** How many of each thing a box has. */
export const boxCounts = (box: Edition, seats: SetupTable['seats']) => ({
  ships: box.shipsPerPlayer[seats],
  units: box.materials.reduce((sum, { units }) => sum + units, 0),
  products: box.products.reduce((sum, { copies }) => sum + copies, 0),
  missions: box.missions.length,
  navigation: box.navigation.reduce((sum, { copies }) => sum + copies, 0),
  inHand: MISSIONS,
});
