import { must } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { parseAction } from './action-reader.ts';
import { parsePosition } from './position.ts';

const state = must(
  parsePosition({ seats: 2, board: { rows: ['~ ~'] }, ships: { '0t1': { at: [0, 0], heading: 'E' } } }),
);

describe('an action that cannot be read', () => {
  it.each([
    ['no object', 'advance', '', 'not-an-object'],
    ['no kind', { seat: 0 }, 'kind', 'missing-field'],
    ['a kind that is none', { kind: 'anchor', seat: 0 }, 'kind', 'unknown-kind'],
    ['a seat that is none', { kind: 'endTurn', seat: 2 }, 'seat', 'unknown-seat'],
    ['a ship of nobody', { kind: 'advance', seat: 0, ship: '2t1' }, 'ship', 'unknown-ship'],
    ['a third trade ship', { kind: 'advance', seat: 0, ship: '0t3' }, 'ship', 'unknown-ship'],
    ['a direction that is none', { kind: 'depart', seat: 0, ship: '0t1', dir: 'up' }, 'dir', 'unknown-direction'],
    ['a side that is none', { kind: 'rotate', seat: 0, ship: '0t1', to: 'back' }, 'to', 'unknown-side'],
    ['half a square', { kind: 'walk', seat: 0, at: [1], dir: 'E' }, 'at', 'wrong-length'],
    ['a square off the table', { kind: 'layTile', seat: 0, at: [0, 999], rot: 0 }, 'at[1]', 'out-of-range'],
    ['a fifth rotation', { kind: 'layTile', seat: 0, at: [0, 0], rot: 4 }, 'rot', 'out-of-range'],
    ['a card that is none', { kind: 'card', card: 't99' }, 'card', 'unknown-card'],
    ['a treasure as cargo', { kind: 'advance', seat: 0, ship: '0t1', card: 'wreck-50' }, 'card', 'unknown-card'],
    ['bonus moves that are none', { kind: 'advance', seat: 0, ship: '0t1', bonus: -1 }, 'bonus', 'out-of-range'],
    ['a field too many', { kind: 'endTurn', seat: 0, why: 'tired' }, 'why', 'unknown-field'],
    [
      'a denounced purchase',
      { kind: 'denounce', seat: 1, attempt: { kind: 'buySailor', seat: 0, at: [0, 0] } },
      'attempt.kind',
      'unknown-kind',
    ],
  ])('%s', (_what, json, path, code) => {
    const read = parseAction(json, state);
    expect(read.ok ? [] : read.problems.map((problem) => ({ path: problem.path, code: problem.code }))).toContainEqual({
      path,
      code,
    });
  });
});

describe('an action that can be read', () => {
  it('names no bonus move and no sale where there are none', () => {
    const advance = { kind: 'advance', seat: 0, ship: '0t1' };
    const answer = { kind: 'answer', seat: 1, accept: true };
    expect(must(parseAction({ ...advance, bonus: 0 }, state))).toEqual(advance);
    expect(must(parseAction({ ...answer, sell: [] }, state))).toEqual(answer);
  });

  it('may be illegal, and may name a ship that is not in play', () =>
    expect(parseAction({ kind: 'load', seat: 1, ship: '1f2' }, state).ok).toBe(true));

  it('needs no state', () => expect(parseAction({ kind: 'advance', seat: 3, ship: '3p' }).ok).toBe(true));
});
