import type { Spot } from '../../../board/entry.ts';
import type { Json } from '../../../stores/table.ts';
import { isUntold } from './cards.ts';
import { seatsOf } from './draft.ts';
import { seatSpot } from './spots.ts';

/** Whose cards one goes on with after those of a player, round the table, as long as nothing is told of the next one. */
export const seatAfter = (position: Json, seat: number): number | undefined => {
  const next = (seat + 1) % seatsOf(position);
  return isUntold(position, next) ? next : undefined;
};

/** What is chosen when somebody is said to be the Harbor Master: the cards of the next one; the Harbor Master's come last. */
export const afterMaster = (position: Json, master: number): Spot | undefined => {
  const next = seatAfter(position, master);
  return next === undefined ? undefined : seatSpot('before', next);
};
