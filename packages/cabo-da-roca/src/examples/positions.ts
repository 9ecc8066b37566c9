import type { Example } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import type { Action, Position, Square } from '../types.ts';

/** An example of this game. */
export type CaboExample = Example<Position, Action, Clause>;

/** Seats by letter. */
export const [A, B] = [0, 1] as const;

/** What differs from the usual table: `left` stands for the actions left, `origin` for the square of the first token. */
interface Changes extends Omit<Partial<Position>, 'board' | 'used'> {
  readonly left?: number;
  readonly origin?: Square;
}

const fleetOf = (changes: Changes): number =>
  Object.keys(changes.ships ?? {}).filter((id) => id.startsWith(String(changes.active ?? 0))).length;

/**
 * The usual table with some changes: two players with 100 coins, A to act in round 5 with purchases and departures behind.
 * The board is drawn row by row, north first; `..` is a square without a tile.
 */
export const table = (drawing: string, changes: Changes = {}): Position => {
  const { left, origin, ...same } = changes;
  const rows = drawing
    .trim()
    .split('\n')
    .map((row) => row.trim());
  const allowance = changes.allowance ?? (fleetOf(changes) >= 3 ? 3 : 2);
  return {
    seats: 2,
    ...same,
    board: { ...(origin && { origin }), rows },
    ...(left !== undefined && { allowance, used: allowance - left }),
  };
};

/** The five tiles of the start, around `(0,0)`. */
export const cross = (changes: Changes = {}): Position =>
  table(
    `..  ~   ..
     ~   ~   ~
     ..  ~   ..`,
    { origin: [-1, -1], ...changes },
  );

/** Port A on the northern shore, port B on the southern one, open sea between. */
export const strait = (changes: Changes = {}): Position =>
  table(
    `qNE A.N cN  cN  qNW
     ~   ~   ~   ~   ~
     ..  ..  qSE B.S qSW`,
    changes,
  );

/** Two rows of open sea. */
export const openSea = (changes: Changes = {}): Position =>
  table(
    `~   ~   ~   ~
     ~   ~   ~   ~
     ~   ~   ~   ..`,
    changes,
  );

/** A lighthouse on `(1,1)` with open sea around. */
export const lighthouse = (changes: Changes = {}): Position =>
  table(
    `~   ~   ~   ~
     ~   L   ~   ~
     ~   ~   ~   ..
     ..  ~   ..  ..`,
    changes,
  );

/** Two lighthouses, one square between them. */
export const twoLighthouses = (changes: Changes = {}): Position =>
  table(
    `..  ~   ~   ~   ..
     ..  L   ~   L   ..
     ..  ~   ~   ~   ..
     ..  ..  ~   ..  ..
     ..  cS  cS  cS  ..`,
    changes,
  );

/** Shoals, rock and storm between two straight coasts, the northern one in row -1. */
export const hazards = (changes: Changes = {}): Position =>
  table(
    `cN  cN  cN  qNW
     ~   ~   ~   ~
     S   R   T   ~
     cS  cS  cS  qSW`,
    { origin: [0, -1], ...changes },
  );

/** The shark on `(1,0)`. */
export const sharkSea = (changes: Changes = {}): Position =>
  table(
    `~   K   ~
     ~   ~   ~`,
    changes,
  );

/** Land two tiles deep: coast behind the port and its coast. */
export const deepLand = (changes: Changes = {}): Position =>
  table(
    `qSE cS  cS  qSW
     qNE A.N cN  qNW
     ~   ~   ~   ~`,
    changes,
  );

/** Ports A, D and C along one straight coast, four and three squares apart. */
export const threePorts = (changes: Changes = {}): Position =>
  table(
    `A.N cN  cN  cN  D.N cN  cN  C.N
     ~   ~   ~   ~   ~   ~   ~   ~`,
    changes,
  );
