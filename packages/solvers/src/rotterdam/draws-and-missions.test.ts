import { addFractions, type Fraction, fraction, fractionToString, multiplyFractions } from '@portolan/core';
import { type Action, type ProductId, rotterdam, type State } from '@portolan/rotterdam';
import { describe, expect, it } from 'vitest';
import { after, table } from '../../fixtures/rotterdam.ts';
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

  it.each(['draws', 'before'] as const)('reads up to twenty %s, no more', (field) => {
    const read = (value: number) =>
      questions.productOdds.parse({ harbor: 'botlek', product: 'petrol', draws: 1, [field]: value }, table());
    expect(read(20)).toMatchObject({ ok: true, value: { [field]: 20 } });
    expect(read(21)).toMatchObject({ ok: false, problems: [{ path: field, code: 'out-of-range' }] });
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
  { products: ['bread', 'paint', 'jam', 'plastic'], navigation: [], missions: ['m09', 'm16'] },
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
