import { putIn, takeOut } from '@portolan/core';
import { boxOf } from '../box.ts';
import { productCard, productFace } from '../faces.ts';
import { moveProduct, namedFirst } from '../hands.ts';
import type { Offer, State } from '../state.ts';
import type { ActionOf, Trade } from '../types.ts';
import { passIdleTraders } from './round.ts';
import type { Tell } from './tell.ts';

/** An offer in words of the box. */
export const tradeOf = (state: State, { from, to, give, get }: Offer): Trade => {
  const box = boxOf(state.edition);
  return { from, to, give: give.map((card) => productFace(box, card)), get: get.map((card) => productFace(box, card)) };
};

const tellTrade = (state: State, offer: Offer, kind: 'tradeOffered' | 'tradeMade' | 'tradeDeclined', tell: Tell) =>
  tell?.({ kind, clause: 'trade.products', ...tradeOf(state, offer) });

/** Cards are offered to one player (`trade.products`); an open offer lapses, and who was done trades again (`ruling.trading-order`: `free`). */
export const applyOffer = (state: State, { seat, to, give, get }: ActionOf<'offerTrade'>, tell: Tell): void => {
  const box = boxOf(state.edition);
  const cards = (faces: readonly string[]): number[] => faces.map((face) => productCard(box, face)!);
  state.offer = { from: seat, to, give: cards(give), get: cards(get) };
  takeOut(state.passed, seat);
  tellTrade(state, state.offer, 'tradeOffered', tell);
};

/** The cards change hands; everybody may trade again. */
export const applyAccept = (state: State, tell: Tell): void => {
  const offer = state.offer!;
  const { from, to, give, get } = offer;
  for (const card of namedFirst(give)) moveProduct(state, from, to, card);
  for (const card of namedFirst(get)) moveProduct(state, to, from, card);
  state.offer = null;
  tellTrade(state, offer, 'tradeMade', tell);
  passIdleTraders(state);
};

/** The offer is turned down. */
export const applyDecline = (state: State, tell: Tell): void => {
  const offer = state.offer!;
  state.offer = null;
  tellTrade(state, offer, 'tradeDeclined', tell);
};

/** A seat wants no more trade (`trade.ends`). */
export const applyPass = (state: State, { seat }: ActionOf<'endTurn'>, tell: Tell): void => {
  putIn(state.passed, seat);
  tell?.({ kind: 'turnEnded', clause: 'trade.ends', seat, auto: false });
};
