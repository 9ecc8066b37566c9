import { type EndInput, endChecker } from '@portolan/comptoir-des-antilles/checkers';
import { bad, ok, type Result } from '@portolan/core';
import { isObject } from '../../../position/json.ts';
import { boxOf, shipsInPile } from '../parts/cards.ts';

/** A player of the sheet: a counter, and a name; empty: the letter. */
export interface SheetPlayer {
  readonly name: string;
  readonly premiums: number;
}

/** The sheet as it is kept and sent. */
export interface Sheet {
  readonly players: readonly SheetPlayer[];
  /** Ships left in the pile, the visible one included; without it all that lie there when the game begins. */
  readonly ships?: number;
  /** First player of the round. */
  readonly first: number;
  /** Who has just played a turn to its end. */
  readonly active: number;
  /** The box that a sheet that was sent is about, as a patch. */
  readonly edition?: EndInput['edition'];
}

/** The longest name. */
export const MAX_NAME = 24;

const nobody: SheetPlayer = { name: '', premiums: 0 };

/** A sheet for so many players, nothing counted. */
export const emptySheet = (seats: number): Sheet => ({
  players: Array.from({ length: seats }, () => nobody),
  first: 0,
  active: 0,
});

/** The sheet with so many players: those that stay keep what they have. */
export const withSeats = (sheet: Sheet, seats: number): Sheet => ({
  ...sheet,
  players: Array.from({ length: seats }, (_, seat) => sheet.players[seat] ?? nobody),
  first: Math.min(sheet.first, seats - 1),
  active: Math.min(sheet.active, seats - 1),
});

/** The sheet with part of a player changed. */
export const withPlayer = (sheet: Sheet, seat: number, part: Partial<SheetPlayer>): Sheet => ({
  ...sheet,
  players: sheet.players.map((player, i) => (i === seat ? { ...player, ...part } : player)),
});

/** A box as a field of an input; ours goes without saying. */
const boxField = (edition: unknown): { readonly edition?: Exclude<EndInput['edition'], undefined> } =>
  isObject(edition) ? { edition } : {};

/** What the checker is asked: the turn is over, nothing is due any more. The owner’s box (`kept`) counts where the sheet brought none. */
export const inputOf = ({ players, ships, first, active, edition }: Sheet, kept?: unknown): EndInput => ({
  premiums: players.map(({ premiums }) => premiums),
  ships: Math.min(ships ?? Number.POSITIVE_INFINITY, shipsInPile(boxOf(edition ?? kept))),
  first,
  active,
  turnOver: true,
  ...boxField(edition ?? kept),
});

const field = (player: unknown, name: 'name' | 'premiums', missing: unknown): unknown =>
  typeof player === 'object' && player !== null ? ((player as Record<string, unknown>)[name] ?? missing) : player;

/**
 * Reads a sheet from a link or from storage, with the box that it brings, else with the owner's (`kept`), whose pile may be
 * lower than the one it was kept with; problems as the checker tells them, and `too-long` for names.
 */
export const parseSheet =
  (kept?: unknown) =>
  (json: unknown): Result<Sheet> => {
    if (!isObject(json)) return bad({ path: '', code: 'not-an-object' });
    const { players, ships, edition, first = 0, active = 0 } = json;
    const most = shipsInPile(boxOf(edition ?? kept));
    const lower = edition === undefined && typeof ships === 'number' && isObject(kept);
    const list: readonly unknown[] = Array.isArray(players) ? players : [];
    const counts = endChecker.parse({
      premiums: Array.isArray(players) ? list.map((player) => field(player, 'premiums', 0)) : players,
      ships: lower ? Math.min(ships, most) : (ships ?? most),
      first,
      active,
      turnOver: true,
      ...(edition === undefined ? boxField(kept) : { edition }),
    });
    if (!counts.ok) return counts;
    const names = list.map((player) => field(player, 'name', ''));
    const wrong = names.findIndex((name) => typeof name !== 'string' || name.length > MAX_NAME);
    if (wrong >= 0) return bad({ path: `players[${wrong}].name`, code: 'too-long', facts: { max: MAX_NAME } });
    const { value } = counts;
    return ok({
      players: value.premiums.map((count, seat) => ({ name: String(names[seat]), premiums: count })),
      ...(ships === undefined ? {} : { ships: value.ships }),
      first: value.first,
      active: value.active,
      ...boxField(edition),
    });
  };
