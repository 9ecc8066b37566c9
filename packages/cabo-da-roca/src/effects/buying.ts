import { boxOf } from '../box.ts';
import { guestFee, hostOf, launchPort } from '../check/buying.ts';
import { salesOf } from '../check/sales.ts';
import { berthsOf, FLEET, SAILOR, shipId, shipKindNumber } from '../ids.ts';
import { portOn, setShip } from '../pieces/chart.ts';
import { directionTo, squareOf, squareText } from '../pieces/squares.ts';
import { NONE, newShip, type Sale, type State } from '../state.ts';
import { fleetOf } from '../stock.ts';
import { governorOf } from '../table.ts';
import type { ActionOf } from '../types.ts';
import { placeSailor, sellPiece } from './sale.ts';
import type { Tell } from './tell.ts';

/** Pieces are sold to pay, each for an action. */
const sellFirst = (state: State, seat: number, sales: readonly Sale[], tell: Tell): void => {
  for (const sale of sales) sellPiece(state, seat, sale, tell);
  state.used += sales.length;
};

/** A third ship gives a third action at once (actions.three). */
const raiseAllowance = (state: State, seat: number, tell: Tell): void => {
  const { more, fleet } = state.edition.turn;
  if (fleetOf(state, seat) < fleet || state.allowance >= more) return;
  state.allowance = more;
  tell?.({ kind: 'allowanceRaised', clause: 'actions.three', to: more });
};

/** The first place of a kind in a fleet that is free. */
const freeSlot = (state: State, seat: number, kind: number): number => {
  const [first, count] = berthsOf[kind]!;
  for (let place = first; place < first + count; place++)
    if (!state.ships[seat * FLEET + place]) return seat * FLEET + place;
  return NONE;
};

/** The heading of a new ship: moored, or for a pirate launched beside a port away from it. */
const newHeading = (state: State, seat: number, at: number): number => {
  if (portOn(state.chart, at) !== NONE) return NONE;
  const port = launchPort(state, seat, at);
  return directionTo(state.chart.ports[port]!, at);
};

/** The fee for a guest ship (buying.guest-fee). */
const payGuestFee = (state: State, seat: number, piece: number, at: number, tell: Tell): void => {
  const port = portOn(state.chart, at);
  const governor = port === NONE ? NONE : governorOf(state, port);
  const amount = guestFee(state, piece);
  if (governor === NONE || governor === seat || amount === 0) return;
  state.coins[seat]! -= amount;
  state.coins[governor]! += amount;
  tell?.({ kind: 'feePaid', clause: 'buying.guest-fee', from: seat, to: governor, amount });
};

/** A ship is bought and placed (buying.one-action). */
const placeShip = (state: State, seat: number, piece: number, at: number, sales: readonly Sale[], tell: Tell): void => {
  sellFirst(state, seat, sales, tell);
  const slot = freeSlot(state, seat, piece);
  const price = boxOf(state.edition).buy[piece]!;
  state.ships[slot] = { ...newShip(at), heading: newHeading(state, seat, at), bought: true };
  setShip(state.chart, at, slot);
  state.coins[seat]! -= price;
  state.used++;
  state.progress = true;
  tell?.({ kind: 'shipBought', clause: 'buying.prices', ship: shipId(slot), price, at: squareText(at) });
  payGuestFee(state, seat, piece, at, tell);
  raiseAllowance(state, seat, tell);
};

/** A ship is bought, or its owner asked (buying.own-port, buying.guest-port). */
export const applyBuyShip = (state: State, action: ActionOf<'buyShip'>, tell: Tell): void => {
  const { seat } = action;
  const piece = shipKindNumber(action.piece);
  const at = squareOf(action.at);
  const sell = salesOf(action.sell);
  state.acted = true;
  const host = hostOf(state, seat, piece, at, sell);
  if (host === NONE) {
    placeShip(state, seat, piece, at, sell, tell);
    return;
  }
  state.offer = { kind: 'guest', from: seat, to: host, piece, at, sell };
  state.phase = 'consent';
  tell?.({ kind: 'offerMade', clause: 'buying.guest-port', from: seat, to: host });
};

/** A sailor is bought and placed (buying.one-action). */
export const applyBuySailor = (state: State, { seat, at: square, sell }: ActionOf<'buySailor'>, tell: Tell): void => {
  sellFirst(state, seat, salesOf(sell), tell);
  const price = boxOf(state.edition).buy[SAILOR]!;
  placeSailor(state, seat, squareOf(square));
  state.coins[seat]! -= price;
  state.used++;
  state.acted = true;
  state.progress = true;
  tell?.({ kind: 'sailorBought', clause: 'buying.prices', seat, price, at: square });
};

/** An opponent has agreed or not to a ship in its port (buying.guest-port). */
export const answerGuest = (
  state: State,
  { from, piece, at, sell }: Extract<NonNullable<State['offer']>, { kind: 'guest' }>,
  { seat, accept }: ActionOf<'answer'>,
  tell: Tell,
): void => {
  tell?.({ kind: 'offerAnswered', clause: 'buying.guest-port', seat, accept });
  if (accept) placeShip(state, from, piece, at, sell, tell);
};
