import { comptoirDesAntilles, type GoodsId, type State, shuffledGoods } from '@portolan/comptoir-des-antilles';
import { choose, fraction, fractionToString, type Seat } from '@portolan/core';
import { positionQuestion } from '../input.ts';
import type { Answer, Question } from '../question.ts';
import { type GoodsForecastInput, inputs } from './inputs.ts';
import { UNKNOWN } from './table.ts';

/** Chances in lowest terms, by goods. */
export type Chances = Readonly<Record<GoodsId, string>>;

/** A kind of goods with its chances. */
export interface RankedGoods {
  readonly goods: GoodsId;
  readonly next: string;
  readonly all: string;
  readonly some: string;
}

/** Which goods come next, by what the seat can see. */
export interface GoodsForecastAnswer extends Answer {
  /** Tiles that the seat has not seen, by goods: in the pile or in other hands. */
  readonly unseen: Readonly<Record<GoodsId, number>>;
  /** Tiles in the shuffled part of the pile. */
  readonly pile: number;
  /** The chance that the next tile is this. */
  readonly next: Chances;
  /** … that all the draws bring it, … that at least one does. */
  readonly all: Chances;
  readonly some: Chances;
  /** The number of the draw that is the first known tile: those that ships have left under the pile. */
  readonly firstKnown: number;
  /** False once a hidden tile may have been kept on purpose: the numbers then take no account of why. */
  readonly exact: boolean;
  /** Goods, the likeliest next first. */
  readonly ranking: readonly RankedGoods[];
}

/** A pile as the seat sees it: unseen tiles, so many of them in the shuffled part, then known ones. */
interface Pile {
  readonly unseen: readonly number[];
  readonly shuffled: number;
  readonly tail: readonly number[];
}

/** The chance of exactly `wanted` tiles of a kind among so many from the shuffled part: 0 or all of them are asked. */
const chanceOf = ({ unseen }: Pile, kind: number, draws: number, wanted: number) => {
  const all = unseen.reduce((sum, count) => sum + count, 0);
  const good = unseen[kind]!;
  return fraction(choose(good, wanted) * choose(all - good, draws - wanted), choose(all, draws));
};

const chancesOf = (pile: Pile, kind: number, draws: number) => {
  const blind = Math.min(draws, pile.shuffled);
  const known = pile.tail.slice(0, draws - blind);
  const zero = fraction(0);
  const all = known.every((tile) => tile === kind) ? chanceOf(pile, kind, blind, blind) : zero;
  const none = known.includes(kind) ? zero : chanceOf(pile, kind, blind, 0);
  return { all: fractionToString(all), some: fractionToString(fraction(none.d - none.n, none.d)) };
};

/** What the seat sees of the pile. */
const pileOf = (seen: State): Pile => ({ unseen: seen.unseen, shuffled: shuffledGoods(seen), tail: seen.tail });

/** Nobody who holds a hidden tile has ever chosen it, or there is nothing left to draw blindly. */
const isExact = (seen: State, chosen: readonly Seat[]): boolean =>
  shuffledGoods(seen) === 0 || !chosen.some((seat) => seen.hands[seat]!.includes(UNKNOWN));

/** Which goods tiles come next? */
export const goodsForecast: Question<State, GoodsForecastInput, GoodsForecastAnswer> = positionQuestion(
  comptoirDesAntilles,
  {
    id: 'goodsForecast',
    certainty: 'exact',
    example: { seat: 0, draws: 1 },
    reads: inputs.goodsForecast,
    solve: (state, { seat, draws, chosen = [] }) => {
      const seen = comptoirDesAntilles.view(state!, seat);
      const pile = pileOf(seen);
      const kinds = seen.edition.goods.flatMap(({ id }, kind) =>
        pile.unseen[kind]! > 0 || pile.tail.includes(kind) ? [{ id, kind }] : [],
      );
      const ranked = kinds.map(({ id, kind }) => ({
        goods: id,
        next: chancesOf(pile, kind, 1).all,
        ...chancesOf(pile, kind, draws),
      }));
      const table = (field: 'next' | 'all' | 'some'): Chances =>
        Object.fromEntries(ranked.map((one) => [one.goods, one[field]]));
      const exact = isExact(seen, chosen);
      const weight = ({ goods }: RankedGoods) => {
        const kind = seen.edition.goods.findIndex(({ id }) => id === goods);
        return pile.shuffled > 0 ? pile.unseen[kind]! : -pile.tail.indexOf(kind);
      };
      return {
        certainty: exact ? 'exact' : 'estimate',
        unseen: Object.fromEntries(
          kinds.flatMap(({ id, kind }) => (pile.unseen[kind]! > 0 ? [[id, pile.unseen[kind]!]] : [])),
        ),
        pile: pile.shuffled,
        next: table('next'),
        all: table('all'),
        some: table('some'),
        firstKnown: pile.shuffled + 1,
        exact,
        ranking: ranked.sort((a, b) => weight(b) - weight(a)),
      };
    },
  },
);
