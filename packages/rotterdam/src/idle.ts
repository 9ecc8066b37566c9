import type { Seat } from '@portolan/core';
import { NONE } from './box.ts';
import { hasCardLeft, isStartFree, reserveShip, shipsInHarbor } from './counts.ts';
import type { State } from './state.ts';

/** Who can do nothing but end a turn, or trade nothing: an engine convenience that uses only public counts. */

/** Whether a seat can do nothing more in its turn, apart from Navigation cards. */
const isDone = (state: State, seat: Seat): boolean => {
  switch (state.phase) {
    case 'launch':
      return state.step === 'launched' || reserveShip(state, seat) === NONE || !isStartFree(state);
    case 'sail':
      return state.step === 'after';
    case 'anchor':
      return state.due[seat] === 0 || !hasCardLeft(state);
    case 'unload':
      return shipsInHarbor(state, seat).length === 0;
    case 'mission':
      return state.step === 'fulfilled' || state.products[seat]!.length === 0;
    default:
      return false;
  }
};

/** Whether the cards of a seat cannot be played any more in this turn (`ruling.cards-around-call`). */
const cardsAreOut = ({ step, rulings }: State): boolean =>
  step === 'after' && rulings['cards-around-call'] === 'before-only';

/** Whether the turn of the seat to act ends by itself. */
export const isIdle = (state: State): boolean => {
  const { seat } = state;
  if (seat === NONE || state.call || state.pending.length > 0) return false;
  return (state.navigation[seat]!.length === 0 || cardsAreOut(state)) && isDone(state, seat);
};

/** Whether a seat can do nothing in phase 5: no Product card, and no card that may be played. */
export const isIdleTrader = ({ products, navigation, rulings }: State, seat: Seat): boolean =>
  products[seat]!.length === 0 && (navigation[seat]!.length === 0 || rulings['cards-in-trading'] === 'none');

/** The seats that can do nothing in phase 5. */
export const idleTraders = (state: State): Seat[] => {
  const idle: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) if (isIdleTrader(state, seat)) idle.push(seat);
  return idle;
};
