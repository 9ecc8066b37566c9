import { type Action, caboDaRoca, type Position, reconstructed } from '@portolan/cabo-da-roca';
import { examples } from '@portolan/cabo-da-roca/examples';
import { runExample } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import type { Table } from './model.ts';
import { cropped } from './SceneView.tsx';
import { focusOf, sceneAt, sceneOf } from './scene.ts';
import { sceneAfter, withRoute } from './scene-after.ts';
import { tableOf } from './table-of.ts';

const tableFrom = (position: Omit<Position, 'seats'>): Table => ({
  position: { seats: 2, ...position },
  box: reconstructed,
});

const cross = { origin: [-1, -1], rows: ['.. ~ ..', '~ ~ ~', '.. ~ ..'] } as const;
const light = { rows: ['~ ~ ~ ~', '~ L ~ ~', '~ ~ ~ ~'] } as const;

const marksOf = (scene: ReturnType<typeof sceneOf>) => (scene.kind === 'sea' ? scene.marks : undefined);

describe('the scene of an action', () => {
  it('lays the tile where it is proposed and names the sides that fail', () => {
    const table = tableFrom({ board: cross, phase: 'lay', tile: 'coast' });
    const action: Action = { kind: 'layTile', seat: 0, at: [1, -1], rot: 0 };
    expect(marksOf(sceneOf(table, action))?.tile).toEqual({
      at: [1, -1],
      rot: 0,
      face: 'coast',
      wrong: false,
      fails: [],
    });
    const wrong = sceneOf(table, action, [{ clause: 'laying.sides', reason: 'side-mismatch', facts: { side: 'W' } }]);
    expect(marksOf(wrong)?.tile).toMatchObject({ wrong: true, fails: ['W'] });
  });

  it('draws the way of a ship and the waters it leaves', () => {
    const table = tableFrom({ board: light, ships: { '0t1': { at: [2, 0], heading: 'E' } } });
    const marks = marksOf(sceneOf(table, { kind: 'advance', seat: 0, ship: '0t1' }));
    expect(marks?.routes).toEqual([
      {
        squares: [
          [2, 0],
          [3, 0],
        ],
        passed: 0,
        wrong: false,
      },
    ]);
    expect(marks?.waters).toEqual([[1, 1]]);
  });

  it('rings in red what a violation names', () => {
    const table = tableFrom({
      board: light,
      ships: { '0t1': { at: [2, 0], heading: 'E' }, '1t1': { at: [3, 0], heading: 'N' } },
    });
    const scene = sceneOf(table, { kind: 'advance', seat: 0, ship: '0t1' }, [
      { clause: 'crossing.parallel', reason: 'not-parallel', facts: { ship: '1t1' } },
    ]);
    expect(marksOf(scene)?.rings).toEqual([{ at: [3, 0], wrong: true }]);
  });

  it('shows where a tile in hand may be laid', () => {
    const table = tableFrom({ board: cross, phase: 'lay', tile: 'coast' });
    const scene = sceneAt(table, [
      { kind: 'layTile', seat: 0, at: [2, 0], rot: 1 },
      { kind: 'layTile', seat: 0, at: [2, 0], rot: 2 },
    ]);
    expect(scene).toMatchObject({ kind: 'sea', tile: 'coast', marks: { spots: [{ at: [2, 0], fits: true }] } });
  });

  it('shows the way that a ship has come', () => {
    const table = tableFrom({ board: light, ships: { '0t1': { at: [3, 0], heading: 'E' } } });
    expect(marksOf(sceneAfter(table, { kind: 'advance', seat: 0, ship: '0t1' }))?.routes).toEqual([
      {
        squares: [
          [2, 0],
          [3, 0],
        ],
        passed: 2,
      },
    ]);
  });

  it('measures the route on which a cargo is sold', () => {
    const table = tableFrom({
      board: { rows: ['qNE A.N qNW ~ qNE B.N qNW'] },
      ships: { '0t1': { at: [4, 0], heading: 'E', cargo: 't03', from: 'A' } },
    });
    const scene = sceneOf(table, { kind: 'advance', seat: 0, ship: '0t1' });
    const sold = {
      kind: 'cargoSold',
      clause: 'trade.pay',
      ship: '0t1',
      card: 't03',
      port: 'B',
      length: 4,
      zone: 1,
      price: 30,
    };
    const measure = { from: [1, 0], to: [5, 0], label: '4\u00a0cases, zone I' };
    expect(marksOf(withRoute(scene, table, [sold as never], 'fr'))?.measure).toEqual(measure);
    expect(withRoute(scene, table, [], 'fr')).toBe(scene);
  });

  it.each(examples.map((example) => [example.id, example] as const))('is found for the example %s', (_, example) => {
    const run = runExample(caboDaRoca, example);
    if (!run.ok) throw new Error(JSON.stringify(run.problems));
    for (const { before, action, verdict, after } of run.value.steps) {
      const table = tableOf(before);
      const scene = sceneOf(table, action, verdict.legal ? [] : verdict.violations);
      for (const [x, y] of focusOf(scene, table)) expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true);
      if (after) expect(sceneAfter(tableOf(after), action).kind).toBeTruthy();
    }
  });
});

describe('a large chart', () => {
  const all = { x: -5, y: -1, columns: 14, rows: 4 };

  it('is cut down to what matters and two squares around it', () => {
    expect(cropped(all, [[0, 0]])).toEqual({ x: -2, y: -1, columns: 5, rows: 4 });
    expect(cropped(all, [[8, 0]])).toEqual({ x: 6, y: -1, columns: 3, rows: 4 });
  });

  it('stays whole if all of it matters', () => {
    expect(cropped(all, [])).toBe(all);
  });
});
