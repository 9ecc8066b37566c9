import { boxOf } from '../box.ts';
import { salesOf } from '../check/sales.ts';
import { kindOfShip, ownerOf, PIRATE, slotOf } from '../ids.ts';
import { sailorOn, shipOn } from '../pieces/chart.ts';
import { squareOf } from '../pieces/squares.ts';
import { HIDDEN, NONE, type State } from '../state.ts';
import { hiddenCards } from '../stock.ts';
import { shipOf } from '../table.ts';
import type { ActionOf } from '../types.ts';
import { answerGuest } from './buying.ts';
import { removeSailor, sellPiece, sinkShip } from './sale.ts';
import type { Tell } from './tell.ts';

/** The lowest price on a card; of an unknown one what every card that it may be pays at least (combat.loot). */
const lootOf = (state: State, card: number): number => {
  const { prices } = boxOf(state.edition);
  if (card !== HIDDEN) return prices[card]![0]!;
  const lowest = hiddenCards(state).map((hidden) => prices[hidden]![0]!);
  return lowest.length > 0 ? Math.min(...lowest) : 0;
};

/** A ship is sunk, and its card's lowest price goes to the pirate's owner (combat.sinks, combat.loot). */
const sinkTarget = (state: State, seat: number, target: number, tell: Tell): void => {
  const { cargo } = shipOf(state, target);
  const pirate = kindOfShip(target) === PIRATE;
  const amount = cargo === NONE ? 0 : lootOf(state, cargo);
  sinkShip(state, target, 'combat', pirate ? 'combat.first-shot' : 'combat.sinks', tell);
  if (pirate) tell?.({ kind: 'noLoot', clause: 'combat.pirate-no-loot', seat });
  if (cargo === NONE) return;
  state.coins[seat]! += amount;
  tell?.({ kind: 'lootTaken', clause: 'combat.loot', seat, amount });
};

/** A turn in which anybody fires is not idle; step 3 has begun, if it is the active player who does. */
const beginStep3 = (state: State, seat: number): void => {
  state.acted = true;
  if (seat === state.active) state.stage = 'free';
};

/** A pirate fires: a ship sinks, or a sailor is driven off its island (combat.island-sailor). */
export const applyAttack = (state: State, { seat, at: square }: ActionOf<'attack'>, tell: Tell): void => {
  const at = squareOf(square);
  const target = shipOn(state.chart, at);
  beginStep3(state, seat);
  if (target !== NONE) {
    sinkTarget(state, seat, target, tell);
    return;
  }
  const owner = sailorOn(state.chart, at);
  removeSailor(state, owner, at);
  state.progress = true;
  tell?.({ kind: 'sailorRemoved', clause: 'combat.island-sailor', seat: owner, at: square });
};

/** A pirate offers to let a ship pass (combat.bargain). */
export const applyBargain = (state: State, { seat, ship, at: square, sum }: ActionOf<'bargain'>, tell: Tell): void => {
  const at = squareOf(square);
  const to = ownerOf(shipOn(state.chart, at));
  beginStep3(state, seat);
  state.offer = { kind: 'ransom', from: seat, to, ship: slotOf(ship)!, at, sum };
  state.phase = 'consent';
  tell?.({ kind: 'offerMade', clause: 'combat.bargain', from: seat, to, sum });
};

/** A ransom is paid or not; what is sold for it takes actions of the next turn (combat.bargain). */
const answerRansom = (
  state: State,
  { from, ship, at, sum }: Extract<NonNullable<State['offer']>, { kind: 'ransom' }>,
  { seat, accept, sell }: ActionOf<'answer'>,
  tell: Tell,
): void => {
  tell?.({ kind: 'offerAnswered', clause: 'combat.bargain', seat, accept });
  if (!accept) return;
  const sales = salesOf(sell);
  for (const sale of sales) sellPiece(state, seat, sale, tell);
  state.owed[seat]! += sales.length;
  state.coins[seat]! -= sum;
  state.coins[from]! += sum;
  shipOf(state, shipOn(state.chart, at)).spared |= 1 << ship;
  tell?.({ kind: 'bargainPaid', clause: 'combat.bargain', from: seat, to: from, amount: sum });
};

/** An offer is answered; the turn goes on. */
export const applyAnswer = (state: State, action: ActionOf<'answer'>, tell: Tell): void => {
  const offer = state.offer!;
  state.offer = null;
  state.phase = 'act';
  if (offer.kind === 'guest') answerGuest(state, offer, action, tell);
  else answerRansom(state, offer, action, tell);
};
