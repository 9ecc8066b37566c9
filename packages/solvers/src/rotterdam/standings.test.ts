import { rotterdam, type State } from '@portolan/rotterdam';
import { rank } from '@portolan/rotterdam/pieces';
import { describe, expect, it } from 'vitest';
import { creek, reach, read, table } from '../../fixtures/rotterdam.ts';
import { questions } from './index.ts';

/** Every way to turn the hidden cards up one by one, with totals and winners. */
const everyDeal = (state: State): { totals: number[]; winners: readonly number[] }[] => {
  const hidden = (hand: readonly number[]) => hand.findIndex((card) => card < 0);
  const turn = (hands: 'products' | 'navigation', bag: 'productBag' | 'navBag') => {
    const seat = state[hands].findIndex((hand) => hidden(hand) >= 0);
    if (seat < 0) return undefined;
    const at = hidden(state[hands][seat]!);
    const back = state[hands][seat]![at]!;
    return state[bag].flatMap((left, card) => {
      if (left === 0) return [];
      const product = state.edition.products[card];
      const maker = state.edition.harbors.findIndex(({ id }) => id === product?.harbor);
      if (hands === 'products' && back !== -1 && back !== -2 - maker) return [];
      const next = rotterdam.clone(state);
      next[hands][seat]!.splice(at, 1, card);
      next[hands][seat]!.sort((a, b) => a - b);
      next[bag][card]!--;
      return everyDeal(next);
    });
  };
  const further = turn('products', 'productBag') ?? turn('navigation', 'navBag');
  if (further) return further;
  const piled = state.sizes.every((size, harbor) => {
    const { id } = state.edition.harbors[harbor]!;
    return (
      size === state.edition.products.reduce((sum, one, i) => sum + (one.harbor === id ? state.productBag[i]! : 0), 0)
    );
  });
  if (!piled) return [];
  const totals = rotterdam.scores(state).map(({ total }) => total);
  const standings = rotterdam.scores(state).map(({ total, parts }, seat) => {
    const points = (clause: string) => parts.find((part) => part.clause === clause)?.points ?? 0;
    return {
      score: {
        missions: points('score.missions'),
        navigation: points('score.navigation'),
        products: points('score.products'),
        total,
      },
      productCards: state.products[seat]!.length,
    };
  });
  return [{ totals, winners: rank(standings, state.rulings['product-tie']).winners }];
};

describe('standings', () => {
  const shown = (missions: readonly string[], more: object = {}) => ({ shown: missions, ...more });
  const creekHands = (rulings: object) => ({
    edition: {
      ...creek,
      navigation: [
        { id: 'advantage', copies: 2 },
        { id: 'extra-advantage', copies: 1 },
        { id: 'joker', copies: 1 },
      ],
    },
    phase: 'mission',
    rulings,
    hands: [
      { products: ['?north', 'cloth'], navigation: ['?'], shown: ['m0'] },
      { products: ['?south', '?south'], navigation: ['?', '?'], shown: ['m1'] },
      { products: ['?north', '?north'], laid: ['advantage'], shown: ['m2'] },
    ],
  });
  const states: readonly State[] = [
    table({
      phase: 'mission',
      hands: [
        shown(['m29'], { products: ['bread'] }),
        shown(['m01'], { products: ['?vulcaanhaven'], navigation: ['?', '?'] }),
        {},
      ],
    }),
    table({
      phase: 'mission',
      hands: [{ navigation: ['?', '?'] }, { navigation: ['?', '?'] }, { laid: ['extra-advantage'] }],
    }),
    read({ seats: 2, phase: 'mission', hands: [{ products: ['jam'] }, { products: ['jam'] }] }),
    read({
      seats: 2,
      phase: 'mission',
      rulings: { 'product-tie': 'points' },
      hands: [{ products: ['bread', 'bread'] }, { products: ['jam'] }],
    }),
    table(creekHands({})),
    table(creekHands({ 'navigation-points': 'laid-only' })),
    table(creekHands({ 'product-tie': 'points' })),
  ];

  it('agrees with every deal of the hidden cards', () => {
    for (const state of states) {
      const { totals, certain, possible } = questions.standings.solve(state, {});
      const deals = everyDeal(state);
      const seats = state.products.map((_, seat) => seat);
      expect(totals).toEqual(
        seats.map((seat) => {
          const all = deals.map((deal) => deal.totals[seat]!);
          return [Math.min(...all), Math.max(...all)];
        }),
      );
      expect(possible).toEqual(seats.filter((seat) => deals.some(({ winners }) => winners.includes(seat))));
      expect(certain).toEqual(
        seats.filter((seat) => deals.every(({ winners }) => winners.length === 1 && winners[0] === seat)),
      );
    }
  });

  it('keeps the piles as they are when not even the harbor of a card is known', () => {
    const piles = { north: { size: 4 }, south: { size: 5 } };
    const state = table({ edition: creek, phase: 'mission', hands: [{ products: ['?'] }, {}, {}], piles });
    // One card of the north is not in its pile.
    expect(questions.standings.solve(state, {}).totals[0]).toEqual([1, 3]);
    expect(
      everyDeal(state)
        .map(({ totals }) => totals[0])
        .sort(),
    ).toEqual([1, 3]);
  });

  it('says what a Mission would change', () => {
    const hand = { products: ['bread', 'jam'], missions: ['m02', '?', '?'], shown: ['m29'] };
    const state = read({ seats: 2, phase: 'mission', hands: [hand, { shown: ['m29', 'm09'] }] });
    const answer = questions.standings.solve(state, {});
    expect(answer).toMatchObject({
      totals: [
        [10, 10],
        [10, 10],
      ],
      certain: [1],
      ranking: [
        { seat: 1, wins: 'certain' },
        { seat: 0, wins: 'never' },
      ],
    });
    expect(answer.missions).toMatchObject([
      {
        seat: 0,
        mission: 'm02',
        totals: [
          [11, 11],
          [10, 10],
        ],
        certain: [0],
      },
    ]);
    // Nobody else knows of that Mission.
    expect(questions.standings.solve(state, { seat: 1 }).missions).toEqual([]);
  });

  it('counts games in which everything is open as the engine does', () => {
    for (const seed of [1, 2, 3]) {
      const state = reach(seed, 250, { seats: 3 }, ({ phase }) => phase === 'mission');
      const { totals } = questions.standings.solve(state, {});
      expect(totals).toEqual(rotterdam.scores(state).map(({ total }) => [total, total]));
    }
  });
});
