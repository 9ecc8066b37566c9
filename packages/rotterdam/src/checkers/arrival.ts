import { applying } from '@portolan/core/checkers';
import { boxOf, NONE } from '../box.ts';
import { nextKnown, pileSize } from '../counts.ts';
import { bury } from '../effects/piles.ts';
import { chances } from '../listing/index.ts';
import { deliveryOf } from '../pieces/harbor.ts';
import type { Readings } from '../readings.ts';
import type { State } from '../state.ts';
import type { Event, MaterialId, ProductFace, ProductId } from '../types.ts';
import { defineChecker } from './define.ts';
import { attempt, cited, clausesOf, editionOf, ownEvents, putShip, smallTable } from './small-table.ts';
import { readArrival } from './types/goods.ts';
import type { ArrivalAnswer, ArrivalInput, OpenCard } from './types.ts';

const SEAT = 0;
const SHIP = 0;

/** The pile, and the ship in its harbor as it came in. */
const tableOf = (input: ArrivalInput, rulings: Readings): State => {
  const { harbor, cargo, entered = cargo, top, pile, variants } = input;
  const state = smallTable({ edition: editionOf(input), rulings, phase: 'unload', seats: 2, variants });
  const box = boxOf(state.edition);
  const at = box.harbors.at[harbor]!;
  putShip(state, SHIP, box.positions.ids[box.harborOf.indexOf(at)]!, entered);
  if (pile !== undefined) state.sizes[at] = pile;
  if (top === undefined) return state;
  const product = box.products.at[top]!;
  state.tops[at]!.push(product);
  state.productBag[product]!--;
  state.sizes[at]!--;
  return state;
};

/** What happens as the ship comes in (`variant.open-bury` under `ruling.bury-timing`: `arrival`). */
const comeIn = (state: State, input: ArrivalInput): readonly Event[] => {
  const { harbor, cargo, entered = cargo, variants } = input;
  const { harbors, materials, processes } = boxOf(state.edition);
  const at = harbors.at[harbor]!;
  const events: Event[] = [];
  if (!variants?.openProducts || state.rulings['bury-timing'] !== 'arrival') return events;
  if (deliveryOf(entered, materials.ids[processes[at]!]!) !== 'delivered')
    bury(state, at, (event) => events.push(event));
  return events;
};

/** Nature turns up what it owes; whatever it is, nobody knew it before. */
const turnUp = (state: State): { readonly state: State; readonly unseen: boolean } => {
  const [first] = chances(state);
  return first ? { state: attempt(state, first[0]).after, unseen: true } : { state, unseen: false };
};

/** Another cargo than that which came in. */
const changeCargo = (state: State, cargo: MaterialId | null): void => {
  const { materials } = boxOf(state.edition);
  const before = state.cargo[SHIP]!;
  if (before !== NONE) state.stock[before]!++;
  state.cargo[SHIP] = cargo === null ? NONE : materials.at[cargo]!;
  if (cargo !== null) state.stock[materials.at[cargo]!]!--;
};

const unloadEvents: readonly Event['kind'][] = [
  'unloaded',
  'cargoReturned',
  'shipReturned',
  'productPileEmpty',
  'productBuried',
  'productRevealed',
];

const fateOf = (card: ProductId, before: readonly Event[], after: readonly Event[], taken: boolean): OpenCard => {
  const buried = (events: readonly Event[]): boolean => events.some(({ kind }) => kind === 'productBuried');
  if (buried(before)) return { card, fate: 'buried', when: 'arrival' };
  if (buried(after)) return { card, fate: 'buried', when: 'unloading' };
  return { card, fate: taken ? 'taken' : 'stays', when: null };
};

const answer = (input: ArrivalInput, rulings: Readings): ArrivalAnswer => {
  const { harbor, cargo, top, variants } = input;
  const start = tableOf(input, rulings);
  const { harbors, products, productsOf, materials, processes } = boxOf(start.edition);
  const at = harbors.at[harbor]!;
  const before = comeIn(start, input);
  const { state, unseen } = turnUp(start);
  changeCargo(state, cargo);
  const { verdict, events } = attempt(state, { kind: 'unload', seat: SEAT, ship: '0a' });
  const own = ownEvents(events, unloadEvents);
  const result = deliveryOf(cargo, materials.ids[processes[at]!]!);
  const earns = result === 'delivered' && pileSize(state, at) > 0;
  const next = unseen ? NONE : nextKnown(state, at);
  const face: ProductFace = next === NONE ? `?${harbor}` : products.ids[next]!;
  const product = earns ? face : null;
  const drawn: readonly Event[] = earns
    ? [{ kind: 'productDrawn', clause: 'unload.product-card', seat: SEAT, harbor, product: face }]
    : [];
  const open = variants?.openProducts === true && top !== undefined;
  return {
    verdict,
    clauses: applying(
      ...clausesOf(before),
      ...cited(verdict),
      ...clausesOf(own),
      ...clausesOf(drawn),
      open && 'variant.open-products',
    ),
    result,
    product,
    products: !earns ? [] : next === NONE ? productsOf[at]!.map((one) => products.ids[one]!) : [face],
    unit: cargo,
    open: open ? fateOf(top, before, own, earns) : null,
    events: [...before, ...own, ...drawn],
  };
};

/** "What do I get for this arrival?" */
export const arrival = defineChecker<ArrivalInput, ArrivalAnswer>({
  id: 'arrival',
  rulings: ['bury-timing'],
  example: {
    harbor: 'vulcaanhaven',
    cargo: 'grain',
    entered: 'fruit',
    top: 'bread',
    variants: { openProducts: true },
  },
  input: readArrival,
  answer,
  decision: ({ product, open }) => [product, open],
});
