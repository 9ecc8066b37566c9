import { putIn, UNKNOWN } from '@portolan/core';
import { boxOf, cardAt, NONE } from '../box.ts';
import { nextKnown } from '../counts.ts';
import { productCard } from '../faces.ts';
import type { State } from '../state.ts';
import type { ActionOf } from '../types.ts';
import { openPile, refill } from './piles.ts';
import type { Tell } from './tell.ts';

/** A Mission is drawn (`setup.mission-hand`, `mission.redraw`). */
export const applyDrawMission = (state: State, { mission: id }: ActionOf<'drawMission'>, tell: Tell): void => {
  const { seat } = state.pending.shift()!;
  const mission = boxOf(state.edition).missions.at[id] ?? UNKNOWN;
  state.missionSize--;
  if (mission !== UNKNOWN) state.missionBag[mission]!--;
  putIn(state.missions[seat]!, mission);
  const clause = state.phase === 'setup' ? 'setup.mission-hand' : 'mission.redraw';
  tell?.({ kind: 'missionDrawn', clause, seat, mission: id });
};

/** A Navigation card is drawn (`anchor.one-card-per-ship`); after the last one the used ones may become the pile. */
export const applyDrawNavigation = (state: State, { card }: ActionOf<'drawNavigation'>, tell: Tell): void => {
  const { seat } = state.pending.shift()!;
  const kind = card === '?' ? UNKNOWN : cardAt[card];
  state.navSize--;
  if (kind !== UNKNOWN) state.navBag[kind]!--;
  putIn(state.navigation[seat]!, kind);
  tell?.({ kind: 'navigationDrawn', clause: 'anchor.one-card-per-ship', seat, card });
  refill(state, tell);
};

/** Takes the next card of a Product pile off it. */
const drawNext = (state: State, harbor: number, product: number): void => {
  if (nextKnown(state, harbor) !== NONE) {
    const [top, bottom] = [state.tops[harbor]!, state.bottoms[harbor]!];
    (top.length > 0 ? top : bottom).shift();
    return;
  }
  state.sizes[harbor]!--;
  if (product >= 0) state.productBag[product]!--;
};

/** A Product card is drawn (`unload.product-card`). */
export const applyDrawProduct = (state: State, { product: face }: ActionOf<'drawProduct'>, tell: Tell): void => {
  const box = boxOf(state.edition);
  const { seat, harbor } = state.pending.shift()!;
  const product = productCard(box, face)!;
  drawNext(state, harbor, product);
  putIn(state.products[seat]!, product);
  const id = box.harbors.ids[harbor]!;
  tell?.({ kind: 'productDrawn', clause: 'unload.product-card', seat, harbor: id, product: face });
  openPile(state, harbor, tell);
};

/** The next card of a Product pile is turned up (`variant.open-products`). */
export const applyReveal = (state: State, { product: id }: ActionOf<'revealProduct'>, tell: Tell): void => {
  const box = boxOf(state.edition);
  const { harbor } = state.pending.shift()!;
  const product = box.products.at[id]!;
  drawNext(state, harbor, product);
  state.tops[harbor]!.unshift(product);
  tell?.({ kind: 'productRevealed', clause: 'variant.open-products', harbor: box.harbors.ids[harbor]!, product: id });
};
