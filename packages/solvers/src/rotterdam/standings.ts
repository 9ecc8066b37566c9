import { putIn, type Seat, takeOut, unknownsIn } from '@portolan/core';
import { boxOf, type MissionId, rotterdam, type State } from '@portolan/rotterdam';
import { cardAt, cardPoints, makerOf, rank, type Standing, scoreOf } from '@portolan/rotterdam/pieces';
import { positionQuestion } from '../input.ts';
import type { Answer, Question } from '../question.ts';
import { completableNow } from './best-mission.ts';
import { inputs, type StandingsInput } from './inputs.ts';
import { NONE, seenBy } from './table.ts';

/** Least and greatest total. */
export type Range = readonly [least: number, greatest: number];

/** Who wins if the game ends with a table as it lies. */
export interface WhoWins {
  /** By seat. */
  readonly totals: readonly Range[];
  /** Who wins alone whatever the hidden cards are; empty if nobody does. */
  readonly certain: readonly Seat[];
  /** Who wins, alone or with others, in some case. */
  readonly possible: readonly Seat[];
}

/** The same after a Mission has been completed now, with the cheapest cards. */
export interface WhoWinsAfter extends WhoWins {
  readonly seat: Seat;
  readonly mission: MissionId;
}

/** A seat with its range. */
export interface RankedStanding {
  readonly seat: Seat;
  readonly total: Range;
  readonly wins: 'certain' | 'possible' | 'never';
}

/** Who wins if it ends now? Hidden cards are any that nobody has seen. */
export interface StandingsAnswer extends Answer, WhoWins {
  /** Whether the game is over; else everything is told as if it ended now. */
  readonly over: boolean;
  /** What a known Mission that can be completed now with known cards would change. */
  readonly missions: readonly WhoWinsAfter[];
  /** Seats, the best first. */
  readonly ranking: readonly RankedStanding[];
}

/** Hidden cards of one kind of back in a hand, which can be any card of some classes. */
interface Hidden {
  readonly seat: Seat;
  readonly count: number;
  readonly classes: readonly number[];
}

/** Cards that count alike: how many nobody has seen, and what each counts. */
interface Class {
  readonly unseen: number;
  readonly points: number;
}

/** Points of hidden cards by seat. */
type Gains = readonly number[];

/** Every way in which some cards can be spread over classes that have so many of them left: by class. */
const spreads = (count: number, left: readonly number[]): number[][] => {
  const [most, ...others] = left;
  if (most === undefined) return count === 0 ? [[]] : [];
  return Array.from({ length: Math.min(most, count) + 1 }, (_, taken) =>
    spreads(count - taken, others).map((rest) => [taken, ...rest]),
  ).flat();
};

/** What hidden cards can add, by seat: every combination once. `fits` tests what stays in the piles. */
const gainsOf = (
  seats: number,
  classes: readonly Class[],
  hidden: readonly Hidden[],
  fits: (left: readonly number[]) => boolean,
): Gains[] => {
  interface Case {
    readonly left: readonly number[];
    readonly gains: Gains;
  }
  let cases: Case[] = [{ left: classes.map(({ unseen }) => unseen), gains: Array<number>(seats).fill(0) }];
  for (const { seat, count, classes: open } of hidden) {
    const next = new Map<string, Case>();
    for (const { left, gains } of cases) {
      for (const spread of spreads(
        count,
        open.map((one) => left[one]!),
      )) {
        const rest = left.slice();
        let sum = gains[seat]!;
        for (const [i, one] of open.entries()) {
          rest[one]! -= spread[i]!;
          sum += spread[i]! * classes[one]!.points;
        }
        const after = { left: rest, gains: gains.with(seat, sum) };
        next.set(JSON.stringify(after), after);
      }
    }
    cases = [...next.values()];
  }
  const found = new Map(cases.filter(({ left }) => fits(left)).map(({ gains }) => [gains.join(), gains]));
  return [...found.values()];
};

/** What hidden point cards can add (`score.navigation`). */
const navigationGains = (state: State): Gains[] => {
  const counts = (points: number): number =>
    state.navBag.reduce((sum, count, kind) => sum + (cardPoints[kind] === points ? count : 0), 0);
  const classes = [0, 1, 2].map((points) => ({ unseen: counts(points), points }));
  const owned = state.rulings['navigation-points'] === 'owned';
  const hidden = state.navigation.map((hand, seat) => ({
    seat,
    count: owned ? unknownsIn(hand) : 0,
    classes: [0, 1, 2],
  }));
  return gainsOf(state.seats, classes, hidden, () => true);
};

/** What hidden Products can add (`score.products`). */
const productGains = (state: State): Gains[] => {
  const box = boxOf(state.edition);
  const kinds = box.makerOf.map((harbor, product) => ({ harbor, points: box.values[product]! }));
  const distinct = [...new Map(kinds.map((one) => [`${one.harbor} ${one.points}`, one])).values()];
  const classes = distinct.map(({ harbor, points }) => ({
    harbor,
    points,
    unseen: kinds.reduce(
      (sum, one, product) => sum + (one.harbor === harbor && one.points === points ? state.productBag[product]! : 0),
      0,
    ),
  }));
  const backs = [NONE, ...box.processes.keys()];
  const hidden = state.products.flatMap((hand, seat) =>
    backs.map((back) => ({
      seat,
      count: hand.filter((card) => card < 0 && makerOf(box, card) === back).length,
      classes: classes.flatMap(({ harbor }, i) => (back === NONE || harbor === back ? [i] : [])),
    })),
  );
  // Where not even the harbor of a card is known, the piles still have the cards that they have.
  const fits = (left: readonly number[]): boolean =>
    state.sizes.every(
      (size, harbor) => size === left.reduce((sum, count, i) => sum + (classes[i]!.harbor === harbor ? count : 0), 0),
    );
  return gainsOf(
    state.seats,
    classes,
    hidden.filter(({ count }) => count > 0),
    fits,
  );
};

/** What is certain of a seat: its points without hidden cards, and how many Product cards it has. */
const knownStanding = (state: State, seat: Seat): Standing => {
  const box = boxOf(state.edition);
  const { missions, navigation } = scoreOf(state, seat);
  const products = state.products[seat]!.reduce((sum, card) => sum + (card >= 0 ? box.values[card]! : 0), 0);
  const score = { missions, navigation, products, total: missions + navigation + products };
  return { score, productCards: state.products[seat]!.length };
};

const withGains = ({ score, productCards }: Standing, navigation: number, products: number): Standing => ({
  score: {
    missions: score.missions,
    navigation: score.navigation + navigation,
    products: score.products + products,
    total: score.total + navigation + products,
  },
  productCards,
});

/** Who wins: every case of the hidden cards is counted and ranked. */
const verdictOf = (state: State): WhoWins => {
  const known = state.products.map((_, seat) => knownStanding(state, seat));
  const [cards, products] = [navigationGains(state), productGains(state)];
  const least = known.map(() => Number.POSITIVE_INFINITY);
  const greatest = known.map(() => 0);
  const wins = new Set<Seat>();
  let alone: Seat | undefined;
  let always = true;
  for (const nav of cards) {
    for (const made of products) {
      const standings = known.map((one, seat) => withGains(one, nav[seat]!, made[seat]!));
      for (const [seat, { score }] of standings.entries()) {
        least[seat] = Math.min(least[seat]!, score.total);
        greatest[seat] = Math.max(greatest[seat]!, score.total);
      }
      const { winners } = rank(standings, state.rulings['product-tie']);
      for (const seat of winners) wins.add(seat);
      alone ??= winners[0];
      always &&= winners.length === 1 && winners[0] === alone;
    }
  }
  return {
    totals: least.map((total, seat): Range => [total, greatest[seat]!]),
    certain: always && alone !== undefined ? [alone] : [],
    possible: [...wins].sort((a, b) => a - b),
  };
};

/** The table after a seat has completed a Mission with known cards. */
const completed = (
  state: State,
  seat: Seat,
  { mission, products, jokers }: ReturnType<typeof completableNow>[number],
): State => {
  const { missions, products: names } = boxOf(state.edition);
  const next = rotterdam.clone(state);
  takeOut(next.missions[seat]!, missions.at[mission]!);
  putIn(next.shown[seat]!, missions.at[mission]!);
  for (const product of products) takeOut(next.products[seat]!, names.at[product]!);
  for (const _ of jokers) takeOut(next.navigation[seat]!, cardAt.joker);
  return next;
};

const rankedOf = ({ totals, certain, possible }: WhoWins): RankedStanding[] =>
  totals
    .map((total, seat): RankedStanding => {
      const wins = certain.includes(seat) ? 'certain' : possible.includes(seat) ? 'possible' : 'never';
      return { seat, total, wins };
    })
    .sort((a, b) => Number(b.wins !== 'never') - Number(a.wins !== 'never') || b.total[1] - a.total[1]);

/** Who wins if it ends now? */
export const standings: Question<State, StandingsInput, StandingsAnswer> = positionQuestion(rotterdam, {
  id: 'standings',
  certainty: 'exact',
  example: {},
  reads: inputs.standings,
  solve: (given, { seat: asker }) => {
    const state = seenBy(given!, asker);
    const verdict = verdictOf(state);
    const over = state.phase === 'over';
    // Nothing is completed any more once it is over.
    const missions = (over ? [] : state.missions).flatMap((_, seat) =>
      completableNow(state, seat).map((one) => ({
        seat,
        mission: one.mission,
        ...verdictOf(completed(state, seat, one)),
      })),
    );
    return { certainty: 'exact', over, ...verdict, missions, ranking: rankedOf(verdict) };
  },
});
