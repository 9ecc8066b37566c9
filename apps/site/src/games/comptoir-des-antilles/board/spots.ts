import { spots } from '@portolan/boards/comptoir-des-antilles';
import type { ContactId, TileId } from '@portolan/comptoir-des-antilles';
import type { Seat } from '@portolan/core';
import type { Spot } from '../../../board/entry.ts';

/** The names of the places that a table is entered on: those of the harbor, contacts to play, event tiles to lay. */
export const places = {
  ...spots,
  card: (contact: ContactId): Spot => `card.${contact}`,
  /** The contacts that all have played. */
  played: 'played',
  tile: (seat: Seat, tile: TileId): Spot => `tile.${seat}.${tile}`,
} as const;

/** The seat that a counter belongs to. */
export const seatAt = (spot: Spot): Seat | undefined => (/^seat\d$/.test(spot) ? Number(spot.slice(4)) : undefined);

/** The contact that lies on a place. */
export const cardAt = (spot: Spot): ContactId | undefined => (spot.startsWith('card.') ? spot.slice(5) : undefined);

/** The event tile that lies on a place, and whose it is. */
export const tileAt = (spot: Spot): { readonly seat: Seat; readonly tile: TileId } | undefined => {
  const [kind, seat, tile] = spot.split('.');
  return kind === 'tile' ? { seat: Number(seat), tile: tile as TileId } : undefined;
};
