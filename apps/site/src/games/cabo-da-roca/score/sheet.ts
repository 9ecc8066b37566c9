import { type CountInput, type CountPlayer, countChecker } from '@portolan/cabo-da-roca/checkers';
import { bad, ok, type Result } from '@portolan/core';

/** A player of the sheet: what lies before them, and a name; empty: the letter. */
export type SheetPlayer = CountPlayer & { readonly name: string };

/** The sheet as it is kept and sent. */
export interface Sheet {
  readonly players: readonly SheetPlayer[];
  readonly island: number | null;
  readonly wreck: number | null;
  /** The box that came with the sheet, as a patch. */
  readonly edition?: unknown;
}

/** The longest name. */
export const MAX_NAME = 24;

/** A player at the start of a sheet. */
export const EMPTY: CountPlayer = { coins: 0 };

const nobody: SheetPlayer = { ...EMPTY, name: '' };

/** A sheet for so many players, nothing counted. */
export const emptySheet = (seats: number): Sheet => ({
  players: Array.from({ length: seats }, () => nobody),
  island: null,
  wreck: null,
});

/** The sheet with so many players: those that stay keep what they have. */
export const withSeats = (sheet: Sheet, seats: number): Sheet => ({
  ...sheet,
  players: Array.from({ length: seats }, (_, seat) => sheet.players[seat] ?? nobody),
});

/** The sheet with one player changed. */
export const withPlayer = (sheet: Sheet, seat: number, player: SheetPlayer): Sheet => ({
  ...sheet,
  players: sheet.players.map((old, i) => (i === seat ? player : old)),
});

/** What the checker is asked; `own` is the owner's box, which counts where the sheet brought none. */
export const inputOf = ({ players, island, wreck, edition }: Sheet, own?: unknown): CountInput => {
  const box = (edition ?? own) as CountInput['edition'];
  return {
    players: players.map(({ name: _, ...player }) => player),
    island,
    wreck,
    ...(box ? { edition: box } : {}),
  };
};

/** Whether anything was entered. */
export const isStarted = ({ players, island, wreck }: Sheet): boolean => {
  const entered = JSON.stringify(inputOf({ players, island, wreck }));
  return entered !== JSON.stringify(inputOf(emptySheet(players.length)));
};

const split = (player: unknown): { readonly name: unknown; readonly counts: unknown } => {
  if (typeof player !== 'object' || player === null) return { name: '', counts: player };
  const { name = '', ...counts } = player as Record<string, unknown>;
  return { name, counts };
};

/**
 * Reads a sheet from a link or from storage, with the box that it brings, else with the owner's (`own`); problems as the
 * checker tells them, and `too-long` for names.
 */
export const parseSheet =
  (own?: unknown) =>
  (json: unknown): Result<Sheet> => {
    if (typeof json !== 'object' || json === null) return bad({ path: '', code: 'not-an-object' });
    const { players, island = null, wreck = null, edition } = json as Record<string, unknown>;
    const box = edition ?? own;
    const list = Array.isArray(players) ? players.map(split) : [];
    const counts: Result<CountInput> = countChecker.parse({
      players: Array.isArray(players) ? list.map((one) => one.counts) : players,
      island,
      wreck,
      ...(box ? { edition: box } : {}),
    });
    if (!counts.ok) return counts;
    const wrong = list.findIndex(({ name }) => typeof name !== 'string' || name.length > MAX_NAME);
    if (wrong >= 0) return bad({ path: `players[${wrong}].name`, code: 'too-long', facts: { max: MAX_NAME } });
    return ok({
      players: counts.value.players.map((player, seat) => ({ ...player, name: String(list[seat]?.name ?? '') })),
      island: counts.value.island,
      wreck: counts.value.wreck,
      ...(edition ? { edition } : {}),
    });
  };
