import { describe, expect, it } from 'vitest';
import { contestOf } from './contests.ts';
import { fromMiddle, overGame } from './played-on.ts';

const borneo = contestOf('borneo');

describe('games played on', () => {
  it('from the middle of a game are the same again, as many as were asked for', () => {
    const { work } = fromMiddle('Borneo', borneo, { actions: 170, iterations: 40, target: 1 });
    const { count, checksum } = work();
    expect(count).toBe(40);
    expect(work().checksum).toBe(checksum);
  });

  it('over a whole game are counted at the same decisions again, early and late ones', () => {
    const { work } = overGame('Borneo', borneo, { every: 60, target: 1 });
    const { count, checksum } = work();
    expect(count).toBeGreaterThan(3);
    expect(work().checksum).toBe(checksum);
  });

  it('from beyond the end of a game are refused', () =>
    expect(() => fromMiddle('Borneo', borneo, { actions: 5000, iterations: 1, target: 1 })).toThrow(
      'borneo: the game is over before its action 5000',
    ));
});
