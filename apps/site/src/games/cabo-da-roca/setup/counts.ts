import type { Edition } from '@portolan/cabo-da-roca';

/** Numbers of players. */
export const seatCounts = [2, 3, 4] as const;

/** How many tiles the stack holds once the cross lies and every player has a port. */
export const stackFor = ({ tiles, start }: Edition, seats: number): number =>
  tiles.reduce((sum, { count }) => sum + count, 0) - start.cross - seats;

/** Tiles left when the opening rounds are over. */
export const afterOpening = (box: Edition, seats: number): number =>
  stackFor(box, seats) + seats - box.start.openingRounds * seats;
