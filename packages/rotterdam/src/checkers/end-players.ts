import type { Problem } from '@portolan/core';
import { type Box, cardAt, cardPoints } from '../box.ts';
import { makerOf, productCard } from '../faces.ts';
import { type NavigationId, navigationIds } from '../types.ts';
import type { EndPlayer, Span } from './types/end-player.ts';

/** The Navigation cards of all players that are known. */
const knownCards = (players: readonly EndPlayer[]): readonly NavigationId[] =>
  players.flatMap(({ laid = [], navigation: hand = [] }) => [...laid, ...hand].filter((card) => card !== '?'));

/** How many Navigation cards that count 0, 1 and 2 no player shows. */
export const unseenPoints = (box: Box, players: readonly EndPlayer[]): [zeros: number, ones: number, twos: number] => {
  const left: [number, number, number] = [0, 0, 0];
  for (const [kind, copies] of box.navigation.entries()) left[cardPoints[kind] as 0 | 1 | 2] += copies;
  for (const card of knownCards(players)) left[cardPoints[cardAt[card]] as 0 | 1 | 2]--;
  return left;
};

const timesIn = <Item>(items: readonly Item[], wanted: Item): number => items.filter((one) => one === wanted).length;

/** The Product cards of all players, known or not. */
const allProducts = (box: Box, players: readonly EndPlayer[]): number[] =>
  players.flatMap(({ products = [] }) => products.map((face) => productCard(box, face)!));

/** Values of the copies of products that no player shows, in ascending order; of one harbor, or of all. */
const unseenValues = (box: Box, players: readonly EndPlayer[], harbor?: number): number[] => {
  const seen = allProducts(box, players);
  const made = box.copies.map((copies, product) => {
    const fits = harbor === undefined || box.makerOf[product] === harbor;
    return fits ? copies - timesIn(seen, product) : 0;
  });
  return made
    .flatMap((count, product) => Array<number>(Math.max(0, count)).fill(box.values[product]!))
    .sort((a, b) => a - b);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The least and the greatest points of a hand of Products; each harbor for itself. */
export const productSpan = (box: Box, players: readonly EndPlayer[], { products = [] }: EndPlayer): Span => {
  const hand = products.map((face) => productCard(box, face)!);
  const shown = sum(hand.map((card) => (card >= 0 ? box.values[card]! : 0)));
  const hidden = hand.filter((card) => card < 0);
  const kinds = [...new Set(hidden)].map((back) => {
    const harbor = makerOf(box, back);
    return { count: timesIn(hidden, back), values: unseenValues(box, players, harbor < 0 ? undefined : harbor) };
  });
  const least = sum(kinds.map(({ count, values }) => sum(values.slice(0, count))));
  const greatest = sum(kinds.map(({ count, values }) => sum(values.slice(values.length - count))));
  return [shown + least, shown + greatest];
};

/** Cards that the box has not so often: of each kind, of each harbor, in all. */
export const testCards = (box: Box, players: readonly EndPlayer[], problems: Problem[]): void => {
  const test = (found: number, max: number) => {
    if (found > max) problems.push({ path: 'players', code: 'wrong-total', facts: { found, max } });
  };
  const cards = knownCards(players);
  for (const id of navigationIds) test(timesIn(cards, id), box.navigation[cardAt[id]]!);
  const hands = players.flatMap(({ laid = [], navigation: hand = [] }) => [...laid, ...hand]);
  test(hands.length, sum(box.navigation));
  const products = allProducts(box, players);
  for (const [product, copies] of box.copies.entries()) test(timesIn(products, product), copies);
  for (const [harbor, made] of box.productsOf.entries()) {
    const max = sum(made.map((product) => box.copies[product]!));
    test(products.filter((card) => makerOf(box, card) === harbor).length, max);
  }
  test(products.length, sum(box.copies));
  const shown = players.flatMap(({ missions }) => (typeof missions === 'number' ? [] : missions));
  for (const [i, found] of shown.entries()) {
    if (shown.indexOf(found) < i) problems.push({ path: 'players', code: 'duplicate', facts: { found } });
  }
};
