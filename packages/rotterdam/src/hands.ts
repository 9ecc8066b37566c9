import { type Bag, countOf, missingFrom, putIn, takeOut, UNKNOWN } from '@portolan/core';
import { type Box, boxOf } from './box.ts';
import { hiddenOf, makerOf } from './faces.ts';
import type { State } from './state.ts';

/** Cards leaving hands: a known copy first, then one of which the back fits, then one of which nothing is known. */

/** The places of a bag that counts by place, one entry a copy. */
export const entries = (counts: readonly number[]): number[] => {
  const cards: number[] = [];
  for (let card = 0; card < counts.length; card++) for (let i = 0; i < counts[card]!; i++) cards.push(card);
  return cards;
};

/** Takes a product out of a hand and says which card went, or undefined: the face itself, its back, or an unknown one. */
const leave = (box: Box, hand: Bag, bag: number[], product: number): boolean => {
  if (product >= 0) {
    if (takeOut(hand, product)) return true;
    if (bag[product]! <= 0) return false;
    const found = takeOut(hand, hiddenOf(box.makerOf[product]!)) || takeOut(hand, UNKNOWN);
    if (found) bag[product]!--;
    return found;
  }
  // A card of which only the back is told may be any of that harbor.
  if (takeOut(hand, product)) return true;
  const harbor = makerOf(box, product);
  const known = hand.find((card) => card >= 0 && box.makerOf[card] === harbor);
  return known === undefined ? takeOut(hand, UNKNOWN) : takeOut(hand, known);
};

/** Cards in the order in which they leave a hand, whatever order names them: faces before backs, which any card of their harbor fits. */
export const namedFirst = (products: readonly number[]): readonly number[] => {
  const backs = products.filter((product) => product < 0);
  return backs.length === 0 ? products : [...products.filter((product) => product >= 0), ...backs];
};

/** The products named that a hand cannot give, faces before backs. */
export const missingProducts = (state: State, seat: number, products: readonly number[]): number[] => {
  const box = boxOf(state.edition);
  const hand = state.products[seat]!.slice();
  const bag = state.productBag.slice();
  return namedFirst(products).filter((product) => !leave(box, hand, bag, product));
};

/** How many of the products named a hand cannot give. */
export const lackingIn = (state: State, seat: number, products: readonly number[]): number => {
  const hand = state.products[seat]!;
  // Asked of every Mission at each step of phase 6: where all is face up, nothing is copied.
  if (hand[0]! < 0 || products.some((product) => product < 0)) return missingProducts(state, seat, products).length;
  let lacking = 0;
  for (let i = 0; i < products.length; i++) {
    const product = products[i]!;
    let before = 0;
    for (let j = 0; j < i; j++) if (products[j] === product) before++;
    if (countOf(hand, product) <= before) lacking++;
  }
  return lacking;
};

/** Takes a named product out of a hand; a face-down one is turned up by it. */
export const takeProduct = (state: State, seat: number, product: number): void => {
  leave(boxOf(state.edition), state.products[seat]!, state.productBag, product);
};

/** Nobody outside a trade knows which cards of a harbor stay when one of which only the back is known changes hands. */
const forget = (state: State, seat: number, harbor: number): void => {
  const { makerOf: makers } = boxOf(state.edition);
  const hand = state.products[seat]!;
  for (const card of hand.filter((one) => one >= 0 && makers[one] === harbor)) {
    takeOut(hand, card);
    putIn(hand, hiddenOf(harbor));
    state.productBag[card]!++;
  }
};

/** A product goes from one hand to another, named or by its back. */
export const moveProduct = (state: State, from: number, to: number, product: number): void => {
  if (product < 0) forget(state, from, makerOf(boxOf(state.edition), product));
  takeProduct(state, from, product);
  putIn(state.products[to]!, product);
};

/** How many Navigation cards of a kind a seat may hold: known ones, and face-down ones that can be of that kind. */
export const cardsOf = (state: State, seat: number, kind: number): number => {
  const hand = state.navigation[seat]!;
  return countOf(hand, kind) + Math.min(countOf(hand, UNKNOWN), state.navBag[kind]!);
};

/** Takes a Navigation card out of a hand; a face-down one is turned up by it. */
export const takeCard = (state: State, seat: number, kind: number): void => {
  const hand = state.navigation[seat]!;
  if (takeOut(hand, kind)) return;
  takeOut(hand, UNKNOWN);
  state.navBag[kind]!--;
};

/** Whether a seat may hold a Mission. */
export const holdsMission = (state: State, seat: number, mission: number): boolean =>
  missingFrom(state.missions[seat]!, [mission], state.missionBag[mission]! > 0 ? [mission] : []).length === 0;

/** Takes a Mission out of a hand; a face-down one is turned up by it. */
export const takeMission = (state: State, seat: number, mission: number): void => {
  const hand = state.missions[seat]!;
  if (takeOut(hand, mission)) return;
  takeOut(hand, UNKNOWN);
  state.missionBag[mission]!--;
};
