import { type Unlisted, unknownsIn } from '@portolan/core';
import { defenseLimit } from '../pieces/fight.ts';
import { NONE, type State } from '../state.ts';
import { actorOf } from '../turn.ts';
import { couldTrade } from './mission.ts';

/** Whether some merchant of a seat stands below one of another player, so that he could attack. */
const couldAttack = (state: State, seat: number): boolean =>
  state.columns.some((column) =>
    column.some((owner, rank) => owner === seat && column.slice(0, rank).some((above) => above >= 0 && above !== seat)),
  );

/** Whether a card face down could be played, paid or discarded by the seat that is to act. */
const hidden = (state: State, seat: number): boolean => {
  const hand = state.hands[seat]!;
  const covered = unknownsIn(hand) > 0;
  switch (state.phase) {
    case 'mission':
    case 'final':
      return unknownsIn(state.shipments[seat]!) > 0 && state.missions.length > 0;
    case 'company':
      return covered && hand.length > 1 && couldAttack(state, seat);
    case 'defend':
      return covered && defenseLimit(hand.length, state.fight!.attack.length) > 0;
    case 'shipment':
      return covered && state.ports.some((harbor) => harbor !== NONE);
    case 'discard':
      return covered;
    default:
      return false;
  }
};

/** Whose list of actions is not whole, and why: cards face down are not named in it, nor are trades with the pirates. */
export const unlisted = (state: State): readonly Unlisted[] => {
  const seat = actorOf(state);
  if (seat < 0) return [];
  return [
    ...(hidden(state, seat) ? [{ seat, reason: 'face-down' }] : []),
    ...(couldTrade(state, seat) ? [{ seat, reason: 'trades' }] : []),
  ];
};
