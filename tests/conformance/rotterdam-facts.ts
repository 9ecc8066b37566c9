import { boxOf, type Position, type State, wholePosition } from '@portolan/rotterdam';
import type { Fields } from './cases.ts';
import { equal, type Mismatch } from './compare.ts';

type Fact = (name: string, stated: unknown, position: Position, state: State) => Mismatch[];

const plain =
  (came: (position: Position, state: State) => unknown, form: (value: unknown) => unknown = (value) => value): Fact =>
  (name, stated, position, state) =>
    equal(`then.${name}`, form(stated), form(came(position, state)));

const bag = (items: unknown): unknown => (Array.isArray(items) ? [...items].sort() : items);

/** The entries of a map that are named, each compared in one form. */
const perEntry =
  (
    came: (key: string, position: Position, state: State) => unknown,
    form: (value: unknown) => unknown = (v) => v,
  ): Fact =>
  (name, stated, position, state) =>
    Object.entries(stated as Fields).flatMap(([key, value]) =>
      equal(`then.${name}.${key}`, form(value), form(came(key, position, state))),
    );

/** A ship as `A2:grain`; null in reserve. */
const shipNamed = (id: string, { ships = [] }: Position): string | null =>
  ships.find((text) => text.startsWith(`${id}@`))?.slice(id.length + 1) ?? null;

/** A pile with everything that can be said of it. */
const pileOf = (id: string, { piles = {} }: Position, state: State): Fields => {
  const { top = [], bottom = [], size } = piles[id] ?? {};
  const { products, harbors, productsOf } = boxOf(state.edition);
  const own = productsOf[harbors.at[id]!]!;
  const faces = Object.fromEntries(own.map((product) => [products.ids[product]!, state.productBag[product]!]));
  return { top, bottom, size, bag: faces };
};

/** The fields of a thing by key, each compared in one form. */
const fieldsOf =
  (thing: (key: string, position: Position, state: State) => Fields, form: (value: unknown) => unknown): Fact =>
  (name, stated, position, state) =>
    Object.entries(stated as Fields).flatMap(([key, fields]) =>
      Object.entries(fields as Fields).flatMap(([field, value]) =>
        equal(`then.${name}.${key}.${field}`, form(value), form(thing(key, position, state)[field])),
      ),
    );

const facts: Readonly<Record<string, Fact>> = {
  round: plain(({ round }) => round),
  master: plain(({ master }) => master),
  phase: plain(({ phase }) => phase),
  seat: plain(({ seat }) => seat),
  step: plain(({ step }) => step),
  called: plain(({ called }) => called),
  due: plain((_, { due }) => due),
  passed: plain(({ passed }) => passed),
  offer: plain(({ offer }) => offer ?? null),
  hands: fieldsOf((seat, { hands = [] }) => hands[Number(seat)] as Fields, bag),
  ships: perEntry(shipNamed),
  stock: perEntry((id, { stock = {} }) => stock[id]),
  piles: fieldsOf(pileOf, (value) => value),
  navPile: plain(({ navPile }) => navPile),
  missionPile: plain(({ missionPile }) => missionPile),
  used: plain(({ used }) => used, bag),
  pending: plain(({ pending = [] }) => pending),
  mover: plain(({ call }) => call?.mover),
  waiting: plain(({ call }) => call?.waiting, bag),
  winners: plain(({ result }) => result?.winners),
};

/** The facts of `then` that do not hold of a state. Throws on a key it does not know. */
export const rotterdamFacts = (state: State, then: Fields): Mismatch[] => {
  const position = wholePosition(state);
  return Object.entries(then).flatMap(([name, stated]) => {
    const fact = facts[name];
    if (!fact) throw new Error(`"then" has no key "${name}"`);
    return fact(name, stated, position, state);
  });
};
