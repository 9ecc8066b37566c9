import { caboDaRoca, type RulingName, readingsOf, type State } from '@portolan/cabo-da-roca';
import { checkers } from '@portolan/cabo-da-roca/checkers';
import { must, playOut, type Rulings, rng, uniform } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { fishSquares, playersOf } from './of-table.ts';

const read = (json: unknown): State => must(caboDaRoca.parsePosition(json));

/** A table in the middle or at the end of a random game. */
const played = (seed: number, seats: number, maxActions: number, rulings: Rulings = {}): State => {
  const state = must(caboDaRoca.setup({ seats, rulings }));
  playOut(caboDaRoca, state, rng(seed), { policy: uniform, maxActions });
  return state;
};

const totals = (state: State): number[] => {
  const { shown } = caboDaRoca.makePosition(state);
  const input = { players: playersOf(state), island: shown?.island ?? null, wreck: shown?.wreck ?? null };
  const parsed = must(checkers.count.parse(input));
  return checkers.count.judge(parsed, state.rulings as Rulings).rows.map(({ total }) => total);
};

describe('what a table fills the score sheet with', () => {
  it.each(Array.from({ length: 24 }, (_, seed) => [seed, 2 + (seed % 3), 120 + 30 * seed] as const))(
    'is counted as the engine counts the table: game %i, %i players, %i actions',
    (seed, seats, actions) => {
      const state = played(seed, seats, actions);
      expect(totals(state)).toEqual(caboDaRoca.scores(state).map(({ total }) => total));
    },
  );

  const matter: readonly RulingName[] = ['fish-reach', 'fish-two-ports', 'port-ownership'];

  it.each(matter.flatMap((name) => readingsOf(name).map((reading) => [name, reading] as const)))(
    'and so under %s: %s',
    (name, reading) => {
      for (const seed of [3, 7, 11]) {
        const state = played(seed, 3, 500, { [name]: reading });
        expect(totals(state)).toEqual(caboDaRoca.scores(state).map(({ total }) => total));
      }
    },
  );

  it('has everything that lies before a player', () => {
    const board = { rows: ['qNE A.N qNW I', 'f2 f3 ~ W', '~ ~ L f1'] };
    const ships = {
      '0t1': { at: [3, 1], heading: 'N' },
      '0f1': { at: [0, 1], heading: 'E' },
      '1p': { at: [3, 2], heading: 'S' },
    };
    const sailors = [
      { owner: 0, at: [1, 0] },
      { owner: 1, at: [3, 0] },
    ];
    const [a, b] = playersOf(read({ seats: 2, board, ships, sailors, coins: [70, 30], out: [false, false] }));
    expect(a).toMatchObject({
      coins: 70,
      ports: 1,
      trade: 1,
      fishing: 1,
      pirate: 0,
      fishUnder: 2,
      islands: 0,
      wrecks: 1,
    });
    expect(b).toMatchObject({
      coins: 30,
      ports: 0,
      trade: 0,
      fishing: 0,
      pirate: 1,
      fishUnder: 1,
      islands: 1,
      wrecks: 0,
    });
    // The bank beside port A: the fish of 2 and of 3 lie side by side before the quay.
    expect(a?.fish).toMatchObject({ bank: 5 });
  });

  it('knows the squares whose fish it counts', () => {
    const board = { rows: ['qNE A.N qNW', 'f2 f3 ~', '~ ~ ~'] };
    const state = read({ seats: 2, board, sailors: [{ owner: 0, at: [1, 0] }] });
    const squares = fishSquares(state, 0).map(String);
    expect(squares).toContain('0,1');
    expect(squares).toContain('1,1');
    expect(fishSquares(state, 1)).toEqual([]);
  });

  it('names a starting port that nobody holds, with the fish that only it has', () => {
    const board = { rows: ['qNE A.N qNW qNE B.N qNW', 'f2 ~ ~ ~ f3 ~', '~ ~ ~ ~ ~ ~'] };
    const table = { seats: 2, board, home: ['A', 'B'], sailors: [{ owner: 0, at: [4, 0] }] };
    const [a, b] = playersOf(read(table));
    expect(a).toMatchObject({ ports: 1, emptyHome: { fish: 2 } });
    expect(b).not.toHaveProperty('emptyHome');
    const held = read({ ...table, rulings: { 'port-ownership': 'sailor-or-home' } });
    expect(fishSquares(held, 0).map(String).sort()).toEqual(['0,1', '4,1']);
    expect(fishSquares(read(table), 0).map(String)).toEqual(['4,1']);
  });

  it('leaves out who is out', () => {
    const state = read({ seats: 2, board: { rows: ['~ ~'] }, out: [true, false], active: 1 });
    expect(playersOf(state).map(({ out }) => out)).toEqual([true, undefined]);
  });
});
