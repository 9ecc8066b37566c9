import { describe, expect, it } from 'vitest';
import {
  bagOf,
  clonePile,
  copies,
  countOf,
  drawFrom,
  drawWeights,
  missingFrom,
  nextKnown,
  overdrawn,
  pileOf,
  pileSize,
  pileWeights,
  putIn,
  reveal,
  takeNamed,
  takeOut,
  UNKNOWN,
  unknownsIn,
  unseen,
} from './cards.ts';

describe('a bag', () => {
  it('is the same whatever the order its cards came in', () => {
    const bag = bagOf([7, 3, UNKNOWN, 7]);
    expect(bag).toEqual([UNKNOWN, 3, 7, 7]);
    putIn(bag, 5);
    expect(bag).toEqual([UNKNOWN, 3, 5, 7, 7]);
    expect([countOf(bag, 7), countOf(bag, 4), unknownsIn(bag)]).toEqual([2, 0, 1]);
    expect(copies(bag)).toEqual([
      [UNKNOWN, 1],
      [3, 1],
      [5, 1],
      [7, 2],
    ]);
  });

  it('is made of anything that can be gone through', () => {
    expect(bagOf(new Set([2, 1]))).toEqual([1, 2]);
    const cards = [2, 1];
    bagOf(cards).push(9);
    expect([cards, bagOf([1, 2])]).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  it('gives only what it has', () => {
    const bag = bagOf([3, 7]);
    expect([takeOut(bag, 3), takeOut(bag, 3), takeOut(bag, UNKNOWN)]).toEqual([true, false, false]);
    expect(bag).toEqual([7]);
  });
});

describe('face-down cards', () => {
  const box = [1, 1, 2, 3, 3, 3];

  it('can be what nobody has seen', () => {
    expect(unseen(box, [[1, UNKNOWN], [3], [UNKNOWN, 2]])).toEqual([1, 3, 3]);
  });

  it('are found out when the box does not hold what is seen', () => {
    const zones = [
      [1, 1, 2],
      [2, 9, UNKNOWN],
    ];
    expect(unseen(box, zones)).toEqual([3, 3, 3]);
    expect(overdrawn(box, zones)).toEqual([
      { face: 2, seen: 2, copies: 1 },
      { face: 9, seen: 1, copies: 0 },
    ]);
  });

  it.each([
    ['a known card is there', [1, 2], [2], [3], []],
    ['a face-down card can be an unseen face', [UNKNOWN, 2], [3], [3], []],
    ['but only one of them', [UNKNOWN, 2], [3, 3], [3, 3], [3]],
    ['and only as often as the face is unseen', [UNKNOWN, UNKNOWN], [3, 3], [1, 3], [3]],
    ['two copies need two', [2], [2, 2], [], [2]],
  ])('%s', (_name, zone, cards, hidden, missing) => {
    expect(missingFrom(zone, cards, hidden)).toEqual(missing);
  });

  it('turn up as a face that is still unseen', () => {
    const hand = bagOf([UNKNOWN, 2]);
    expect(reveal(hand, 1, [3])).toBe(false);
    expect(reveal(hand, 3, [3])).toBe(true);
    expect(hand).toEqual([2, 3]);
    expect(reveal(hand, 3, [3])).toBe(false);
  });

  it('are taken after the known copies', () => {
    const hand = bagOf([UNKNOWN, 2]);
    expect([takeNamed(hand, 2), takeNamed(hand, 2), takeNamed(hand, 2)]).toEqual([true, true, false]);
  });
});

describe('drawing', () => {
  it('weighs faces by their copies', () => {
    expect(drawWeights([4, 4, 6, 6, 8, 8])).toEqual([
      [4, 1],
      [6, 1],
      [8, 1],
    ]);
  });

  it('lets every unseen face be behind every face-down card', () => {
    // Bag: 5 and two face-down; unseen: 5, 5, 6. A 5 comes with 1/3 + 2/3 × 2/3 = 7/9, a 6 with 2/3 × 1/3 = 2/9.
    expect(drawWeights([UNKNOWN, UNKNOWN, 5], [5, 5, 6])).toEqual([
      [5, 7],
      [6, 2],
    ]);
  });

  it('takes the top, then the bag, then the tail in order', () => {
    const pile = pileOf([2, 1], [9, 8], [5]);
    expect(pileSize(pile)).toBe(5);
    expect(pileWeights(pile)).toEqual([[5, 1]]);
    expect([drawFrom(pile, 1), drawFrom(pile, 5)]).toEqual([false, true]);
    expect(nextKnown(pile)).toBeUndefined();
    expect(pileWeights(pile)).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect([drawFrom(pile, 9), drawFrom(pile, 2), drawFrom(pile, 1)]).toEqual([false, true, true]);
    expect(pileWeights(pile)).toEqual([[9, 1]]);
    expect([drawFrom(pile, 8), drawFrom(pile, 9), drawFrom(pile, 8)]).toEqual([false, true, true]);
    expect([pileWeights(pile), drawFrom(pile, 8), pileSize(pile)]).toEqual([[], false, 0]);
  });

  it('leaves a copy of the pile alone', () => {
    const pile = pileOf([1], [2], [3]);
    const copy = clonePile(pile);
    drawFrom(copy, 3);
    putIn(copy.bag, 4);
    expect(pile).toEqual({ top: [3], bag: [1], tail: [2] });
  });
});

describe('what nature draws from a bag of face-down cards', () => {
  it.each([
    ['nothing, when no face is left for them', [UNKNOWN, 3], [], []],
    [
      'the unseen faces and the known ones',
      [UNKNOWN, 3],
      [5, 5],
      [
        [3, 1],
        [5, 1],
      ],
    ],
    [
      'each unseen face alike',
      [UNKNOWN, UNKNOWN],
      [4, 5],
      [
        [4, 1],
        [5, 1],
      ],
    ],
  ] as const)('is %s', (_what, bag, hidden, weights) => expect(drawWeights(bag, hidden)).toEqual(weights));
});
