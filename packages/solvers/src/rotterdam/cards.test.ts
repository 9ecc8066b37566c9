import { addFractions, type Fraction, fraction, fractionToString, multiplyFractions } from '@portolan/core';
import { type Action, navigationIds, type ProductId, rotterdam, type State } from '@portolan/rotterdam';
import { rank } from '@portolan/rotterdam/pieces';
import { describe, expect, it } from 'vitest';
import { after, creek, reach, read, table } from '../../fixtures/rotterdam.ts';
import { questions } from './index.ts';

/** The chance that something comes of so many draws, card by card, as nature draws them. */
const byDrawing = (
  state: State,
  harbor: number,
  draws: number,
  comes: (drawn: readonly string[]) => boolean,
): Fraction => {
  const go = (now: State, drawn: readonly string[]): Fraction => {
    if (drawn.length === draws) return fraction(comes(drawn) ? 1 : 0);
    const owed = rotterdam.clone(now);
    owed.pending.push({ draw: 'product', seat: 0, harbor });
    const chances =
      owed.tops[harbor]!.length + owed.sizes[harbor]! + owed.bottoms[harbor]!.length > 0 ? rotterdam.chances(owed) : [];
    if (chances.length === 0) return go(now, [...drawn, '-']);
    const all = chances.reduce((sum, [, weight]) => sum + weight, 0);
    return chances.reduce((sum, [action, weight]) => {
      const next = rotterdam.clone(owed);
      rotterdam.apply(next, action);
      const rest = go(next, [...drawn, (action as { product: ProductId }).product]);
      return addFractions(sum, multiplyFractions(fraction(weight, all), rest));
    }, fraction(0));
  };
  return go(state, []);
};

/** Nothing more can happen by itself: a seat that trades. */
const resting = { phase: 'trade', passed: [1, 2] };

const piles: readonly State[] = [
  table({ ...resting, hands: [{ products: ['bread', 'bread'] }, { products: ['?vulcaanhaven'] }, {}] }),
  table({ ...resting, hands: [{ products: ['pasta'] }, {}, {}], piles: { vulcaanhaven: { top: ['pasta', 'bread'] } } }),
  table({
    ...resting,
    edition: { products: table().edition.products.map((card) => ({ ...card, copies: 3 })) },
    hands: [{ products: ['bread'] }, { products: ['?vulcaanhaven'] }, {}],
    piles: { vulcaanhaven: { top: ['bread'], bottom: ['pasta', 'bread'] } },
  }),
];

describe('productOdds', () => {
  it('agrees with drawing card by card', () => {
    for (const state of piles) {
      for (const before of [0, 2]) {
        for (const draws of [1, 2, 3]) {
          const answer = questions.productOdds.solve(state, {
            harbor: 'vulcaanhaven',
            product: 'pasta',
            draws,
            before,
          });
          const mine = (drawn: readonly string[]) => drawn.slice(before);
          const chance = (comes: (drawn: readonly string[]) => boolean) =>
            fractionToString(byDrawing(state, 0, before + draws, (drawn) => comes(mine(drawn))));
          expect(answer.next).toBe(chance((drawn) => drawn[0] === 'pasta'));
          expect(answer.each.at(-1)).toBe(chance((drawn) => drawn.at(-1) === 'pasta'));
          expect(answer.atLeastOne).toBe(chance((drawn) => drawn.includes('pasta')));
        }
      }
    }
  });

  it('draws nothing from a pile that has run out', () => {
    const state = table({ piles: { botlek: { top: ['petrol'] } }, edition: oneEach });
    const answer = questions.productOdds.solve(state, { harbor: 'botlek', product: 'plastic', draws: 3 });
    expect(answer).toMatchObject({ pile: 2, each: ['0', '1', '0'], atLeastOne: '1' });
  });

  it('asks with the eyes of a seat, if one is named', () => {
    const state = table({ hands: [{ products: ['bread'] }, { products: ['pasta', 'pasta'] }, {}] });
    const input = { harbor: 'vulcaanhaven', product: 'pasta', draws: 1 };
    expect(questions.productOdds.solve(state, input).next).toBe('6/13');
    expect(questions.productOdds.solve(state, { ...input, seat: 0 }).next).toBe('8/15');
  });
});

const oneEach = { products: table().edition.products.map((card) => ({ ...card, copies: 1 })) };

/** The best that can be done in some rounds: every Mission with every payment, played through the engine, and nothing else. */
const byPlaying = (state: State, seat: number, rounds: number): { total: number; missions: number }[] => {
  const here = rotterdam.scores(state)[seat]!;
  const missions = here.parts.find(({ clause }) => clause === 'score.missions')?.points ?? 0;
  const products = here.parts.find(({ clause }) => clause === 'score.products')?.points ?? 0;
  const found = [{ total: missions + products, missions }];
  if (rounds === 0) return found;
  for (const action of rotterdam.actions(state, seat)) {
    if (action.kind !== 'fulfill') continue;
    const next = rotterdam.clone(after(state, action));
    next.pending.length = 0;
    Object.assign(next, { phase: 'mission', step: 'open', seat });
    found.push(...byPlaying(next, seat, rounds - 1));
  }
  return found;
};

const hands = [
  { products: ['bread', 'jam', 'petrol'], navigation: ['joker'], missions: ['m01', 'm15', 'm30'] },
  { products: ['bread', 'bread', 'jam', 'plastic'], navigation: ['joker', 'joker'], missions: ['m02', 'm06', 'm30'] },
  { products: ['paint'], navigation: ['joker', 'joker', 'joker'], missions: ['m41', 'm28'] },
  { products: ['orange-juice', 'petrol', 'paint', 'pasta'], navigation: [], missions: ['m41', 'm45', 'm13'] },
  { products: ['medicine', 'medicine'], navigation: ['advantage', 'joker'], missions: ['m10', 'm12', 'm20'] },
];

describe('bestMission', () => {
  const mission = (hand: object, rulings: object = {}): State =>
    table({ phase: 'mission', rulings, hands: [hand, {}, {}] });

  it('finds what playing every payment finds', () => {
    for (const rulings of [{}, { 'jokers-per-mission': 'one' }]) {
      for (const hand of hands) {
        for (const rounds of [1, 2, 3]) {
          const state = mission(hand, rulings);
          const ends = byPlaying(state, 0, rounds);
          const most = (key: 'total' | 'missions') => Math.max(...ends.map((end) => end[key]));
          const points = questions.bestMission.solve(state, { seat: 0, rounds });
          expect(points.total).toBe(most('total'));
          const best = ends.filter(({ total }) => total === most('total'));
          expect(points.missionPoints).toBe(Math.max(...best.map((end) => end.missions)));
          const trigger = questions.bestMission.solve(state, { seat: 0, rounds, goal: 'missions' });
          expect(trigger.missionPoints).toBe(most('missions'));
        }
      }
    }
  });

  it('leaves hidden Missions out', () => {
    const hidden = mission({ products: ['bread', 'pasta'], missions: ['?', '?', '?'] });
    expect(questions.bestMission.solve(hidden, { seat: 0, rounds: 2 })).toMatchObject({ now: [], plan: [], total: 2 });
  });

  it('pays in ways that the judge allows', () => {
    for (const hand of hands) {
      const state = mission(hand);
      for (const { mission: id, products, jokers } of questions.bestMission.solve(state, { seat: 0, rounds: 1 }).now) {
        const action: Action = { kind: 'fulfill', seat: 0, mission: id, products, jokers };
        expect(rotterdam.check(state, action).legal).toBe(true);
      }
    }
  });
});

/** Every use of a card that could be thought of, judged one by one. */
const everyUse = (state: State, seat: number): Action[] => {
  const { edition } = state;
  const ships = Array.from(
    { length: state.at.length },
    (_, i) => `${Math.floor(i / (state.at.length / state.seats))}${'abcde'[i % (state.at.length / state.seats)]}`,
  );
  const places = edition.positions.map(({ id }) => id);
  const paths = places.flatMap((to) => [[to], ...places.map((further) => [to, further])]);
  return [
    ...ships.flatMap((a) =>
      ships.map((b): Action => ({ kind: 'playCard', seat, card: 'turn-of-luck', ships: [a, b] })),
    ),
    ...ships.flatMap((ship) =>
      [[], ...paths].flatMap((path): Action[] => [
        { kind: 'playCard', seat, card: 'setback', ship, path },
        { kind: 'playCard', seat, card: 'heavy-storm', ship, path },
      ]),
    ),
    ...ships.flatMap((from) => ships.map((to): Action => ({ kind: 'playCard', seat, card: 'cargo-thief', from, to }))),
    ...ships.flatMap((from) =>
      places.map((start): Action => ({ kind: 'playCard', seat, card: 'cargo-thief', from, start })),
    ),
    ...ships.map((ship): Action => ({ kind: 'playCard', seat, card: 'port-police', ship })),
  ];
};

const involved = (action: Action): readonly string[] => {
  if ('ships' in action) return action.ships;
  if ('from' in action) return [action.from];
  return 'ship' in action ? [action.ship] : [];
};

describe('cardThreats', () => {
  const threatened: readonly object[] = [
    { ships: ['0a@E1:grain', '0b@C1', '1a@D2:fruit', '2a@A2'] },
    { ships: ['0a@B1:grain', '0b@A1', '2a@F2:grain'], rulings: { 'impossible-retreat': 'as-far-as-possible' } },
    { ships: ['0a@VU2:grain', '1a@ME1:fruit', '2a@D3:crude-oil'], variants: { safeHaven: true } },
    { ships: ['0a@E3', '1a@C3:fruit', '1b@D3:grain'], rulings: { 'swap-empty': 'one-empty-allowed' } },
    { ships: ['0a@C4:fruit', '1a@B4:grain', '1b@B3'], rulings: { 'thief-full-hold': 'replaces' } },
  ];

  it('finds every use that the judge allows, and no other', () => {
    for (const more of threatened) {
      // The opponent holds all the cards one after the other, in his own turn.
      const state = table({ ...more, master: 1, seat: 1 });
      const { ranking } = questions.cardThreats.solve(state, { ship: '0a', opponent: 1 });
      const text = (action: Action): string =>
        JSON.stringify(
          Object.entries('ships' in action ? { ...action, ships: [...action.ships].sort() } : action).sort(),
        );
      const holding = (card: string): State => {
        const copy = rotterdam.clone(state);
        copy.navigation[1] = [navigationIds.indexOf(card as (typeof navigationIds)[number])];
        return copy;
      };
      const legal = everyUse(state, 1).filter(
        (action) =>
          action.kind === 'playCard' &&
          involved(action).includes('0a') &&
          rotterdam.check(holding(action.card), action).legal,
      );
      expect(new Set(ranking.map(({ action }) => text(action)))).toEqual(new Set(legal.map(text)));
    }
  });

  it('tells where the ship is then, what it holds and which harbors are closed', () => {
    const state = table({ ships: ['0a@F1:fruit', '1a@E3:grain', '2a@B3:crude-oil'] });
    const answer = questions.cardThreats.solve(state, { ship: '0a', opponent: 1 });
    expect(answer.setback).toMatchObject({ paths: [['E1'], ['E2']], lost: [] });
    expect(answer['turn-of-luck']!.swaps).toEqual([
      { ship: '1a', cargo: 'grain', lost: true },
      { ship: '2a', cargo: 'crude-oil', lost: true },
    ]);
    // The ship that could take the cargo over is loaded.
    expect(answer['cargo-thief']).toBe(undefined);
    const back = answer.ranking.find(({ at }) => at === 'E1')!;
    expect(back).toMatchObject({ cargo: 'fruit', lost: false, closed: [], opened: ['vulcaanhaven'] });
  });

  it('reckons the chance as hands could be dealt', () => {
    const few = {
      navigation: [
        { id: 'setback', copies: 2 },
        { id: 'joker', copies: 3 },
        { id: 'heavy-storm', copies: 1 },
      ],
    };
    const dealt = ['setback', 'setback', 'joker', 'joker', 'joker', 'heavy-storm'];
    for (const hidden of [0, 1, 2, 3]) {
      const state = table({
        edition: few,
        ships: ['0a@E1:grain'],
        hands: [{}, { navigation: Array(hidden).fill('?') }, {}],
      });
      const answer = questions.cardThreats.solve(state, { ship: '0a', opponent: 1 });
      for (const card of ['setback', 'heavy-storm'] as const) {
        const deals = subsets(dealt, hidden);
        const good = deals.filter((deal) => deal.includes(card)).length;
        expect(answer[card]!.chance).toBe(fractionToString(fraction(good, deals.length)));
      }
      // There is none in the box.
      expect(answer['port-police']!.chance).toBe('0');
    }
    const open = table({ ships: ['0a@E1:grain'], hands: [{}, { navigation: ['setback'] }, {}] });
    expect(questions.cardThreats.solve(open, { ship: '0a', opponent: 1 }).setback!.chance).toBe('1');
    expect(questions.cardThreats.solve(open, { ship: '0a', opponent: 1, seat: 0 }).setback!.chance).toBe('1/10');
  });
});

/** Every choice of so many cards, copies told apart. */
const subsets = <Item>(items: readonly Item[], count: number): Item[][] => {
  if (count === 0) return [[]];
  return items.flatMap((item, i) => subsets(items.slice(i + 1), count - 1).map((rest) => [item, ...rest]));
};

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
