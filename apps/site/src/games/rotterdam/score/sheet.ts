import { handOf, seatsOf, type Table } from '@portolan/boards/rotterdam';
import { bad, ok, type Result } from '@portolan/core';
import { type EndInput, type EndPlayer, endChecker } from '@portolan/rotterdam/checkers';
import { NOTHING } from './nothing.ts';

/** A player of the sheet: what it has, and its name; empty: the letter. */
export interface SheetPlayer extends EndPlayer {
  readonly name: string;
}

/** The sheet as it is kept and sent. */
export interface Sheet {
  readonly players: readonly SheetPlayer[];
  /** Phase 6 has ended. */
  readonly phaseEnded: boolean;
  /** The box that a sheet that was sent is about, as a patch. */
  readonly edition?: unknown;
}

/** The longest name. */
export const MAX_NAME = 24;

const nobody: SheetPlayer = { ...NOTHING, name: '' };

/** A sheet for so many players, nothing counted. */
export const emptySheet = (seats: number): Sheet => ({
  players: Array.from({ length: seats }, () => nobody),
  phaseEnded: true,
});

/** The sheet with so many players: those that stay keep what they have. */
export const withSeats = (sheet: Sheet, seats: number): Sheet => ({
  ...sheet,
  players: Array.from({ length: seats }, (_, seat) => sheet.players[seat] ?? nobody),
});

/** The sheet with one player replaced. */
export const withPlayer = (sheet: Sheet, seat: number, player: SheetPlayer): Sheet => ({
  ...sheet,
  players: sheet.players.map((old, i) => (i === seat ? player : old)),
});

const unnamed = ({ name: _, ...player }: SheetPlayer): EndPlayer => player;

/** What the checker is asked; `kept` is the owner's box, which counts where the sheet brought none. */
export const inputOf = ({ players, phaseEnded, edition }: Sheet, kept?: unknown): object => {
  const box = edition ?? kept;
  return { players: players.map(unnamed), phaseEnded, ...(box ? { edition: box } : {}) };
};

const nameIn = (player: unknown): unknown =>
  typeof player === 'object' && player !== null ? ((player as { name?: unknown }).name ?? '') : '';

const withoutName = (player: unknown): unknown => {
  if (typeof player !== 'object' || player === null) return player;
  const { name: _, ...counts } = player as Record<string, unknown>;
  return counts;
};

/**
 * Reads a sheet from a link or from storage, with the box that it brings, else with the owner's (`kept`); problems as the
 * checker tells them, and `too-long` for names.
 */
export const parseSheet =
  (kept?: unknown) =>
  (json: unknown): Result<Sheet> => {
    if (typeof json !== 'object' || json === null) return bad({ path: '', code: 'not-an-object' });
    const { players, phaseEnded = true, edition } = json as Record<string, unknown>;
    const box = edition ?? kept;
    const list: readonly unknown[] = Array.isArray(players) ? players : [];
    const counts: Result<EndInput> = endChecker.parse({
      players: Array.isArray(players) ? list.map(withoutName) : players,
      phaseEnded,
      ...(box ? { edition: box } : {}),
    });
    if (!counts.ok) return counts;
    const names = list.map(nameIn);
    const wrong = names.findIndex((name) => typeof name !== 'string' || name.length > MAX_NAME);
    if (wrong >= 0) return bad({ path: `players[${wrong}].name`, code: 'too-long', facts: { max: MAX_NAME } });
    return ok({
      players: counts.value.players.map((player, seat) => ({ ...player, name: String(names[seat]) })),
      phaseEnded: counts.value.phaseEnded,
      ...(edition ? { edition } : {}),
    });
  };

/** What the players of a table have. */
export const playersOf = (table: Table): readonly EndPlayer[] =>
  seatsOf(table).map((seat) => {
    const { shown, laid, navigation, products } = handOf(table, seat);
    return { missions: shown, laid, navigation, products };
  });
