import { boxOf, NONE } from '../box.ts';
import type { State } from '../state.ts';
import type { Tell } from './tell.ts';

/** A Product pile without an open card gets one (`variant.open-products`): nature owes it, or all know it already. */
export const openPile = (state: State, harbor: number, tell: Tell): void => {
  const top = state.tops[harbor]!;
  if (!state.variants.openProducts || top.length > 0) return;
  if (state.sizes[harbor]! > 0) {
    state.pending.push({ draw: 'reveal', seat: NONE, harbor });
    return;
  }
  const next = state.bottoms[harbor]!.shift();
  if (next === undefined) return;
  top.push(next);
  const { harbors, products } = boxOf(state.edition);
  tell?.({
    kind: 'productRevealed',
    clause: 'variant.open-products',
    harbor: harbors.ids[harbor]!,
    product: products.ids[next]!,
  });
};

/** The open card goes under its pile and the next one is turned up (`variant.open-bury`). */
export const bury = (state: State, harbor: number, tell: Tell): void => {
  const product = state.tops[harbor]!.shift();
  if (product === undefined) return;
  state.bottoms[harbor]!.push(product);
  const { harbors, products } = boxOf(state.edition);
  tell?.({
    kind: 'productBuried',
    clause: 'variant.open-bury',
    harbor: harbors.ids[harbor]!,
    product: products.ids[product]!,
  });
  openPile(state, harbor, tell);
};

/** The used Navigation cards become the pile (`navigation.reshuffle`). */
export const reshuffle = (state: State, tell: Tell): void => {
  let count = 0;
  for (let kind = 0; kind < state.used.length; kind++) {
    const cards = state.used[kind]!;
    count += cards;
    state.navBag[kind]! += cards;
    state.used[kind] = 0;
  }
  if (count === 0) return;
  state.navSize += count;
  tell?.({ kind: 'navigationReshuffled', clause: 'navigation.reshuffle', count });
};

/** An empty pile is made anew as soon as a card has been used (`ruling.reshuffle-timing`). */
export const refill = (state: State, tell: Tell): void => {
  if (state.navSize === 0 && state.rulings['reshuffle-timing'] === 'when-empty') reshuffle(state, tell);
};
