import { countLeaves, must, randomPlay, type Seat, shuffle, UNKNOWN } from '@portolan/core';
import { assertLaws, type Hooks, walkThrough } from '@portolan/core/testing';
import { describe, expect, it } from 'vitest';
import { type Action, beatIt, pieces, type State } from './beat-it.ts';

const hooks: Hooks<State, Action> = {
  pieces,
  reshuffle: (state, seat: Seat | null, random) => {
    const others = state.hands.flatMap((hand, holder) => (holder === seat ? [] : hand));
    const mixed = shuffle(random, others);
    const deal = (hand: number[], holder: Seat) =>
      holder === seat ? hand : hand.map(() => mixed.pop()!).sort((a, b) => a - b);
    return { ...state, hands: state.hands.map(deal) };
  },
};

const table = (hands: (number | '?')[][], trick: number[] = []): State =>
  must(
    beatIt.parsePosition({
      hands,
      trick,
      leader: 0,
      won: [0, 0, 0, 0],
      gone: [],
    }),
  );

describe('beat it', () => {
  it('deals 20 × 19 × 18 ways for three cards', () => {
    expect(countLeaves(beatIt, must(beatIt.setup({ seats: 4 })), 3)).toBe(20 * 19 * 18);
  });

  it('makes a seat beat the highest card if it can', () => {
    const state = table(
      [
        [0, 1, 2, 3],
        [4, 9, 12, 13, 14],
        [5, 6, 7, 8, 11],
        [15, 16, 17, 18, 19],
      ],
      [10],
    );
    expect(beatIt.actions(state).map(({ card }) => card)).toEqual([12, 13, 14]);
    expect(beatIt.check(state, { kind: 'play', seat: 1, card: 4 })).toEqual({
      legal: false,
      violations: [{ clause: 'turn.beat', reason: 'can-beat', facts: { card: 4, highest: 10, best: 14 } }],
    });
  });

  it('lets a face-down card turn out to be any unseen one', () => {
    const hand = ['?', '?', '?', '?', '?'] as const;
    const state = table([[0, 1, 2, 3], [...hand], [...hand], [...hand]], [10]);
    const verdicts = [11, 3].map((card) => beatIt.check(state, { kind: 'play', seat: 1, card }).legal);
    expect(verdicts).toEqual([true, false]);
    beatIt.apply(state, { kind: 'play', seat: 1, card: 11 });
    expect(state.hands[1]).toEqual([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]);
  });

  it('gives out five tricks', () => {
    const { state } = must(randomPlay(beatIt, { seats: 4 }, { seed: 1 }));
    expect(state.won.reduce((sum, won) => sum + won)).toBe(5);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('keeps the laws, seed %i', (seed) => {
    assertLaws(beatIt, walkThrough(beatIt, { seats: 4 }, seed), hooks);
  });
});
