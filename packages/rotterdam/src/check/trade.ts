import type { Seat } from '@portolan/core';
import { boxOf } from '../box.ts';
import { productFace } from '../faces.ts';
import { missingProducts } from '../hands.ts';
import type { Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import type { ActionKind, ActionOf } from '../types.ts';
import { missingFaces } from './hand.ts';
import { citing, type Judgment, none } from './judgment.ts';

const freely = ({ rulings }: State): boolean => rulings['trading-order'] === 'free';

/** An open offer comes first, where offers are answered one at a time (`ruling.trading-order`). */
const offerOpen = (state: State): Refusal | undefined =>
  state.offer && !freely(state)
    ? { clause: 'ruling.trading-order', reason: 'offer-open', facts: { to: state.offer.to } }
    : undefined;

/** What waits for its turn in phase 5: an answer to the open offer first, and who is done comes back only after a trade (`ruling.trading-order`). */
const waits = (state: State, seat: Seat): Refusal | undefined => {
  const open = offerOpen(state);
  if (open || freely(state) || !state.passed.includes(seat)) return open;
  return { clause: 'ruling.trading-order', reason: 'already-passed', facts: {} };
};

/** Phase 5 has no turns (`trade.no-order`): an answer needs an offer, and nobody is done twice (`trade.ends`). */
export const tradeGate = (state: State, kind: ActionKind, seat: Seat): Refusal | undefined => {
  const { offer, passed } = state;
  if (kind === 'acceptTrade' || kind === 'declineTrade') {
    if (!offer) return { clause: 'trade.products', reason: 'no-offer', facts: {} };
    return offer.to === seat
      ? undefined
      : { clause: 'trade.products', reason: 'not-your-offer', facts: { to: offer.to } };
  }
  if (kind !== 'endTurn') return waits(state, seat);
  const open = offerOpen(state);
  if (open || !passed.includes(seat)) return open;
  return { clause: 'trade.ends', reason: 'already-passed', facts: {} };
};

/** Cards in phase 5 (`ruling.cards-in-trading`, `ruling.trading-order`). */
export const cardsInTradeGate = (state: State, seat: Seat): Refusal | undefined =>
  state.rulings['cards-in-trading'] === 'none'
    ? { clause: 'ruling.cards-in-trading', reason: 'no-own-turn', facts: {} }
    : waits(state, seat);

/** Whether a seat acts in phase 5 although an offer waits or it has said that it is done (`ruling.trading-order`). */
export const outOfOrder = ({ phase, offer, passed }: State, seat: number): boolean =>
  phase === 'trade' && (offer !== null || passed.includes(seat));

/** An offer has two sides (`trade.products`, `ruling.trade-balance`). */
const sideRefusals = ({ rulings }: State, { give, get }: ActionOf<'offerTrade'>): Refusal[] => {
  if (give.length === 0 && get.length === 0)
    return [{ clause: 'trade.products', reason: 'nothing-exchanged', facts: {} }];
  if ((give.length > 0 && get.length > 0) || rulings['trade-balance'] === 'gifts') return [];
  return [{ clause: 'ruling.trade-balance', reason: 'one-sided', facts: { side: give.length === 0 ? 'give' : 'get' } }];
};

/** Cards are offered to another player; what is asked for is not looked at, for that hand is secret (`trade.secrecy`). */
export const checkOffer = (state: State, action: ActionOf<'offerTrade'>): Judgment => {
  const clause = 'trade.products';
  const { seat, to, give, get } = action;
  const found: Refusal[] = seat === to ? [{ clause, reason: 'own-seat', facts: {} }] : [];
  const products = missingFaces(state, seat, give);
  if (products.length > 0) found.push({ clause, reason: 'card-not-in-hand', facts: { products } });
  found.push(...sideRefusals(state, action));
  const gift = give.length === 0 || get.length === 0;
  const free = outOfOrder(state, seat) && 'ruling.trading-order';
  return { found, by: citing(clause, 'trade.no-order', gift && 'ruling.trade-balance', free) };
};

/** The cards asked for are there (`trade.products`). */
export const checkAccept = (state: State, { seat }: ActionOf<'acceptTrade'>): Judgment => {
  const left = missingProducts(state, seat, state.offer!.get);
  const box = boxOf(state.edition);
  const products = left.map((card) => productFace(box, card));
  const clause = 'trade.products';
  return {
    found: left.length === 0 ? none : [{ clause, reason: 'card-not-in-hand', facts: { products } }],
    by: [clause],
  };
};
