import { boxOf } from '../box.ts';
import type { State } from '../state.ts';
import { fleetOf, stockOf } from '../stock.ts';

/** Whether a player could buy a ship: one in stock that the coins pay, perhaps with what a sailor brings (end.last-fleet). */
const canBuyShip = (state: State, seat: number): boolean => {
  const { buy, resale } = boxOf(state.edition);
  const sale = state.rulings['sale-for'] === 'any-expense' && state.sailors[seat]!.length > 0;
  const coins = state.coins[seat]! + (sale ? resale[3]! : 0);
  for (let kind = 0; kind < 3; kind++) if (coins >= buy[kind]! && stockOf(state, seat, kind) > 0) return true;
  return false;
};

/** Whether only one player is left, or at most one owns a ship and none of the others can buy one (end.last-fleet). */
export const lastFleet = (state: State): boolean => {
  let playing = 0;
  let owners = 0;
  let buyers = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.out[seat]) continue;
    playing++;
    if (fleetOf(state, seat) > 0) owners++;
    else if (canBuyShip(state, seat)) buyers++;
  }
  if (playing <= 1) return true;
  return state.round > state.edition.start.openingRounds && owners <= 1 && buyers === 0;
};
