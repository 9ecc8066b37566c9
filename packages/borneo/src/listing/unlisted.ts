import { type Unlisted, unknownsIn } from '@portolan/core';
import { boxOf, missionInGame } from '../box.ts';
import { defenseLimit } from '../pieces/fight.ts';
import { canPay } from '../pieces/payment.ts';
import { NONE, type State } from '../state.ts';
import { actorOf } from '../turn.ts';
import { kindCounts, stockOf } from './mission.ts';

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

/** Whether one card of the warehouse, taken for another spice, would help to pay a Mission of the row (pirates.trade). */
const couldTrade = (state: State, seat: number): boolean => {
  if (!state.blackbeard || state.phase !== 'mission' || state.ship === seat) return false;
  const box = boxOf(state.edition);
  const counts = kindCounts(stockOf(state, box, seat));
  const asked = state.missions.filter((place) => missionInGame(box.missions[place]!, state.seats));
  const trades = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((kind) =>
    counts[kind]! > 0 ? [0, 1, 2, 3].filter((as) => as !== kind >> 1).map((as) => [kind, as] as const) : [],
  );
  return trades.some(([kind, as]) => {
    const traded = counts.slice();
    traded[kind]!--;
    const unit = state.rulings['pirate-swap'] === 'unit' && kind % 2 === 1;
    traded[as * 2 + (unit ? 0 : kind % 2)]!++;
    if (unit) traded[kind - 1]!++;
    return asked.some((place) => canPay(box.need[place]!, traded));
  });
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
