import { checkers, type EndInput } from '@portolan/comptoir-des-antilles/checkers';
import { bad, ok, type Result } from '@portolan/core';

/** A player of the sheet: a counter, and a name; empty: the letter. */
export interface SheetPlayer {
  readonly name: string;
  readonly premiums: number;
}

/** The sheet as it is kept and sent. */
export interface Sheet {
  readonly players: readonly SheetPlayer[];
  /** Ships left in the pile, the visible one included. */
  readonly ships: number;
  /** First player of the round. */
  readonly first: number;
  /** Who has just played a turn to its end. */
  readonly active: number;
}

/** The longest name. */
export const MAX_NAME = 24;

/** Ships in the pile when the game begins. */
const SHIPS = 16;

const nobody: SheetPlayer = { name: '', premiums: 0 };

/** A sheet for so many players, nothing counted. */
export const emptySheet = (seats: number): Sheet => ({
  players: Array.from({ length: seats }, () => nobody),
  ships: SHIPS,
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

/** What the checker is asked: the turn is over, nothing is due any more. */
export const inputOf = ({ players, ships, first, active }: Sheet): EndInput => ({
  premiums: players.map(({ premiums }) => premiums),
  ships,
  first,
  active,
  turnOver: true,
});

const field = (player: unknown, name: 'name' | 'premiums', missing: unknown): unknown =>
  typeof player === 'object' && player !== null ? ((player as Record<string, unknown>)[name] ?? missing) : player;

/** Reads a sheet from a link or from storage; problems as the checker tells them, and `too-long` for names. */
export const parseSheet = (json: unknown): Result<Sheet> => {
  if (typeof json !== 'object' || json === null) return bad({ path: '', code: 'not-an-object' });
  const { players, ships = SHIPS, first = 0, active = 0 } = json as Record<string, unknown>;
  const list: readonly unknown[] = Array.isArray(players) ? players : [];
  const premiums = Array.isArray(players) ? list.map((player) => field(player, 'premiums', 0)) : players;
  const counts = checkers.end.parse({ premiums, ships, first, active, turnOver: true });
  if (!counts.ok) return counts;
  const names = list.map((player) => field(player, 'name', ''));
  const wrong = names.findIndex((name) => typeof name !== 'string' || name.length > MAX_NAME);
  if (wrong >= 0) return bad({ path: `players[${wrong}].name`, code: 'too-long', facts: { max: MAX_NAME } });
  const { value } = counts;
  return ok({
    players: value.premiums.map((count, seat) => ({ name: String(names[seat]), premiums: count })),
    ships: value.ships,
    first: value.first,
    active: value.active,
  });
};
