import { type WinnerInput, type WinnerPlayer, winnerAsks } from '@portolan/borneo/checkers';
import { boolean } from '@portolan/core/readers';
import { type AnySheet, type Sheets, sheetsOf } from '../../../score/sheet.ts';

/** The sheet as it is kept and sent. */
export interface Sheet extends AnySheet<WinnerPlayer> {
  /** The Blackbeard variant is played: somebody may have the ship. */
  readonly blackbeard: boolean;
}

const sheetsWithShip = sheetsOf({
  nobody: { shipments: 0, harbors: 0, missions: [] } as WinnerPlayer,
  others: { blackbeard: false },
  own: { blackbeard: boolean },
  asks: winnerAsks,
  boxless: true,
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

/** The sheets of Borneo; the ship counts only in the variant. */
export const sheets: Sheets<Sheet, WinnerInput> = {
  ...sheetsWithShip,
  inputOf: (sheet) => sheetsWithShip.inputOf(sheet.blackbeard ? sheet : withShip(sheet, null)),
};
