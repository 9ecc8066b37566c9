import { caboDaRoca, type PlacedShip, type State } from '@portolan/cabo-da-roca';
import { KIND } from '@portolan/cabo-da-roca/pieces';
import { playOut, rng, must as sound } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { questions, sensible } from './index.ts';
import { layingGains } from './policy-tiles.ts';

const must = (json: unknown): State => {
  const read = caboDaRoca.parsePosition(json);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

interface Table {
  readonly rows: readonly string[];
  readonly ships: Readonly<Record<string, PlacedShip>>;
  readonly [field: string]: unknown;
}

/** What seat 0 does at a table, purchases and departures behind it. */
const does = ({ rows, ...table }: Table) => {
  const state = must({ seats: 2, board: { rows }, ...table });
  const actions = caboDaRoca.actions(state, 0);
  return sensible(state, actions, 0, rng(1));
};

const sea = ['~ ~ ~ ~ ~', '~ ~ ~ ~ ~', '~ ~ ~ ~ ~', '~ ~ ~ ~ ~', '~ ~ ~ ~ ~'];
const ahead = { kind: 'advance', seat: 0, ship: '0t1' };
const left = { kind: 'rotate', seat: 0, ship: '0t1', to: 'left' };
const right = { kind: 'rotate', seat: 0, ship: '0t1', to: 'right' };
const end = { kind: 'endTurn', seat: 0 };

describe('a ship without cargo', () => {
  const ship = { '0t1': { at: [0, 1], heading: 'E' } } as const;

  it('makes for fish', () => expect(does({ rows: ['~ ~ ~', '~ ~ f1', '~ ~ ~'], ships: ship })).toEqual(ahead));

  it('stays where there is nothing to make for', () =>
    expect(does({ rows: ['~ ~ ~', '~ ~ ~', '~ ~ ~'], ships: ship })).toEqual(end));

  it('stays on fish that it lies on', () =>
    expect(does({ rows: ['~ ~ ~', 'f1 ~ f1', '~ ~ ~'], ships: ship })).toEqual(end));

  it('prefers more fish at the same distance', () => {
    expect(does({ rows: ['~ f3 ~', '~ ~ ~', '~ f1 ~'], ships: ship })).toEqual(left);
    expect(does({ rows: ['~ f1 ~', '~ ~ ~', '~ f3 ~'], ships: ship })).toEqual(right);
  });

  it('makes for a free wreck, not for one that is held', () => {
    expect(does({ rows: ['~ ~ ~', '~ ~ W', '~ ~ ~'], ships: ship })).toEqual(ahead);
    const held = { ...ship, '1t1': { at: [2, 1], heading: 'N' } } as const;
    expect(does({ rows: ['~ ~ ~', '~ ~ W', '~ ~ ~'], ships: held })).toEqual(end);
  });

  it.each([
    [20, ahead],
    [19, end],
  ])('makes for an island with %i coins so: %o', (coins, action) =>
    expect(does({ rows: ['~ ~ ~ ~ ~', '~ ~ ~ I ~', '~ ~ ~ ~ ~'], ships: ship, coins: [coins, 100] })).toEqual(action),
  );
});

describe('a pirate', () => {
  const pirate = { at: [0, 2], heading: 'E' } as const;
  const turns = { kind: 'rotate', seat: 0, ship: '0p' };
  const loaded = (at: readonly [number, number]) => ({ at, heading: 'E', cargo: 't01', from: 'A' }) as const;
  const empty = (at: readonly [number, number]) => ({ at, heading: 'E' }) as const;

  it('makes for the loaded one of two ships', () => {
    const above = { '0p': pirate, '1t1': loaded([3, 0]), '1t2': empty([3, 4]) };
    const below = { '0p': pirate, '1t1': empty([3, 0]), '1t2': loaded([3, 4]) };
    expect(does({ rows: sea, ships: above })).toEqual({ ...turns, to: 'left' });
    expect(does({ rows: sea, ships: below })).toEqual({ ...turns, to: 'right' });
  });

  it('leaves its own ships alone', () => {
    const ships = { '0p': pirate, '0t1': loaded([3, 0]), '1t2': empty([3, 4]) };
    expect(does({ rows: sea, ships })).toEqual({ ...turns, to: 'right' });
  });

  it('fires when it can, at the loaded ship first', () => {
    const ships = { '0p': { at: [2, 2], heading: 'E' }, '1t1': empty([2, 1]), '1t2': loaded([2, 3]) } as const;
    expect(does({ rows: sea, ships })).toEqual({ kind: 'attack', seat: 0, ship: '0p', at: [2, 3] });
  });
});

describe('a ship with cargo', () => {
  // Ports B and C, four squares apart, the ship between them; t01 is bought in both, t06 in C, t11 in neither.
  const rows = ['qNE B.N cN cN cN C.N qNW', '~ ~ ~ ~ ~ ~ ~', '~ ~ ~ ~ ~ ~ ~'];
  const ship = (cargo: string) => ({ '0t1': { at: [3, 1], heading: 'N', cargo, from: 'J' } }) as const;
  // The cargo comes from port J, to the south.
  const south = [...rows, 'qSE cS cS J.S cS cS qSW'];

  it('makes for the port that buys', () => {
    expect(does({ rows: south, ships: ship('t06') })).toEqual(right);
  });

  it('prefers the port that takes no fee', () => {
    const held = (x: number) => ({ rows: south, ships: ship('t01'), sailors: [{ owner: 1, at: [x, 0] }] });
    expect(does(held(1))).toEqual(right);
    expect(does(held(5))).toEqual(left);
  });

  it('moves on where nobody buys', () => expect(does({ rows: south, ships: ship('t11') })).not.toEqual(end));
});

describe('a tile', () => {
  // The ship lies between ports B and C, five squares apart, and carries what only C buys.
  const rows = ['qNE B.N cN cN cN C.N qNW', '~ ~ ~ ~ ~ ~ ~', 'qSE cS cS J.S cS cS qSW'];
  const laid = (kind: 'sea' | 'rock', cargo: string | undefined, at: readonly [number, number]): number => {
    const ship = { at: [3, 1], heading: 'N', ...(cargo ? { cargo, from: 'J' } : {}) } as const;
    const state = must({ seats: 2, board: { rows }, ships: { '0t1': ship } });
    const table = { ...state, phase: 'lay', tile: KIND[kind] } as const;
    return layingGains(table, 0)({ kind: 'layTile', seat: 0, at, rot: 0 });
  };
  const difference = (kind: 'sea' | 'rock', at: readonly [number, number]): number =>
    laid(kind, 't06', at) - laid(kind, undefined, at);

  it('is laid on the way of a cargo, a hazard off it', () => {
    expect(difference('sea', [4, 1])).toBeGreaterThan(0);
    expect(difference('rock', [4, 1])).toBe(-difference('sea', [4, 1]));
    expect([difference('sea', [0, 1]), difference('rock', [0, 1])]).toEqual([0, 0]);
  });
});

describe('the first things first', () => {
  it('the port is laid as soon as it can be', () => {
    const state = sound(caboDaRoca.setup({ seats: 3 }));
    const random = rng(3);
    const kinds: string[] = [];
    playOut(caboDaRoca, state, random, { policy: sensible, maxActions: 40 }, ({ kind }) => void kinds.push(kind));
    expect(kinds.filter((kind) => kind === 'layPort')).toHaveLength(3);
    expect(kinds.indexOf('drawTile')).toBeGreaterThan(kinds.lastIndexOf('layPort'));
  });

  it('a sailor is bought in a port before a cargo is loaded there', () => {
    const rows = ['qNE B.N cN cN cN C.N qNW', '~ ~ ~ ~ ~ ~ ~', '~ ~ ~ ~ ~ ~ ~'];
    const moored = { rows, ships: { '0t1': { at: [1, 0] } }, coins: [100, 100], stage: 'buy' } as const;
    expect(does(moored)).toMatchObject({ kind: 'buySailor', at: [1, 0] });
    expect(does({ ...moored, coins: [20, 100] })).toMatchObject({ kind: 'load' });
  });
});

describe('of equal destinations', () => {
  const solve = (rows: readonly string[], at: readonly [number, number]) => {
    const state = must({ seats: 2, board: { rows }, stage: 'depart', ships: { '0t1': { at } } });
    return questions.bestDestination.solve(state, { ship: '0t1', card: 't01' });
  };

  it('the nearer comes first, by net price', () => {
    // B is four squares away, C three: both pay 30.
    const answer = solve(['qNE B.N cN cN cN A.N cN cN C.N qNW', '~ ~ ~ ~ ~ ~ ~ ~ ~ ~'], [5, 0]);
    expect(answer.ports.map(({ port, actions, net }) => [port, actions, net])).toEqual([
      ['B', 4, 30],
      ['C', 3, 30],
    ]);
    expect([answer.byNet, answer.byAction]).toEqual([
      ['C', 'B'],
      ['C', 'B'],
    ]);
  });

  it('the nearer comes first, by net price for each action', () => {
    // B is six squares away and pays 60 in six actions, C three and pays 30 in three.
    const answer = solve(['qNE B.N cN cN cN cN cN A.N cN cN C.N qNW', '~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~'], [7, 0]);
    expect(answer.ports.map(({ perAction }) => perAction)).toEqual(['10', '10']);
    expect([answer.byNet, answer.byAction]).toEqual([
      ['B', 'C'],
      ['C', 'B'],
    ]);
  });
});
