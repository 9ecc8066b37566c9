import { type CountInput, type CountPlayer, checkers } from '@portolan/cabo-da-roca/checkers';
import { bad, ok, type Result } from '@portolan/core';
import { EMPTY } from './words.ts';

/** A player of the sheet: what lies before them, and a name; empty: the letter. */
export type SheetPlayer = CountPlayer & { readonly name: string };

/** The sheet as it is kept and sent. */
export interface Sheet {
  readonly players: readonly SheetPlayer[];
  readonly island: number | null;
  readonly wreck: number | null;
}

/** The longest name. */
export const MAX_NAME = 24;

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

/** What the checker is asked. */
export const inputOf = ({ players, island, wreck }: Sheet): CountInput => ({
  players: players.map(({ name: _, ...player }) => player),
  island,
  wreck,
});

const split = (player: unknown): { readonly name: unknown; readonly counts: unknown } => {
  if (typeof player !== 'object' || player === null) return { name: '', counts: player };
  const { name = '', ...counts } = player as Record<string, unknown>;
  return { name, counts };
};

/** Reads a sheet from a link or from storage; problems as the checker tells them, and `too-long` for names. */
export const parseSheet = (json: unknown): Result<Sheet> => {
  if (typeof json !== 'object' || json === null) return bad({ path: '', code: 'not-an-object' });
  const { players, island = null, wreck = null } = json as Record<string, unknown>;
  const list = Array.isArray(players) ? players.map(split) : [];
  const counts = checkers.count.parse({
    players: Array.isArray(players) ? list.map((one) => one.counts) : players,
    island,
    wreck,
  });
  if (!counts.ok) return counts;
  const wrong = list.findIndex(({ name }) => typeof name !== 'string' || name.length > MAX_NAME);
  if (wrong >= 0) return bad({ path: `players[${wrong}].name`, code: 'too-long', facts: { max: MAX_NAME } });
  return ok({
    ...counts.value,
    players: counts.value.players.map((player, seat) => ({ ...player, name: String(list[seat]?.name ?? '') })),
  });
};
