import { handOf, type Table } from '@portolan/boards/rotterdam';
import type { Seat } from '@portolan/core';
import { type ActionOf, engine, type ProductFace, type State } from '@portolan/rotterdam';
import { gathered, type Option, taking } from '../../../play/gather.ts';
import type { Step, Touch, Way } from '../../../play/plan.ts';
import type { Json } from '../../../stores/table.ts';
import { cardName, cardsOf, seatTouch } from './touches.ts';
import { playWords as words } from './words.ts';

type Offer = ActionOf<'offerTrade'>;

const json = (offer: Offer): Json => offer as unknown as Json;

/** The harbor of a product, as its back tells it; undefined where not even the back is known. */
const backOf = ({ box }: Table, face: ProductFace): string | undefined => {
  if (face.startsWith('?')) return face.slice(1) || undefined;
  return box.products.find(({ id }) => id === face)?.harbor;
};

/** Whether a hand may hold these products, as its backs tell it. */
const mayHold = (table: Table, seat: Seat, faces: readonly ProductFace[]): boolean => {
  const backs = handOf(table, seat).products.map((face) => backOf(table, face));
  return faces.every((face) => {
    const own = backs.indexOf(backOf(table, face));
    const at = own < 0 ? backs.indexOf(undefined) : own;
    if (at >= 0) backs.splice(at, 1);
    return at >= 0;
  });
};

/** What can be asked of a hand: each product that a back allows, as often as it does. */
const asked = (table: Table, to: Seat): readonly Option[] =>
  table.box.products
    .map(({ id }): Option => ({ kind: id, choice: `get ${id}`, many: true, name: cardName(table, 'products', id) }))
    .filter(({ kind }) => mayHold(table, to, [kind]));

const asking: Touch = { choice: 'ask', name: words.asking };

/** An offer to a player: what is given is touched in the own hand, what is asked for is chosen. */
const offering = (state: State, table: Table, seat: Seat, to: Seat) => {
  const offer = (give: readonly string[], get: readonly string[]): Offer => ({
    kind: 'offerTrade',
    seat,
    to,
    give,
    get,
  });
  const legal = (one: Offer): Json | undefined => (engine.check(state, one).legal ? json(one) : undefined);
  const getting = (give: readonly string[]) =>
    gathered({
      from: asked(table, to),
      ask: () => words.get,
      fits: (get) => mayHold(table, to, get),
      whole: (get) => legal(offer(give, get)),
    });
  const wanted = asked(table, to).length > 0;
  return gathered({
    from: cardsOf(table, seat, 'products').filter(({ kind }) => kind !== '?'),
    ask: () => words.give,
    fits: () => true,
    whole: (give) => legal(offer(give, [])),
    after: (give) =>
      wanted && (give.length > 0 || state.rulings['trade-balance'] === 'gifts')
        ? [{ ...asking, go: () => getting(give) }]
        : [],
  });
};

/** The players to whom something can be offered. */
export const offerWays = (state: State, table: Table, seat: Seat): readonly Way[] => {
  const own = handOf(table, seat).products.filter((face) => face !== '?');
  const gifts = state.rulings['trade-balance'] === 'gifts';
  return Array.from({ length: state.seats }, (_, to) => to).flatMap((to): Way[] => {
    if (to === seat) return [];
    const get = asked(table, to).slice(0, 1);
    const [give, want] = [own.slice(0, 1), get.map(({ kind }) => kind)];
    if (!gifts && (give.length === 0 || want.length === 0)) return [];
    const allowed = engine.check(state, { kind: 'offerTrade', seat, to, give, get: want }).legal;
    return allowed ? [{ ...seatTouch(to), go: () => offering(state, table, seat, to) }] : [];
  });
};

/** The touches that put an offer together. */
export const offerSteps = (table: Table, { seat, to, give, get }: Offer): readonly Step[] => [
  seatTouch(to),
  ...taking(cardsOf(table, seat, 'products'), give),
  ...(get.length > 0 ? [asking, ...taking(asked(table, to), get)] : []),
];
