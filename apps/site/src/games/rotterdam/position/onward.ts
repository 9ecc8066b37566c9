import type { Spot } from '../../../board/entry.ts';
import type { Json } from '../../../stores/table.ts';
import { cardsIn, isUntold } from './cards.ts';
import { numberOr, seatsOf } from './draft.ts';
import { seatSpot } from './spots.ts';

/** Whose cards one goes on with after those of a player, round the table, as long as nothing is told of the next one. */
export const seatAfter = (position: Json, seat: number): number | undefined => {
  const next = (seat + 1) % seatsOf(position);
  return isUntold(position, next) ? next : undefined;
};

/** Whether the Missions of somebody's hand are seen. */
const isHandSeen = (position: Json): boolean =>
  Array.from({ length: seatsOf(position) }, (_, seat) => cardsIn(position, seat, 'missions')).some((all) =>
    all.some((face) => face !== '?'),
  );

/** The hand of a player, if it can be the one that is seen: nobody sees two. */
export const handToTell = (position: Json, seat: number): Spot | undefined =>
  isHandSeen(position) ? undefined : seatSpot('hand', seat);

/** Where one begins with a player: before it, and with the Harbor Master, who is the last, in the hand that is seen. */
export const spotToTell = (position: Json, seat: number): Spot =>
  (seat === numberOr(position.master, 0) ? handToTell(position, seat) : undefined) ?? seatSpot('before', seat);

/** What is chosen when somebody is said to be the Harbor Master: the cards of the next one; the Harbor Master's come last. */
export const afterMaster = (position: Json, master: number): Spot | undefined => {
  const next = seatAfter(position, master);
  return next === undefined ? undefined : spotToTell({ ...position, master }, next);
};
