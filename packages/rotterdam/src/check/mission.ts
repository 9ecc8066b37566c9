import { boxOf, cardAt } from '../box.ts';
import { cardsOf, holdsMission } from '../hands.ts';
import { mismatchOf } from '../pieces/missions.ts';
import type { Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import type { ActionOf } from '../types.ts';
import { missingFaces } from './hand.ts';
import { citing, type Judgment } from './judgment.ts';

/** Jokers in hand, and as many as one Mission takes (`card.joker`, `ruling.jokers-per-mission`). */
const jokerRefusals = (state: State, seat: number, used: number): Refusal[] => {
  const found: Refusal[] = [];
  if (used > cardsOf(state, seat, cardAt.joker)) {
    found.push({ clause: 'card.joker', reason: 'card-not-in-hand', facts: { card: 'joker' } });
  }
  if (used > 1 && state.rulings['jokers-per-mission'] === 'one') {
    found.push({ clause: 'ruling.jokers-per-mission', reason: 'too-many-jokers', facts: { used, limit: 1 } });
  }
  return found;
};

/** A Mission is fulfilled with exactly its products (`mission.fulfill`, `mission.exact-products`). */
export const checkFulfill = (state: State, action: ActionOf<'fulfill'>): Judgment => {
  const { seat, mission, products, jokers } = action;
  const { missions, edition } = boxOf(state.edition);
  const at = missions.at[mission]!;
  const found: Refusal[] = [];
  if (state.step === 'fulfilled')
    found.push({ clause: 'mission.one-per-round', reason: 'already-fulfilled', facts: { limit: 1 } });
  if (!holdsMission(state, seat, at))
    found.push({ clause: 'mission.own-mission', reason: 'mission-not-in-hand', facts: { mission } });
  const mismatch = mismatchOf(edition.missions[at]!.products, [...products, ...jokers]);
  if (mismatch.missing.length > 0 || mismatch.extra.length > 0) {
    found.push({ clause: 'mission.exact-products', reason: 'products-mismatch', facts: { ...mismatch } });
  }
  const absent = missingFaces(state, seat, products);
  if (absent.length > 0)
    found.push({ clause: 'mission.from-hand', reason: 'card-not-in-hand', facts: { products: absent } });
  found.push(...jokerRefusals(state, seat, jokers.length));
  const many = jokers.length > 1 && 'ruling.jokers-per-mission';
  return { found, by: citing('mission.fulfill', jokers.length > 0 && 'card.joker', many) };
};
