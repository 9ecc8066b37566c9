import {
  comptoirDesAntilles,
  type Position,
  type State,
  seatLetters,
  shuffledGoods,
} from '@portolan/comptoir-des-antilles';
import type { Fields } from './cases.ts';
import { equal, type Mismatch } from './compare.ts';

type Fact = (name: string, stated: unknown, position: Position, state: State) => Mismatch[];

const plain =
  (came: (position: Position, state: State) => unknown): Fact =>
  (name, stated, position, state) =>
    equal(`then.${name}`, stated, came(position, state));

/** A fact by seat: each seat named, compared in one form. */
const perSeat =
  (came: (position: Position, seat: number) => unknown, form: (value: unknown) => unknown = (value) => value): Fact =>
  (name, stated, position) =>
    Object.entries(stated as Fields).flatMap(([letter, value]) =>
      equal(`then.${name}.${letter}`, form(value), form(came(position, seatLetters.indexOf(letter)))),
    );

const bag = (items: unknown): unknown => [...(items as string[])].sort();

const letter = (seat: number | undefined): string | null => (seat === undefined ? null : seatLetters[seat]!);

const quay = (at: number): Fact => plain(({ quays }) => quays?.[at]);

/** Of the goods not seen only the kinds named are claimed, 0 meaning none; `none` claims that nothing is unseen. */
const unseen: Fact = (name, stated, { goods = {} }) => {
  if (stated === 'none') return equal(`then.${name}`, {}, goods);
  return Object.entries(stated as Fields).flatMap(([kind, count]) =>
    equal(`then.${name}.${kind}`, count, (goods as Record<string, number>)[kind] ?? 0),
  );
};

const facts: Readonly<Record<string, Fact>> = {
  q1: quay(0),
  q2: quay(1),
  q3: quay(2),
  q4: quay(3),
  premiums: plain(({ premiums }) => premiums),
  slate: plain(({ slate }) => letter(slate)),
  active: plain(({ active }) => letter(active)),
  first: plain(({ first }) => letter(first)),
  phase: plain(({ phase }) => phase),
  left: plain(({ left }) => left ?? false),
  effects: plain(({ turn }) => turn?.effects ?? []),
  next: plain(({ next }) => next),
  tail: plain(({ tail }) => tail),
  box: plain(({ goodsOut }) => goodsOut),
  bag: unseen,
  leaving: plain(({ leaving }) => leaving?.quay),
  due: plain(({ leaving }) => leaving?.due),
  bidder: plain(({ auction }) => letter(auction?.next)),
  drawPile: plain((_, state) => shuffledGoods(state)),
  discard: perSeat(({ discards }, seat) => discards?.[seat], bag),
  hand: perSeat(({ hands }, seat) => hands?.[seat], bag),
  tiles: perSeat(({ tiles }, seat) => tiles?.[seat], bag),
  reserve: perSeat(({ reserves }, seat) => reserves?.[seat]),
};

/** The facts of `then` that do not hold of a state. Throws on a key it does not know. */
export const comptoirFacts = (state: State, then: Fields): Mismatch[] => {
  const position = comptoirDesAntilles.makePosition(state);
  return Object.entries(then).flatMap(([name, stated]) => {
    const fact = facts[name];
    if (!fact) throw new Error(`"then" has no key "${name}"`);
    return fact(name, stated, position, state);
  });
};
