import { caboDaRoca, type Position, type State } from '@portolan/cabo-da-roca';
import { countLeaves, must } from '@portolan/core';
import { describe, expect, it } from 'vitest';

const table = (position: Omit<Position, 'seats'>): State => must(caboDaRoca.parsePosition({ seats: 2, ...position }));

const cross = { origin: [-1, -1], rows: ['.. ~ ..', '~ ~ ~', '.. ~ ..'] } as const;
const withPort = { origin: [-1, -1], rows: ['.. ~ .. ..', '~ ~ ~ A.E', '.. ~ .. ..'] } as const;
const sea = { rows: ['~ ~ ~', '~ ~ ~', '~ ~ ~'] } as const;

/** A count at each depth from 1 on, with its derivation. */
interface Count {
  readonly what: string;
  readonly why: string;
  readonly state: State;
  readonly leaves: readonly number[];
}

const counts: readonly Count[] = [
  {
    what: 'the ports dealt to four players, and the first move',
    why: '10, 10 × 9, 10 × 9 × 8, 10 × 9 × 8 × 7 deals; then drawing a tile or the port in one of 4 places (below)',
    state: must(caboDaRoca.setup({ seats: 4 })),
    leaves: [10, 90, 720, 5040, 25_200],
  },
  {
    what: 'the first move of two players',
    why: '4 places for the port, or drawing; then seat 1 does the same with its port (7 squares are free beside the cross and 3 fit, as below, or drawing), or one of 22 faces is drawn (14 kinds but ports, 8 ports)',
    state: table({ board: cross, round: 1, phase: 'tile', home: ['A', 'B'], homeLaid: [false, false] }),
    leaves: [5, 4 * (3 + 1) + 22],
  },
  {
    what: 'a ship on nine squares of sea',
    why: 'advance, two rotations, end: 4. Then: at the edge only rotations and end (3); after a rotation everything (4, twice); the next seat draws (1): 12. Then: at the edge 2 rotations with only the end left and 1 draw; after each rotation 3 moves with only the end left and 1 draw; 24 faces: 3 + 8 + 24',
    state: table({ board: sea, ships: { '0t1': { at: [1, 1], heading: 'N' } } }),
    leaves: [4, 12, 35],
  },
  {
    what: 'a sailor on three coasts',
    why: 'east, west, end: 3. It moves once a turn, then only the end is left; after the end the next seat draws: 2 + 1. Then two draws, and 24 faces: 26',
    state: table({ board: { rows: ['cN cN cN', '~ ~ ~'] }, sailors: [{ owner: 0, at: [1, 0] }] }),
    leaves: [3, 3, 26],
  },
  {
    what: 'a pirate between two ships',
    why: 'advance, two rotations, two shots, ransoms of 10 and 20 coins from each, end',
    state: table({
      board: sea,
      coins: [100, 20],
      ships: {
        '0p': { at: [1, 1], heading: 'E' },
        '1t1': { at: [1, 0], heading: 'E' },
        '1t2': { at: [1, 2], heading: 'E' },
      },
    }),
    leaves: [10],
  },
  {
    what: 'a loaded ship in port',
    why: 'five ways out, and nothing else before it has left; then one action is left: from along the quay and from the diagonals and straight out the ship sails on, turns twice or ends',
    state: table({
      board: { rows: ['~ ~ A.N ~ ~', '~ ~ ~ ~ ~', '~ ~ ~ ~ ~'] },
      stage: 'depart',
      ships: { '0t1': { at: [2, 0], cargo: 't01', from: 'A' } },
    }),
    leaves: [5, 20],
  },
];

describe.each(counts)('$what: $why', ({ state, leaves }) => {
  it.each(leaves.map((count, i) => [i + 1, count]))('%i deep: %i', (depth, count) => {
    expect(countLeaves(caboDaRoca, state, depth)).toBe(count);
  });
});

/** Placements (square and rotation) of a tile in hand, of a port from the hand. */
const placements = (board: Position['board'], tile: Position['tile'] | 'port', laid: boolean): number => {
  const active = laid ? 1 : 0;
  const opening = { board, round: 1, active, home: ['A', 'B'], homeLaid: [laid, false] } as const;
  const state =
    tile === 'port' ? table({ ...opening, phase: 'tile' }) : table({ ...opening, phase: 'lay', tile: tile! });
  const kind = tile === 'port' ? 'layPort' : 'layTile';
  return caboDaRoca.actions(state).filter((action) => action.kind === kind).length;
};

describe('placements by hand', () => {
  // 8 free squares have a neighbor: 4 beyond the arms (two corners bound to sea), 4 between two arms (three bound).
  // All-sea kinds 4 + 4; quarter 4·2 + 4·1; coast and port 4·1; a cove needs two free corners beside a land one: 0.
  it.each([
    ['sea', 8],
    ['fish2', 8],
    ['quarter', 12],
    ['coast', 4],
    ['cove', 0],
    ['port', 4],
  ] as const)('at the opening cross: %s %i', (tile, count) => expect(placements(cross, tile, false)).toBe(count));

  // The square east of the cross is gone; new are 3,0 (two western corners land), 2,-1 and 2,1 (one sea, one land).
  // All-sea 3 + 4; quarter 3·2 + 4 + 0 + 1 + 1; coast 3 + 1 + 1 + 1; cove 2 + 1 + 1; port B only beyond three arms.
  it.each([
    ['sea', 7],
    ['storm', 7],
    ['quarter', 12],
    ['coast', 6],
    ['cove', 4],
    ['port', 3],
  ] as const)('with port A at its eastern arm: %s %i', (tile, count) =>
    expect(placements(withPort, tile, true)).toBe(count),
  );

  // 11 all-sea kinds in 8 places, quarter in 12, coast in 4, 8 ports in 4 each; the cove only goes back.
  it('the first tile drawn is laid in 11·8 + 12 + 4 + 8·4 = 136 ways, or goes back', () => {
    const state = table({ board: cross, round: 1, phase: 'stack', home: ['A', 'B'], homeLaid: [false, false] });
    expect(countLeaves(caboDaRoca, state, 2)).toBe(136 + 1);
  });
});
