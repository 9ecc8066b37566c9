import { must } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { comptoirDesAntilles } from '../index.ts';
import type { Position } from '../types.ts';

const quays = ['4 -', '5 rum', '4 madras', '6 spices'];

/** Weights of nature's draws by what is drawn. */
const weights = (position: Omit<Position, 'seats'>): Record<string, number> => {
  const state = must(comptoirDesAntilles.parsePosition({ seats: 3, quays, ...position }));
  return Object.fromEntries(
    comptoirDesAntilles.chances(state).map(([action, weight]) => {
      const { kind: _, ...drawn } = action;
      return [String(Object.values(drawn)[0]), weight];
    }),
  );
};

const turn = { contact: 'foreman', resolved: true } as const;

describe('what nature draws', () => {
  it('is any ship of the pile', () => {
    expect(weights({ phase: 'setupShips', quays: ['-', '-', '-', '-'] })).toEqual({
      3: 4,
      4: 5,
      5: 5,
      6: 3,
      7: 2,
      8: 1,
    });
  });

  it('is any goods tile nobody has seen, those in hands included: all of them are as likely to lie on top', () => {
    const unseen = { madras: 6, rum: 4, spices: 2, vanilla: 1 };
    expect(weights({ phase: 'drawGoods', turn })).toEqual(unseen);
    // A knows his own tile.
    const hands = [['vanilla'], ['?'], ['?']];
    expect(weights({ phase: 'drawGoods', turn, hands })).toEqual({ madras: 6, rum: 4, spices: 2 });
  });

  it('is the known tile on top once the shuffled ones are drawn', () => {
    const tail = ['spices', 'madras'];
    const goods = { madras: 2, rum: 1 };
    expect(weights({ phase: 'drawGoods', turn, tail, goods })).toEqual({ spices: 1 });
    const hands = [['rum'], ['?'], ['?']];
    expect(weights({ phase: 'drawGoods', turn, tail, goods, hands })).toEqual({ madras: 2, rum: 1 });
  });

  it('is any event tile of the pile', () => {
    const tilePile = { pirates: 1, claim: 2 };
    expect(weights({ phase: 'revealTile', tilePile })).toEqual(tilePile);
  });
});
