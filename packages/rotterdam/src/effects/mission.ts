import { putIn } from '@portolan/core';
import { boxOf, cardAt, NONE } from '../box.ts';
import { missionPoints } from '../counts.ts';
import { takeMission, takeProduct } from '../hands.ts';
import type { State } from '../state.ts';
import type { ActionOf, ReturnPlace } from '../types.ts';
import { useCard } from './cards.ts';
import { openPile, refill } from './piles.ts';
import type { Tell } from './tell.ts';

const places = { 'on-top': 'top', under: 'bottom', shuffled: 'bag' } as const;

/** A pile is shuffled: what was known of its order is not known any more. */
const shufflePile = (state: State, harbor: number): void => {
  const known = [...state.tops[harbor]!.splice(0), ...state.bottoms[harbor]!.splice(0)];
  for (const product of known) state.productBag[product]!++;
  state.sizes[harbor]! += known.length;
};

/** A spent Product card goes back on its pile (`mission.products-return`, `ruling.spent-products`). */
const putBack = (state: State, product: number, harbor: number, to: ReturnPlace): void => {
  if (to === 'top') state.tops[harbor]!.unshift(product);
  else state.bottoms[harbor]!.push(product);
  if (to === 'bag') shufflePile(state, harbor);
};

const returnProducts = (state: State, { seat, products }: ActionOf<'fulfill'>, tell: Tell): void => {
  const box = boxOf(state.edition);
  const to = places[state.rulings['spent-products']];
  const touched = new Set<number>();
  for (const id of products) {
    const product = box.products.at[id]!;
    const harbor = box.makerOf[product]!;
    touched.add(harbor);
    takeProduct(state, seat, product);
    putBack(state, product, harbor, to);
    const event = { kind: 'productReturned', clause: 'mission.products-return' } as const;
    tell?.({ ...event, product: id, harbor: box.harbors.ids[harbor]!, to });
  }
  for (const harbor of touched) openPile(state, harbor, tell);
};

/** A Mission is fulfilled and shown, its cards go back, a new one is owed (`mission.fulfill`, `mission.redraw`). */
export const applyFulfill = (state: State, action: ActionOf<'fulfill'>, tell: Tell): void => {
  const { seat, mission: id, jokers } = action;
  const box = boxOf(state.edition);
  const mission = box.missions.at[id]!;
  takeMission(state, seat, mission);
  putIn(state.shown[seat]!, mission);
  state.step = 'fulfilled';
  const points = box.points[mission]!;
  tell?.({
    kind: 'missionFulfilled',
    clause: 'mission.fulfill',
    seat,
    mission: id,
    points,
    total: missionPoints(state, seat),
  });
  for (const product of jokers) {
    useCard(state, seat, cardAt.joker);
    tell?.({ kind: 'jokerUsed', clause: 'card.joker', seat, product });
  }
  returnProducts(state, action, tell);
  if (state.missionSize > 0) state.pending.push({ draw: 'mission', seat, harbor: NONE });
  if (jokers.length > 0) refill(state, tell);
};
