import type { Seat } from '@portolan/core';
import type { PositionId, ShipId } from '@portolan/rotterdam';
import type { Spot } from '../../../board/entry.ts';

/** What belongs to a player: the player itself, its hand, what lies before it. */
export type OfSeat = 'seat' | 'hand' | 'before';

/** A place that belongs to a player. */
export const seatSpot = (what: OfSeat, seat: Seat): Spot => `${what} ${seat}`;

/** One of several ships at a quay. */
export const shipSpot = (at: PositionId, ship: ShipId): Spot => `${at}#${ship}`;

/** Where a place lies: at a player, or on the river. */
export type Where =
  | { readonly what: OfSeat; readonly seat: Seat }
  | { readonly what: 'river'; readonly at: PositionId; readonly ship?: ShipId };

const places: readonly OfSeat[] = ['seat', 'hand', 'before'];

/** What the name of a place means. */
export const whereOf = (spot: Spot): Where => {
  const [first = '', seat] = spot.split(' ');
  const what = places.find((one) => one === first);
  if (what && seat !== undefined) return { what, seat: Number(seat) };
  const [at = '', ship] = spot.split('#');
  return { what: 'river', at, ...(ship ? { ship } : {}) };
};
