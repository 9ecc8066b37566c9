import { type EndInput, endAsks } from '@portolan/comptoir-des-antilles/checkers';
import { bad, ok } from '@portolan/core';
import { isObject } from '@portolan/core/readers';
import { type AnySheet, namesIn, type Sheets, seated } from '../../../score/sheet.ts';
import { boxOf, shipsInPile } from '../parts/cards.ts';

/** The sheet as it is kept and sent. */
export interface Sheet extends AnySheet<{ readonly premiums: number }> {
  /** Ships left in the pile, the visible one included; without it all that lie there when the game begins. */
  readonly ships?: number;
  /** First player of the round. */
  readonly first: number;
  /** Who has just played a turn to its end. */
  readonly active: number;
}

const nobody = { name: '', premiums: 0 };

/** A box as a field of an input; ours goes without saying. */
const boxField = (edition: unknown): { readonly edition?: Exclude<EndInput['edition'], undefined> } =>
  isObject(edition) ? { edition } : {};

const premiumsOf = (player: unknown): unknown => (isObject(player) ? (player.premiums ?? 0) : player);

/**
 * The sheets of Comptoir des Antilles: the turn is over, nothing is due any more. The pile of the owner's box may be lower
 * than the one that a sheet was kept with.
 */
export const sheets: Sheets<Sheet, EndInput> = {
  empty: (seats) => ({ players: seated([], seats, nobody), first: 0, active: 0 }),
  withSeats: (sheet, seats) => ({
    ...sheet,
    players: seated(sheet.players, seats, nobody),
    first: Math.min(sheet.first, seats - 1),
    active: Math.min(sheet.active, seats - 1),
  }),
  inputOf: ({ players, ships, first, active, edition }, kept) => ({
    premiums: players.map(({ premiums }) => premiums),
    ships: Math.min(ships ?? Number.POSITIVE_INFINITY, shipsInPile(boxOf(edition ?? kept))),
    first,
    active,
    turnOver: true,
    ...boxField(edition ?? kept),
  }),
  parse: (json, kept) => {
    if (!isObject(json)) return bad({ path: '', code: 'not-an-object' });
    const { players, ships, edition, first = 0, active = 0 } = json;
    const most = shipsInPile(boxOf(edition ?? kept));
    const lower = edition === undefined && typeof ships === 'number' && isObject(kept);
    const list: readonly unknown[] = Array.isArray(players) ? players : [];
    const counts = endAsks.parse({
      premiums: Array.isArray(players) ? list.map(premiumsOf) : players,
      ships: lower ? Math.min(ships, most) : (ships ?? most),
      first,
      active,
      turnOver: true,
      ...(edition === undefined ? boxField(kept) : { edition }),
    });
    if (!counts.ok) return counts;
    const names = namesIn(list);
    if (!names.ok) return names;
    const { value } = counts;
    return ok({
      players: value.premiums.map((premiums, seat) => ({ name: names.value[seat] ?? '', premiums })),
      ...(ships === undefined ? {} : { ships: value.ships }),
      first: value.first,
      active: value.active,
      ...boxField(edition),
    });
  },
};
