import { describe, expect, it } from 'vitest';
import { checkers } from './index.ts';
import type { WalkInput } from './types.ts';

// Disputes as they arise at the table, each with its answer worked out by hand.

const { walk } = checkers;

/** From port A with its quay in the north to a coast in the east that goes on with it. */
const along: WalkInput = { dir: 'E', left: 1, from: { tile: 'A' }, to: { tile: 'coast' } };

describe('a sailor', () => {
  it.each<readonly [string, Partial<WalkInput>, readonly string[]]>([
    ['walks along the shore', {}, []],
    ['not without an action', { left: 0 }, ['not-enough-actions']],
    ['not twice in a turn', { moved: true }, ['already-moved']],
    ['not beside another sailor', { sailor: true }, ['sailor-there']],
    ['not onto a ship', { ship: true }, ['ship-there']],
    ['beside a ship in a port', { from: { tile: 'coast' }, to: { tile: 'B' }, ship: true }, []],
    [
      'not back where a cargo was sold',
      { from: { tile: 'coast' }, to: { tile: 'B' }, traded: true },
      ['traded-this-turn'],
    ],
    ['not where no tile lies', { to: null }, ['no-tile']],
    ['not over quarter land, which is sea', { to: { tile: 'quarter', rot: 0 } }, ['not-land']],
    ['not from coast to coast across the sea', { dir: 'S', to: { tile: 'coast', rot: 2 } }, ['sea-between']],
    ['diagonally over a corner of land', { dir: 'NE', to: { tile: 'coast', rot: 2 } }, []],
    ['not diagonally over a corner of sea', { dir: 'SE', to: { tile: 'coast', rot: 2 } }, ['sea-between']],
    ['never off an island', { from: { tile: 'island' }, to: { tile: 'coast', rot: 1 } }, ['stays-on-island']],
    ['never off a lighthouse', { from: { tile: 'lighthouse' }, to: { tile: 'coast', rot: 1 } }, ['sea-between']],
  ])('%s', (_, change, reasons) => {
    const read = walk.parse({ ...along, ...change });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const { verdict } = walk.judge(read.value);
    expect(verdict.legal ? [] : verdict.violations.map(({ reason }) => reason)).toEqual(reasons);
  });

  it('leaves a port in which an opponent is moored, by its own clause', () => {
    const { verdict } = walk.judge({ ...along, guest: true });
    expect(verdict).toMatchObject({ legal: true, by: ['sailors.step', 'sailors.may-leave'] });
  });

  it('is told where land leads: over the quay and its two corners, or nowhere', () => {
    expect(walk.judge(along).ways).toEqual(['N', 'NE', 'E', 'W', 'NW']);
    expect(walk.judge({ ...along, from: { tile: 'island' }, to: { tile: 'sea' } }).ways).toEqual([]);
  });
});

describe('what cannot be', () => {
  it.each<readonly [string, Partial<WalkInput>, string, string]>([
    ['a sailor at sea', { from: { tile: 'sea' }, to: null }, 'from', 'not-a-post'],
    ['two tiles that do not match', { to: { tile: 'sea' } }, 'to', 'no-match'],
    ['one port twice', { to: { tile: 'A' } }, 'to', 'duplicate'],
    ['a ship moored on a coast that is left', { from: { tile: 'coast' }, guest: true }, 'guest', 'not-in-port'],
    ['a sale on a coast', { traded: true }, 'traded', 'not-in-port'],
    ['a sailor where no tile lies', { to: null, sailor: true }, 'sailor', 'not-a-post'],
    ['a ship where no tile lies', { to: null, ship: true }, 'ship', 'no-tile'],
  ])('%s is told at its field', (_, change, path, code) => {
    const read = walk.parse({ ...along, ...change });
    expect(read.ok ? [] : read.problems.map((problem) => [problem.path, problem.code])).toContainEqual([path, code]);
  });
});
