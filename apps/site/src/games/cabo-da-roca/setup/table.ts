import { parseEdition } from '@portolan/cabo-da-roca';
import { bad, ok, type Result, within } from '@portolan/core';
import { seatCounts } from './counts.ts';

/** How a table is prepared. */
export interface SetupTable {
  readonly seats: number;
  /** The box that came with a link, as a patch. */
  readonly edition?: unknown;
}

/** Reads it from a link or from storage: `out-of-range` for the players, the problems of the box at `edition`. */
export const parseTable = (json: unknown): Result<SetupTable> => {
  const { seats, edition } = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>;
  if (!seatCounts.some((count) => count === seats))
    return bad({ path: 'seats', code: 'out-of-range', facts: { found: String(seats), min: 2, max: 4 } });
  const box = parseEdition(edition);
  if (!box.ok) return { ok: false, problems: within('edition', box.problems) };
  return ok({ seats: Number(seats), ...(edition ? { edition } : {}) });
};
