import { sortCards, spotOf } from '@portolan/boards/borneo';
import type { Spot } from '../../../../board/entry.ts';
import { cardsOf, type Entered, isUntold, portOf } from './held.ts';
import { toPlace } from './supply.ts';

const isBare = (entered: Entered): boolean =>
  [1, 2, 3].every((port) => typeof portOf(entered, port).harbor !== 'string');

/** What one goes on with after a player: the next, of whom nothing is told, and after the last of them the ports. */
export const afterSeat = (entered: Entered, seats: number, seat: number): Spot | undefined => {
  if (seat + 1 < seats) return isUntold(entered, seat + 1) ? spotOf({ kind: 'seat', seat: seat + 1 }) : undefined;
  return isBare(entered) ? spotOf({ kind: 'port', port: 1 }) : undefined;
};

/** What one goes on with when the last merchant stands: the first player, if nothing is told of anybody. */
export const afterMerchants = (entered: Entered, seats: number): Spot | undefined => {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const isDone = all.every((seat) => toPlace(entered, seat) === 0 && isUntold(entered, seat));
  return isDone ? spotOf({ kind: 'seat', seat: 0 }) : undefined;
};

/** A hand whose cards are turned up one by one: the others until the last, then what comes after its player. */
export const afterCard = (entered: Entered, seats: number, seat: number): Spot | undefined =>
  sortCards(cardsOf(entered, { kind: 'hand', seat })).unknown > 0
    ? spotOf({ kind: 'hand', seat, at: '?' })
    : afterSeat(entered, seats, seat);
