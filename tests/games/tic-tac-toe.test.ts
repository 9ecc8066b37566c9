import { countGames, countLeaves, countPositions, must, play } from '@portolan/core';
import { assertLaws, walkThrough } from '@portolan/core/testing';
import { describe, expect, it } from 'vitest';
import { ticTacToe } from './tic-tac-toe.ts';

const start = must(ticTacToe.setup({ seats: 2 }));

describe('tic-tac-toe', () => {
  it('has 255,168 games and 5,478 positions', () => {
    // 131,184 won by crosses + 77,904 by noughts + 46,080 drawn; 5,478 without folding symmetries.
    expect(countGames(ticTacToe, start)).toBe(131_184 + 77_904 + 46_080);
    expect(countPositions(ticTacToe, start)).toBe(5478);
  });

  it('has 9!/(9-d)! lines of d marks while nobody can have won', () => {
    // After five marks the first line is possible: it ends the game, and 9!/3! = 60,480 lines of six lose
    // the 4 continuations of 1,440 lines of five that end there (8 lines × 3! orders × 6 × 5 placings of two noughts).
    const lines = [1, 2, 3, 4, 5, 6].map((depth) => countLeaves(ticTacToe, start, depth));
    expect(lines).toEqual([9, 72, 504, 3024, 15_120, 60_480 - 4 * 1440]);
  });

  it('says why a square is refused', () => {
    const first = play(ticTacToe, start, { kind: 'mark', seat: 0, square: 4 });
    expect(first).toMatchObject({ ok: true, state: [0o020, 0], by: ['turn.mark', 'turn.empty-square'] });
    expect(first.ok && ticTacToe.check(first.state, { kind: 'mark', seat: 0, square: 4 })).toEqual({
      legal: false,
      violations: [
        { clause: 'turn.order', reason: 'not-your-turn', facts: { seat: 0, expected: 1 } },
        { clause: 'turn.empty-square', reason: 'taken', facts: { square: 4 } },
      ],
    });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('keeps the laws, seed %i', (seed) => {
    assertLaws(ticTacToe, walkThrough(ticTacToe, { seats: 2 }, seed));
  });
});
