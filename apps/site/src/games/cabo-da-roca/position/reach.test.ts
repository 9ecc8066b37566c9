import { shipOf, tableOf } from '@portolan/boards/cabo-da-roca';
import { caboDaRoca, type Position, type ShipId } from '@portolan/cabo-da-roca';
import { must, play } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { reachOf } from './reach.ts';

const open = { rows: ['~ ~ ~ ~ ~', '~ ~ ~ ~ ~', '~ ~ ~ ~ ~'] };

const reach = (position: Omit<Position, 'seats'>, ship: ShipId = '0t1') =>
  reachOf(must(caboDaRoca.parsePosition({ seats: 2, ...position })), ship);

describe('the squares within reach of a ship', () => {
  it('are those ahead with two actions, and those beside its course', () => {
    // Heading east from (1,1) with two actions: 1 or 2 ahead, or one rotation and one ahead.
    const found = reach({ board: open, ships: { '0t1': { at: [1, 1], heading: 'E' } } });
    expect(found.map(({ at, actions, moves }) => [at, actions, moves])).toEqual([
      [[2, 0], 2, 2],
      [[2, 1], 1, 1],
      [[3, 1], 2, 2],
      [[2, 2], 2, 2],
    ]);
    expect(found.find(({ at }) => String(at) === '3,1')?.way).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
  });

  it('are more with a bonus, which costs no action', () => {
    const found = reach({ board: open, ships: { '0t1': { at: [0, 1], heading: 'E', kept: 1 } } });
    expect(found.find(({ at }) => String(at) === '3,1')).toMatchObject({ moves: 3, actions: 2 });
  });

  it('cost the delay of the shark', () => {
    const found = reach({ board: { rows: ['~ K ~'] }, ships: { '0t1': { at: [0, 0], heading: 'E' } } });
    expect(found.map(({ at, actions }) => [at, actions])).toEqual([[[1, 0], 2]]);
  });

  it('are none for another’s ship, or one that is not in play', () => {
    const ships = { '1t1': { at: [1, 1], heading: 'E' } } as const;
    expect(reach({ board: open, ships }, '1t1')).toEqual([]);
    expect(reach({ board: open, ships }, '0p')).toEqual([]);
  });

  it('can really be sailed to: each first move is legal, and each way ends on its square', () => {
    const board = { rows: ['qNE A.N qNW', '~ ~ ~', 'L ~ ~'] };
    const ships = { '0t1': { at: [1, 0], cargo: 't01', from: 'A' } } as const;
    const state = must(caboDaRoca.parsePosition({ seats: 2, board, stage: 'free', ships }));
    const found = reachOf(state, '0t1');
    expect(found.length).toBeGreaterThan(3);
    for (const { first, way, at, moves } of found) {
      expect(way[0]).toEqual([1, 0]);
      expect(way.at(-1)).toEqual(at);
      const after = play(caboDaRoca, state, first);
      expect(after.ok).toBe(true);
      if (after.ok && moves === 1) expect(shipOf(tableOf(after.state), '0t1')?.at).toEqual(at);
    }
  });
});
