import { choose, compareFractions, type Fraction, fraction, fractionToString, join } from '@portolan/core';
import { also, report } from '@portolan/core/readers';
import { boxOf, type ProductId, rotterdam, type State } from '@portolan/rotterdam';
import { pileSize } from '@portolan/rotterdam/pieces';
import { positionQuestion } from '../input.ts';
import type { Answer, Question } from '../question.ts';
import { inputs, type ProductOddsInput } from './inputs.ts';
import { seenBy } from './table.ts';

/** A product of the harbor with its chances. */
export interface RankedProduct {
  readonly product: ProductId;
  /** Cards that nobody has seen. */
  readonly unseen: number;
  readonly next: string;
  readonly atLeastOne: string;
}

/** What the next deliveries bring. Chances in lowest terms. */
export interface ProductOddsAnswer extends Answer {
  /** Cards that nobody has seen, by product: in the pile or face down in hands. */
  readonly unseen: Readonly<Record<ProductId, number>>;
  /** Cards in the pile, known ones too. */
  readonly pile: number;
  /** The chance that the first of the draws is the product. */
  readonly next: string;
  /** … that each of the draws is, in order. */
  readonly each: readonly string[];
  /** … that at least one of them is. */
  readonly atLeastOne: string;
  /** The products of the harbor, the likelier first. */
  readonly ranking: readonly RankedProduct[];
}

/** A place in a pile from the top: a known card, an unordered one, or nothing any more. */
type Slot = number | 'unordered' | 'empty';

/** The places that are drawn. */
const slotsOf = (state: State, harbor: number, before: number, draws: number): Slot[] => {
  const [top, size, bottom] = [state.tops[harbor]!, state.sizes[harbor]!, state.bottoms[harbor]!];
  return Array.from({ length: draws }, (_, i): Slot => {
    const at = before + i;
    if (at < top.length) return top[at]!;
    if (at < top.length + size) return 'unordered';
    return bottom[at - top.length - size] ?? 'empty';
  });
};

const zero = fraction(0);
const one = fraction(1);

/** The faces that the unordered part and hidden cards of a harbor can show: all of them, and those of one product. */
interface Faces {
  readonly all: number;
  readonly wanted: number;
}

const chanceAt = (slot: Slot, product: number, { all, wanted }: Faces): Fraction => {
  if (slot === 'unordered') return fraction(wanted, all);
  return slot === product ? one : zero;
};

/** Hidden cards in hands are like cards of the pile, so only how many are drawn blindly matters. */
const atLeastOne = (slots: readonly Slot[], product: number, { all, wanted }: Faces): Fraction => {
  if (slots.includes(product)) return one;
  const blind = slots.filter((slot) => slot === 'unordered').length;
  const ways = choose(all, blind);
  return fraction(ways - choose(all - wanted, blind), ways);
};

/** What will I draw? */
export const productOdds: Question<State, ProductOddsInput, ProductOddsAnswer> = positionQuestion(rotterdam, {
  id: 'productOdds',
  certainty: 'exact',
  example: { harbor: 'botlek', product: 'plastic', draws: 1 },
  reads: (state) =>
    also(
      inputs.productOdds(state),
      ({ harbor, product: found }, path, problems) => {
        const expected = state.edition.products.flatMap((one) => (one.harbor === harbor ? [one.id] : []));
        if (!expected.includes(found)) report(problems, join(path, 'product'), 'unknown-product', { found, expected });
      },
      'unknown-product',
    ),
  solve: (given, { harbor, product, draws, before = 0, seat }) => {
    const state = seenBy(given!, seat);
    const { harbors, products, productsOf } = boxOf(state.edition);
    const at = harbors.at[harbor]!;
    const made = productsOf[at]!;
    const all = made.reduce((sum, card) => sum + state.productBag[card]!, 0);
    const facesOf = (card: number): Faces => ({ all, wanted: state.productBag[card]! });
    const slots = slotsOf(state, at, before, draws);
    const nextOf = (card: number): Fraction => chanceAt(slots[0]!, card, facesOf(card));
    const wanted = products.at[product]!;
    return {
      certainty: 'exact',
      unseen: Object.fromEntries(made.map((card) => [products.ids[card]!, state.productBag[card]!])),
      pile: pileSize(state, at),
      next: fractionToString(nextOf(wanted)),
      each: slots.map((slot) => fractionToString(chanceAt(slot, wanted, facesOf(wanted)))),
      atLeastOne: fractionToString(atLeastOne(slots, wanted, facesOf(wanted))),
      ranking: [...made]
        .sort((a, b) => compareFractions(nextOf(b), nextOf(a)))
        .map((card) => ({
          product: products.ids[card]!,
          unseen: state.productBag[card]!,
          next: fractionToString(nextOf(card)),
          atLeastOne: fractionToString(atLeastOne(slots, card, facesOf(card))),
        })),
    };
  },
});
