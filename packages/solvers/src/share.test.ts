import { describe, expect, it } from 'vitest';
import { shareOf } from './share.ts';

const told = (won: number, all: number) => Object.values(shareOf(won, all)).map((bound) => bound.toFixed(3));

describe('a share of games', () => {
  it('says within what it lies', () => {
    // Wilson at 95 %: 5 of 10 are 0.237 to 0.763; none of 10 are 0 to 0.278, all of them 0.722 to 1.
    expect(told(5, 10)).toEqual(['0.500', '0.237', '0.763']);
    expect(told(0, 10)).toEqual(['0.000', '0.000', '0.278']);
    expect(told(10, 10)).toEqual(['1.000', '0.722', '1.000']);
  });

  it('takes shared wins in parts', () => expect(told(4.5, 9)[0]).toBe('0.500'));

  it('is anything where nothing was played', () => expect(shareOf(0, 0)).toEqual({ value: 0, low: 0, high: 1 }));
});
