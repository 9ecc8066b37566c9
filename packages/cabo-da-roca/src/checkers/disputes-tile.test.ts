import { describe, expect, it } from 'vitest';
import { checkers } from './index.ts';

// Disputes as they arise at the table, each with its answer worked out by hand.

const { tile, places } = checkers;

/** Why a verdict refuses. */
const reasons = (verdict: {
  readonly legal: boolean;
  readonly violations?: readonly { readonly reason: string }[];
}): string[] => (verdict.violations ?? []).map(({ reason }) => reason);

describe('tile', () => {
  it('shows the corner that fails', () => {
    // A quarter with its land south-west beside open sea in the west.
    const answer = tile.judge({ tile: 'quarter', rot: 3, around: { W: { tile: 'sea' } } });
    expect(reasons(answer.verdict)).toEqual(['side-mismatch']);
    expect(answer.points).toEqual([
      { corner: 'NW', tile: 'sea', asked: 'sea', agrees: true },
      { corner: 'NE', tile: 'sea', asked: null, agrees: true },
      { corner: 'SE', tile: 'sea', asked: null, agrees: true },
      { corner: 'SW', tile: 'land', asked: 'sea', agrees: false },
    ]);
    expect(answer.sides.map(({ matches }) => matches)).toEqual([null, null, null, false]);
    expect(answer.rotations).toEqual([1, 2]);
  });

  it('keeps ports apart, and lies beside a tile only', () => {
    const beside = tile.judge({ tile: 'B', rot: 0, around: { W: { tile: 'A' } } });
    expect(reasons(beside.verdict)).toEqual(['port-nearby']);
    expect(beside.ports).toEqual(['A']);
    const alone = tile.judge({ tile: 'sea', rot: 0, around: { NE: { tile: 'sea' } } });
    expect(reasons(alone.verdict)).toEqual(['not-adjacent']);
  });

  it('refuses neighbors that do not match each other', () => {
    const around = { N: { tile: 'coast' }, NE: { tile: 'sea' } };
    expect(tile.parse({ tile: 'sea', rot: 0, around })).toMatchObject({
      problems: [{ path: 'around.NE', code: 'tiles-clash', facts: { found: 'NE', expected: 'N' } }],
    });
  });
});

describe('places', () => {
  const board = { origin: [-1, -1] as const, rows: ['.. ~ ..', '~ ~ ~', '.. ~ ..'] };
  // The opening cross: quarter 4 · 2 beyond the arms and 4 · 1 between them, coast 4 · 1, cove none.
  it.each([
    ['sea', 8, false],
    ['quarter', 12, false],
    ['coast', 4, false],
    ['cove', 0, true],
    ['A', 4, false],
  ] as const)('counts the places of a %s', (face, placements, goesBack) => {
    expect(places.judge({ board, tile: face })).toMatchObject({ placements, goesBack });
  });

  it('says why not, for every square and rotation', () => {
    const { squares } = places.judge({ board, tile: 'cove' });
    // Eight free squares have a neighbor over a side; two at each end of the cross touch it by a corner only.
    expect(squares.length).toBe(16);
    for (const { fits, refused } of squares) expect(fits.length + refused.length).toBe(4);
    for (const { refused } of squares)
      for (const { violations } of refused) expect(violations.length).toBeGreaterThan(0);
  });

  it('reads the corners of another box', () => {
    // A lighthouse with land north-west lies like a quarter: 12 places on the cross instead of the 8 of a sea tile.
    const edition = { tiles: { lighthouse: { corners: [1, 0, 0, 0] as const } } };
    expect(places.judge({ board, tile: 'lighthouse' }).placements).toBe(8);
    expect(places.judge({ board, tile: 'lighthouse', edition }).placements).toBe(12);
    const cut = { tiles: { lighthouse: { corners: [1, 0, 1, 0] } } };
    expect(places.parse({ board, tile: 'lighthouse', edition: cut })).toMatchObject({
      problems: [{ path: 'edition.tiles.lighthouse.corners', code: 'sea-in-two' }],
    });
  });

  it('needs a map', () =>
    expect(places.parse({ board: [], tile: 'sea' })).toMatchObject({
      problems: [{ path: 'board', code: 'too-short' }],
    }));
});
