import { canStep } from '../check/step.ts';
import { FLEET } from '../ids.ts';
import { squareText } from '../pieces/squares.ts';
import { leftOf, NONE, type State } from '../state.ts';
import { fleetOf } from '../stock.ts';
import { usableBonus } from '../table.ts';
import { removeSailor, removeShip } from './sale.ts';
import type { Tell } from './tell.ts';

/** How many actions the crossing in progress needs, at least, as the table stands. */
export const crossingNeeds = (state: State): number => {
  const ship = state.ships[state.crossing];
  if (!ship) return 0;
  const left = leftOf(state);
  const bonus = usableBonus(state, ship);
  const way = { ship: state.crossing, from: ship.at, dir: ship.heading, bonus };
  for (let needed = 0; needed < left; needed++) if (canStep(state, { ...way, left: needed })) return needed;
  return left;
};

/** Whether the debtor can sell something; under `needs-action` only while an action is left (ruling.forced-sale). */
const canSell = (state: State, seat: number): boolean => {
  if (fleetOf(state, seat) + state.sailors[seat]!.length === 0) return false;
  return state.rulings['forced-sale'] === 'always' || leftOf(state) > 0;
};

/** Who cannot pay gives what there is and is out; the pieces leave the board (lighthouse.elimination). The turn passes when the end has been looked for. */
const eliminate = (state: State, tell: Tell): void => {
  const { from, to } = state.debts[0]!;
  const amount = state.coins[from]!;
  state.coins[from] = 0;
  state.coins[to]! += amount;
  if (amount > 0) tell?.({ kind: 'partPaid', clause: 'lighthouse.elimination', from, to, amount });
  for (let slot = from * FLEET; slot < (from + 1) * FLEET; slot++) if (state.ships[slot]) removeShip(state, slot);
  for (const at of state.sailors[from]!.slice()) removeSailor(state, from, at);
  state.out[from] = true;
  state.progress = true;
  state.debts.length = 0;
  state.stepping = NONE;
  state.phase = 'act';
  tell?.({ kind: 'playerEliminated', clause: 'lighthouse.elimination', seat: from });
};

/** Pays the tolls that are due as far as the coins go; true if all are paid. `fresh`: the first one has not been announced as a debt. */
export const payDebts = (state: State, fresh: boolean, tell: Tell): boolean => {
  let announced = !fresh;
  while (state.debts.length > 0) {
    const { from, to, amount, lighthouse } = state.debts[0]!;
    if (state.coins[from]! < amount) {
      if (canSell(state, from)) {
        state.phase = 'debt';
        if (!announced) tell?.({ kind: 'debtDue', clause: 'lighthouse.must-sell', from, amount });
      } else eliminate(state, tell);
      return false;
    }
    state.coins[from]! -= amount;
    state.coins[to]! += amount;
    state.debts.shift();
    tell?.({ kind: 'tollPaid', clause: 'lighthouse.toll', from, to, amount, lighthouse: squareText(lighthouse) });
    announced = false;
  }
  return true;
};
