import { borneo, type CardList, type CompanyId, type Position, type State } from '@portolan/borneo';
import { letterOf, seatOf } from './borneo.ts';
import type { Fields } from './cases.ts';
import { equal, type Mismatch } from './compare.ts';

/** A multiset: every unknown card by itself, sorted. */
const bag = (items: CardList | readonly unknown[]): unknown[] =>
  items
    .flatMap((item) => (typeof item === 'number' ? Array<string>(item).fill('?') : [item]))
    .sort((a, b) => (String(a) < String(b) ? -1 : 1));

/** A fact by seat: each seat named, compared in one form. */
const perSeat =
  (form: (value: never) => unknown, came: (position: Position, seat: number) => unknown): Fact =>
  (name, stated, position) =>
    Object.entries(stated as Fields).flatMap(([letter, value]) =>
      equal(`then.${name}.${letter}`, form(value as never), came(position, seatOf(letter))),
    );

const same = <Value>(value: Value): Value => value;

const multiset =
  (list: (position: Position) => CardList): Fact =>
  (name, stated, position) => {
    const came = bag(list(position));
    return typeof stated === 'number'
      ? equal(`then.${name}`, stated, came.length)
      : equal(`then.${name}`, bag(stated as CardList), came);
  };

const plain =
  (came: (position: Position) => unknown): Fact =>
  (name, stated, position) =>
    equal(`then.${name}`, stated, came(position));

const letterOrNull = (seat: number | null | undefined): string | null =>
  typeof seat === 'number' ? letterOf(seat) : null;

const columnOf = (position: Position, company: string): string =>
  (position.companies?.[company as CompanyId] ?? []).map((owner) => (owner === null ? '-' : letterOf(owner))).join('');

const portOf = (position: Position, port: string): readonly unknown[] => {
  const { harbor, tower = [] } = position.ports![Number(port) - 1]!;
  return harbor === null ? tower : [harbor, ...tower];
};

/** Each entry that is named, compared under its own name. */
const entries =
  (came: (position: Position, key: string) => unknown): Fact =>
  (name, stated, position) =>
    Object.entries(stated as Fields).flatMap(([key, value]) =>
      equal(`then.${name}.${key}`, value, came(position, key)),
    );

const holdings = (position: Position, seat: number): unknown[] => {
  const { shipments = [], harbors = [], missions = [] } = position.warehouses?.[seat] ?? {};
  return bag([...shipments, ...harbors, ...missions]);
};

type Fact = (name: string, stated: unknown, position: Position, state: State) => Mismatch[];

const facts: Readonly<Record<string, Fact>> = {
  phase: plain(({ phase }) => phase),
  first: plain(({ first }) => letterOrNull(first)),
  active: plain(({ active }) => letterOrNull(active)),
  draws: plain(({ draws }) => draws ?? 0),
  companies: entries(columnOf),
  hands: perSeat(bag, ({ hands }, seat) => bag(hands?.[seat] ?? [])),
  warehouses: perSeat(bag, holdings),
  supply: perSeat(same, ({ supply }, seat) => supply?.[seat]),
  scores: perSeat(same, ({ result }, seat) => result?.scores[seat]),
  ports: entries(portOf),
  pile: multiset(({ pile = [] }) => pile),
  discard: multiset(({ discard = [] }) => discard),
  harborPile: multiset(({ harborPile = [] }) => harborPile),
  harborsOut: multiset(({ harborsOut = [] }) => harborsOut),
  missions: plain(({ missions }) => missions),
  pirateShip: plain(({ pirateShip }) => (typeof pirateShip === 'number' ? letterOf(pirateShip) : pirateShip)),
  picks: plain(({ distribution }) => (distribution?.picks ?? []).map(({ seat }) => letterOf(seat)).join('')),
  winners: plain(({ result }) => result?.winners.map(letterOf)),
  actors: (name, stated, _, state) => {
    const came = borneo.turn(state).actors.map((actor) => (actor === 'nature' ? actor : letterOf(actor)));
    return equal(`then.${name}`, stated, came);
  },
};

/** The facts of `then` that do not hold of a state. Throws on a key it does not know. */
export const borneoFacts = (state: State, then: Fields): Mismatch[] => {
  const position = borneo.makePosition(state);
  return Object.entries(then).flatMap(([name, stated]) => {
    const fact = facts[name];
    if (!fact) throw new Error(`"then" has no key "${name}"`);
    return fact(name, stated, position, state);
  });
};
