import { UNKNOWN } from '@portolan/core';
import { boxOf } from '../box.ts';
import { backOf, makerOf } from '../faces.ts';
import { lackingIn } from '../hands.ts';
import type { State } from '../state.ts';
import type { Action } from '../types.ts';
import { addCards } from './cards.ts';
import { acceptances, madeFor, refusals, turnEnds } from './made.ts';

/** The products that a hand may hold as its backs show it. */
const possible = (state: State, seat: number): readonly number[] => {
  const box = boxOf(state.edition);
  const hand = state.products[seat]!;
  // Asked of every hand at every step of phase 5.
  const all = hand.includes(UNKNOWN);
  const made: boolean[] = box.harbors.ids.map(() => all);
  if (!all) for (const card of hand) made[makerOf(box, card)] = true;
  const products: number[] = [];
  for (let product = 0; product < box.makerOf.length; product++) {
    if (made[box.makerOf[product]!]) products.push(product);
  }
  return products;
};

/** Adds one card for one card of another kind: what a seat has against what the backs of another hand allow. */
const addOffers = (state: State, seat: number, actions: Action[]): void => {
  const own = state.products[seat]!;
  if (own.length === 0) return;
  const { offer } = madeFor(state);
  const { products } = boxOf(state.edition);
  for (let to = 0; to < state.seats; to++) {
    if (to === seat || state.products[to]!.length === 0) continue;
    const wanted = possible(state, to);
    for (let i = 0; i < own.length; i++) {
      const card = own[i]!;
      if (card === own[i - 1] || card === UNKNOWN) continue;
      const give = card >= 0 ? card : products.ids.length + backOf(card);
      for (const get of wanted) if (get !== give) actions.push(offer(seat, to, give, get));
    }
  }
};

const addAnswers = (state: State, seat: number, actions: Action[]): void => {
  if (state.offer?.to !== seat) return;
  if (lackingIn(state, seat, state.offer.get) === 0) actions.push(acceptances[seat]!);
  actions.push(refusals[seat]!);
};

/** What a seat can do in phase 5: answer the offer, or make one, use cards, and stop trading (`ruling.trading-order`). Who is done answers only. */
export const listTrade = (state: State, seat: number, playing: number): Action[] => {
  const actions: Action[] = [];
  addAnswers(state, seat, actions);
  const waits = state.offer !== null && state.rulings['trading-order'] !== 'free';
  if (waits || state.passed.includes(seat)) return actions;
  addOffers(state, seat, actions);
  addCards(state, seat, actions, playing);
  actions.push(turnEnds[seat]!);
  return actions;
};
