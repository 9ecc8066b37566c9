import { UNKNOWN, unknownsIn } from '@portolan/core';
import { boxOf, cardAt } from '../box.ts';
import { cardsOf, lackingIn } from '../hands.ts';
import type { State } from '../state.ts';
import type { Action } from '../types.ts';

/** The Missions that a hand may hold, each once. */
const candidates = (state: State, seat: number): readonly number[] => {
  const hand = state.missions[seat]!;
  if (unknownsIn(hand) === 0) return hand;
  const known = new Set(hand.filter((mission) => mission !== UNKNOWN));
  if (unknownsIn(hand) > 0) for (const [mission, left] of state.missionBag.entries()) if (left > 0) known.add(mission);
  return [...known].sort((a, b) => a - b);
};

/** A recipe parted into what is paid and what Jokers replace. */
interface Payment {
  readonly paid: readonly number[];
  readonly jokers: readonly number[];
}

/** Every way to part a recipe, fewest Jokers first. */
const partsOf = (recipe: readonly number[]): Payment[] => {
  const found = new Map<string, Payment>();
  for (let mask = 0; mask < 1 << recipe.length; mask++) {
    const replaced = recipe.filter((_, i) => mask & (1 << i));
    const paid = recipe.filter((_, i) => !(mask & (1 << i)));
    found.set(replaced.join(), { paid, jokers: replaced });
  }
  return [...found.values()].sort((a, b) => a.jokers.length - b.jokers.length);
};

const parts = new WeakMap<readonly number[], readonly Payment[]>();

/** Every way to part a recipe, worked out once for each. */
const payments = (recipe: readonly number[]): readonly Payment[] => {
  const known = parts.get(recipe) ?? partsOf(recipe);
  parts.set(recipe, known);
  return known;
};

/** Every order of some cards, each once. */
const orders = (cards: readonly number[]): number[][] => {
  if (cards.length < 2) return [[...cards]];
  return [...new Set(cards)].flatMap((first) => {
    const rest = cards.filter((_, i) => i !== cards.indexOf(first));
    return orders(rest).map((order) => [first, ...order]);
  });
};

/** The orders of payment that differ on the piles: harbor by harbor, within a harbor any (`ruling.spent-products`). */
const payingOrders = (state: State, paid: readonly number[]): number[][] => {
  if (state.rulings['spent-products'] === 'shuffled') return [[...paid]];
  const { makerOf } = boxOf(state.edition);
  return orders(paid).filter((order) => order.every((card, i) => i === 0 || makerOf[order[i - 1]!]! <= makerOf[card]!));
};

/** Adds every Mission that a seat can fulfill, with the cards for it. */
export const addMissions = (state: State, seat: number, actions: Action[]): void => {
  if (state.step !== 'open') return;
  const { missions, products: named, recipes } = boxOf(state.edition);
  const held = cardsOf(state, seat, cardAt.joker);
  const jokers = state.rulings['jokers-per-mission'] === 'one' ? Math.min(held, 1) : held;
  if (state.products[seat]!.length === 0 && jokers === 0) return;
  const text = (product: number): string => named.ids[product]!;
  for (const at of candidates(state, seat)) {
    if (lackingIn(state, seat, recipes[at]!) > jokers) continue;
    for (const payment of payments(recipes[at]!)) {
      if (payment.jokers.length > jokers || lackingIn(state, seat, payment.paid) > 0) continue;
      for (const order of payingOrders(state, payment.paid)) {
        const [products, replaced] = [order.map(text), payment.jokers.map(text)];
        actions.push({ kind: 'fulfill', seat, mission: missions.ids[at]!, products, jokers: replaced });
      }
    }
  }
};
