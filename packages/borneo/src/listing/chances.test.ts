import { must, totalWeight } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { borneo } from '../index.ts';
import type { Position } from '../types.ts';

const weights = (position: Omit<Position, 'seats'>): Record<string, number> => {
  const state = must(borneo.parsePosition({ seats: 3, phase: 'draw', draws: 1, ...position }));
  const all = borneo.chances(state).map(([action, weight]) => ['card' in action ? action.card : '', weight] as const);
  return Object.fromEntries(all);
};

const twoFaces = {
  shipments: [
    { face: 'RRR/B:v', copies: 40 },
    { face: 'BBB/G:n', copies: 20 },
  ],
};

describe('the chances of a draw', () => {
  it('are the copies of a known pile', () => {
    expect(weights({ edition: twoFaces, pile: ['RRR/B:v', 'RRR/B:v', 'BBB/G:n'] })).toEqual({
      'RRR/B:v': 2,
      'BBB/G:n': 1,
    });
  });

  it('are the unseen copies of a pile face down', () => {
    // 20 of the 40 lie open in the discard: 20 of each are left, 1 : 1.
    const discard = Array<string>(20).fill('RRR/B:v');
    expect(weights({ edition: twoFaces, discard, pile: [28] })).toEqual({ 'RRR/B:v': 1, 'BBB/G:n': 1 });
  });

  it('mix known cards and cards face down', () => {
    // One card is known, one is one of the 39 + 20 unseen: R 1/2 + 1/2 × 39/59 = 98/118, B 1/2 × 20/59 = 20/118.
    expect(weights({ edition: twoFaces, pile: ['RRR/B:v', 1] })).toEqual({ 'RRR/B:v': 49, 'BBB/G:n': 10 });
  });

  it('are one card face down where any face may be', () => {
    expect(weights({ edition: { shipments: 'free' } })).toEqual({ '?': 48 });
  });

  it('are equal for the 12 Harbor cards of a game of three', () => {
    const chances = borneo.chances(must(borneo.parsePosition({ seats: 3, phase: 'reveal' })));
    expect([chances.length, totalWeight(chances)]).toEqual([12, 12]);
  });
});

describe('a draw face down', () => {
  it('leaves no card of the pile known', () => {
    const state = must(borneo.setup({ seats: 3 }));
    borneo.apply(state, { kind: 'draw', to: 0, card: '?' });
    expect(borneo.makePosition(state)).toMatchObject({ hands: [[1], [], []], pile: [59] });
  });

  it('can be any unseen card afterwards', () => {
    const state = must(borneo.setup({ seats: 3 }));
    borneo.apply(state, { kind: 'draw', to: 0, card: '?' });
    expect(borneo.chances(state)).toHaveLength(60);
  });
});
