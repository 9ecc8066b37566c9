import { type WinnerInput, type WinnerPlayer, winnerChecker } from '@portolan/borneo/checkers';
import { bad, ok, type Result } from '@portolan/core';

/** A player of the sheet: what lies before him, and his name; empty: his letter. */
export interface SheetPlayer extends WinnerPlayer {
  readonly name: string;
}

/** The sheet as it is kept and sent. */
export interface Sheet {
  readonly players: readonly SheetPlayer[];
  /** The Blackbeard variant is played: somebody may have the ship. */
  readonly blackbeard: boolean;
}

/** The longest name. */
export const MAX_NAME = 24;

const nobody: SheetPlayer = { name: '', shipments: 0, harbors: 0, missions: [] };

/** A sheet for so many players, nothing counted. */
export const emptySheet = (seats: number): Sheet => ({
  players: Array.from({ length: seats }, () => nobody),
  blackbeard: false,
});

/** The sheet with so many players: those that stay keep what they have. */
export const withSeats = (sheet: Sheet, seats: number): Sheet => ({
  ...sheet,
  players: Array.from({ length: seats }, (_, seat) => sheet.players[seat] ?? nobody),
});

/** The sheet with part of a player changed. */
export const withPlayer = (sheet: Sheet, seat: number, part: Partial<SheetPlayer>): Sheet => ({
  ...sheet,
  players: sheet.players.map((player, i) => (i === seat ? { ...player, ...part } : player)),
});

/** The sheet with the ship before one player, or before nobody. */
export const withShip = (sheet: Sheet, holder: number | null): Sheet => ({
  ...sheet,
  players: sheet.players.map(({ ship: _, ...player }, seat) => (seat === holder ? { ...player, ship: true } : player)),
});

/** Who has the ship. */
export const holderOf = (sheet: Sheet): number | null => {
  const holder = sheet.players.findIndex((player) => player.ship);
  return holder < 0 ? null : holder;
};

/** What the checker is asked. The ship counts only in the variant. */
export const inputOf = ({ players, blackbeard }: Sheet): WinnerInput => ({
  players: players.map(({ shipments, harbors, missions, ship }) => ({
    shipments,
    harbors,
    missions,
    ...(blackbeard && ship ? { ship } : {}),
  })),
});

const nameOf = (player: unknown): unknown =>
  typeof player === 'object' && player !== null ? ((player as { name?: unknown }).name ?? '') : '';

const withoutName = (player: unknown): unknown => {
  if (typeof player !== 'object' || player === null) return player;
  const { name: _, ...counts } = player as Record<string, unknown>;
  return counts;
};

/** Reads a sheet from a link or from storage; problems as the checker tells them, and `too-long` or `wrong-type` for names. */
export const parseSheet = (json: unknown): Result<Sheet> => {
  if (typeof json !== 'object' || json === null) return bad({ path: '', code: 'not-an-object' });
  const { players, blackbeard = false } = json as { players?: unknown; blackbeard?: unknown };
  const list: readonly unknown[] = Array.isArray(players) ? players : [];
  const counts = winnerChecker.parse({ players: Array.isArray(players) ? list.map(withoutName) : players });
  if (!counts.ok) return counts;
  const names = list.map(nameOf);
  const wrong = names.findIndex((name) => typeof name !== 'string' || name.length > MAX_NAME);
  if (wrong >= 0) return bad({ path: `players[${wrong}].name`, code: 'too-long', facts: { max: MAX_NAME } });
  if (typeof blackbeard !== 'boolean')
    return bad({ path: 'blackbeard', code: 'wrong-type', facts: { expected: 'boolean' } });
  return ok({
    players: counts.value.players.map((player, seat) => ({ ...player, name: String(names[seat]) })),
    blackbeard,
  });
};
