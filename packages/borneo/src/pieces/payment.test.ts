import { below, rng } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { cheapestKinds } from './cheapest.ts';
import {
  canPay,
  countPayments,
  frugalKinds,
  frugalPayments,
  isFrugal,
  judgePayment,
  needlessTrade,
  type Trade,
} from './payment.ts';

const kind = (code: string): number => 'pcvnx'.indexOf(code[0]!) * 2 + (code[1] === '2' ? 1 : 0);
const kinds = (codes: string): number[] => codes.split(' ').filter(Boolean).map(kind);
const stock = (codes: string) => kinds(codes).map((k, id) => ({ id, kind: k, count: 1 }));

describe('judgePayment', () => {
  it.each([
    { need: [2, 2, 0, 0], cards: 'c2 p p', short: 0, surplus: 0 },
    { need: [0, 2, 1, 0], cards: 'x x x', short: 0, surplus: 0 },
    { need: [1, 0, 0, 2], cards: 'n2 p2', short: 0, surplus: 1 },
    { need: [0, 2, 1, 0], cards: 'c2 x', short: 0, surplus: 0 },
    { need: [0, 2, 1, 0], cards: 'x2 x', short: 0, surplus: 0 },
    { need: [0, 0, 2, 1], cards: 'v n', short: 1, surplus: 0 },
    { need: [3, 0, 2, 0], cards: 'p v x x', short: 1, surplus: 0 },
    { need: [0, 2, 1, 0], cards: 'c c v p', short: 0, surplus: 1 },
  ])('$cards for $need', ({ need, cards, short, surplus }) => {
    expect(judgePayment(need, kinds(cards))).toMatchObject({ short, surplus, enough: short === 0 });
  });

  it('says what lacks before the crates', () => {
    expect(judgePayment([3, 0, 2, 0], kinds('p v x x'))).toMatchObject({ lacks: [2, 0, 1, 0], crates: 2, short: 1 });
  });

  // A doubled pepper traded as cinnamon is two cinnamon by card; by unit one of each.
  it.each([
    { byUnit: false, short: 0 },
    { byUnit: true, short: 1 },
  ])('trades a doubled card (byUnit $byUnit)', ({ byUnit, short }) => {
    const trades: Trade[] = [{ index: 0, as: 1 }];
    expect(judgePayment([0, 2, 0, 0], kinds('p2'), trades, byUnit).short).toBe(short);
  });

  it('trades a doubled card as a whole, unless it is said otherwise', () => {
    expect(judgePayment([0, 2, 0, 0], kinds('p2'), [{ index: 0, as: 1 }])).toMatchObject({
      short: 0,
      units: [0, 2, 0, 0],
    });
  });

  it('finds a trade that replaces nothing', () => {
    expect(needlessTrade([0, 2, 1, 0], kinds('c c v p'), [{ index: 3, as: 1 }], 0, false)).toBe(true);
    expect(needlessTrade([0, 2, 1, 0], kinds('c v p'), [{ index: 2, as: 1 }], 0, false)).toBe(false);
  });
});

/** All subsets, each tested by leaving out one card: slow and obvious. */
const slowFrugal = (need: readonly number[], codes: string): string[] => {
  const cards = kinds(codes);
  const enough = (ids: number[]) =>
    judgePayment(
      need,
      ids.map((id) => cards[id]!),
    ).enough;
  const sets = Array.from({ length: 2 ** cards.length }, (_, bits) =>
    cards.flatMap((_, i) => (bits & (1 << i) ? [i] : [])),
  );
  return sets
    .filter((ids) => enough(ids) && ids.every((id) => !enough(ids.filter((other) => other !== id))))
    .map((ids) => ids.join())
    .sort();
};

describe('frugal payments', () => {
  // c2 c c(Harbor) v x for 2 cinnamon + 1 clove: {c2 v} {c2 x} {c c v} {c v x} {c c x} {c v x}
  it('lists the six ways of the worked example', () => {
    expect(frugalPayments([0, 2, 1, 0], stock('c2 c c v x'))).toHaveLength(6);
    expect(cheapestKinds([0, 2, 1, 0], [0, 0, 2, 1, 1, 0, 0, 0, 1, 0])).toEqual([0, 0, 0, 1, 1, 0, 0, 0, 0, 0]);
    // Fewest crates, then fewest doubled ones.
    expect(cheapestKinds([3, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 1, 2])).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 1]);
    expect(cheapestKinds([5, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 1, 3])).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 2]);
    expect(cheapestKinds([3, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 2])).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
  });

  it.each([
    { need: [0, 2, 1, 0], cards: 'c2 c c v x' },
    { need: [3, 1, 3, 1], cards: 'p2 p p2 c v2 v v n n2 x x' },
    { need: [2, 2, 0, 0], cards: 'p2 p2 p c2 c x2 x' },
    { need: [0, 0, 3, 3], cards: 'v2 v2 v n2 n n n2 x2 x2 x' },
    { need: [1, 0, 0, 2], cards: 'p2 n' },
  ])('equal the slow way for $need from $cards', ({ need, cards }) => {
    const found = frugalPayments(need, stock(cards)).map((ids) => ids.join());
    expect(countPayments(need, stock(cards))).toBe(found.length);
    expect(found.sort()).toEqual(slowFrugal(need, cards));
  });

  it('counts equal cards once', () => {
    expect(frugalPayments([2, 0, 0, 0], [{ id: 7, kind: 0, count: 3 }])).toEqual([[7, 7]]);
    expect(countPayments([2, 0, 0, 0], [{ id: 7, kind: 0, count: 3 }])).toBe(1);
    // Two of one face, or one of each of two faces: 1 + 1.
    expect(
      countPayments(
        [2, 0, 0, 0],
        [
          { id: 7, kind: 0, count: 2 },
          { id: 8, kind: 0, count: 1 },
        ],
      ),
    ).toBe(2);
  });

  it('finds none where the cards do not suffice', () => {
    expect(frugalKinds([1, 0, 0, 0], [0, 0, 9, 9, 9, 9, 9, 9, 0, 0])).toEqual([]);
    expect(canPay([1, 0, 0, 0], [0, 0, 9, 9, 9, 9, 9, 9, 0, 0])).toBe(false);
    expect(isFrugal([1, 0, 0, 0], [2, 0, 0, 0, 0, 0, 0, 0, 0, 0])).toBe(false);
  });

  const cards = (counts: readonly number[]) => counts.reduce((sum, n) => sum + n, 0);
  const doubled = (counts: readonly number[]) => counts.reduce((sum, n, k) => sum + (k % 2 ? n : 0), 0);

  it('has its best among all, fewest cards, then crates, then doubled cards', () => {
    const random = rng(3);
    for (let i = 0; i < 500; i++) {
      const need = [0, 0, 0, 0].map(() => below(random, 4));
      const available = Array.from({ length: 10 }, () => below(random, 3));
      const [best] = frugalKinds(need, available).sort(
        (a, b) => cards(a) - cards(b) || a[8]! + a[9]! - b[8]! - b[9]! || doubled(a) - doubled(b),
      );
      expect(cheapestKinds(need, available)).toEqual(best);
    }
  });

  it('finds the best of a huge warehouse at once', () => {
    expect(cheapestKinds([9, 9, 9, 9], [6, 6, 6, 6, 6, 6, 6, 6, 6, 0])).toEqual([1, 4, 1, 4, 1, 4, 1, 4, 0, 0]);
  });
});
