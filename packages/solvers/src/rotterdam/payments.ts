import { type Bag, countOf, type Seat, takeOut } from '@portolan/core';
import { boxOf, type MissionId, type ProductId, type State } from '@portolan/rotterdam';
import { cardAt, scoreOf } from '@portolan/rotterdam/pieces';

/** Places of products that are paid, and of those that Jokers replace. */
export interface Payment {
  readonly products: readonly number[];
  readonly jokers: readonly number[];
}

/** What a seat can pay with and for: the cards of its hand that are known. */
export interface Purse {
  readonly products: Bag;
  readonly jokers: number;
  readonly missions: readonly number[];
}

/** A Mission completed, and how. */
export interface Completion {
  readonly mission: MissionId;
  readonly products: readonly ProductId[];
  readonly jokers: readonly ProductId[];
}

/** The known cards of a hand. */
export const purseOf = (state: State, seat: Seat): Purse => ({
  products: state.products[seat]!.filter((card) => card >= 0),
  jokers: countOf(state.navigation[seat]!, cardAt.joker),
  missions: state.missions[seat]!.filter((card) => card >= 0),
});

/** The products left of a hand that holds these. */
const without = (hand: Bag, products: readonly number[]): Bag => {
  const left = hand.slice();
  for (const product of products) takeOut(left, product);
  return left;
};

const canPay = (hand: Bag, products: readonly number[]): boolean =>
  without(hand, products).length === hand.length - products.length;

/** What is left after a Mission has been paid. */
export const spend = ({ products, jokers, missions }: Purse, mission: number, paid: Payment): Purse => ({
  products: without(products, paid.products),
  jokers: jokers - paid.jokers.length,
  missions: missions.filter((one) => one !== mission),
});

/** Every way to pay a Mission, fewest Jokers first (`card.joker`, `ruling.jokers-per-mission`). */
export const paymentsFor = ({ edition, rulings }: State, { products, jokers }: Purse, mission: number): Payment[] => {
  const recipe = boxOf(edition).recipes[mission]!;
  const most = rulings['jokers-per-mission'] === 'one' ? Math.min(jokers, 1) : jokers;
  const found = new Map<string, Payment>();
  for (let mask = 0; mask < 1 << recipe.length; mask++) {
    const replaced = recipe.filter((_, i) => mask & (1 << i));
    const paid = recipe.filter((_, i) => !(mask & (1 << i)));
    if (replaced.length <= most && canPay(products, paid)) found.set(paid.join(), { products: paid, jokers: replaced });
  }
  return [...found.values()].sort((a, b) => a.jokers.length - b.jokers.length);
};

/** A payment in the names of the box. */
export const completionOf = ({ edition }: State, mission: number, { products, jokers }: Payment): Completion => {
  const { missions, products: names } = boxOf(edition);
  const named = (cards: readonly number[]): ProductId[] => cards.map((card) => names.ids[card]!);
  return { mission: missions.ids[mission]!, products: named(products), jokers: named(jokers) };
};

/** Points of the Products in a hand; hidden ones count the least they can. */
export const handValue = (state: State, seat: Seat): number => scoreOf(state, seat).products;

/** The points of some products. */
export const pointsOf = ({ edition }: State, products: readonly number[]): number => {
  const { values } = boxOf(edition);
  return products.reduce((sum, product) => sum + values[product]!, 0);
};
