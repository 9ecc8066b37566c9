import { runExample } from '@portolan/core';
import { type Action, type Position, reconstructed, rotterdam } from '@portolan/rotterdam';
import { examples } from '@portolan/rotterdam/examples';
import { describe, expect, it } from 'vitest';
import { turnsOf } from './call-marks.ts';
import { cropped } from './crop.ts';
import { drawingOf } from './drawing.ts';
import { placesOf } from './marks.ts';
import type { Table } from './model.ts';
import type { Violations } from './part.ts';
import { readTable } from './read-table.ts';
import { sceneAt, sceneOf } from './scene.ts';
import { sceneAfter } from './scene-after.ts';
import { tableOf } from './table-of.ts';

const tableFrom = (json: Omit<Position, 'seats'>): Table => {
  const read = readTable({ seats: 3, ...json });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value.table;
};

const marksOf = (table: Table, action: Action, violations: Violations = []) => {
  const scene = sceneOf(table, action, violations);
  return scene.kind === 'part' ? scene.marks : undefined;
};

const sailing = tableFrom({
  phase: 'sail',
  step: 'moving',
  called: ['green'],
  call: { color: 'green' },
  ships: ['0a@E2:fruit', '1a@F1:crude-oil'],
});

describe('the scene of an action', () => {
  it('shows a ship where it would go', () => {
    expect(marksOf(sailing, { kind: 'sail', seat: 0, ship: '0a', to: 'F2' })).toEqual({
      called: 'green',
      ways: [{ from: 'E2', to: 'F2', kind: 'goes' }],
      rings: [],
      ghosts: [{ ship: '0a', at: 'F2', cargo: 'fruit' }],
    });
  });

  it('shows what is in its way and where it must go instead', () => {
    const marks = marksOf(sailing, { kind: 'sail', seat: 0, ship: '0a', to: 'F1' }, [
      { clause: 'sail.blocked', reason: 'position-occupied', facts: { position: 'F1', ship: '1a' } },
      { clause: 'sail.evasion', reason: 'must-take-free-channel', facts: { to: 'F2' } },
    ]);
    expect(marks?.ways).toEqual([
      { from: 'E2', to: 'F1', kind: 'wrong' },
      { from: 'E2', to: 'F2', kind: 'may' },
    ]);
    expect(marks?.rings).toEqual([{ at: 'F1', kind: 'wrong' }]);
    expect(marks?.ghosts).toEqual([]);
  });

  it('numbers the ships before a color by the turn of their owner', () => {
    const table = tableFrom({
      phase: 'sail',
      seat: 1,
      ships: ['0a@C2', '1a@B1', '2a@D2', '2b@A1'],
    });
    expect(turnsOf(table, 'red', 1)).toEqual([
      { at: 'B1', turn: 1 },
      { at: 'A1', turn: 2 },
    ]);
  });

  it('launches the next ship of the reserve, with the stock beside it', () => {
    const table = tableFrom({ ships: ['0a@B1:grain'] });
    const scene = sceneOf(table, { kind: 'launch', seat: 0, start: 'A1', cargo: 'fruit' });
    expect(scene).toMatchObject({
      stock: true,
      marks: { rings: [{ at: 'A1', kind: 'meant' }], ghosts: [{ ship: '0b', at: 'A1', cargo: 'fruit' }] },
    });
  });

  it('leads a ship back in a storm', () => {
    const table = tableFrom({ ships: ['1a@E1:fruit'] });
    const action: Action = { kind: 'playCard', seat: 0, card: 'heavy-storm', ship: '1a', path: ['D1', 'C2'] };
    expect(marksOf(table, action)?.ways).toEqual([
      { from: 'E1', to: 'D1', kind: 'back' },
      { from: 'D1', to: 'C2', kind: 'back' },
    ]);
  });

  it('raises the cards that are meant', () => {
    const table = tableFrom({
      phase: 'mission',
      hands: [{ products: ['bread', 'jam'], navigation: ['joker'], missions: ['m30', '?', '?'] }, {}, {}],
    });
    const action: Action = {
      kind: 'fulfill',
      seat: 0,
      mission: 'm30',
      products: ['bread', 'jam'],
      jokers: ['plastic'],
    };
    expect(sceneOf(table, action)).toMatchObject({
      seats: [0],
      picks: { seat: 0, products: ['bread', 'jam'], missions: ['m30'], navigation: ['joker'] },
    });
  });

  it('shows the way that a ship has come', () => {
    const after = tableFrom({
      phase: 'sail',
      step: 'after',
      called: ['green'],
      ships: ['0a@F2:fruit', '1a@F1:crude-oil'],
    });
    const scene = sceneAfter(after, { kind: 'sail', seat: 0, ship: '0a', to: 'F2' }, sailing, [
      { kind: 'sailed', clause: 'sail.one-channel', ship: '0a', from: 'E2', to: 'F2', color: 'green' },
    ]);
    expect(scene).toMatchObject({ marks: { ways: [{ from: 'E2', to: 'F2', kind: 'went' }] } });
  });
});

describe('the scene of every example', () => {
  const places = new Set(reconstructed.positions.map(({ id }) => id));

  it.each(examples.map((example) => [example.id, example] as const))('%s', (_, example) => {
    const run = runExample(rotterdam, example);
    if (!run.ok) throw new Error(JSON.stringify(run.problems));
    for (const { before, action, verdict, events, after } of run.value.steps) {
      const table = tableOf(before);
      const scene = sceneOf(table, action, verdict.legal ? [] : verdict.violations);
      const later = after && sceneAfter(tableOf(after), action, table, events);
      for (const one of [scene, later]) {
        if (one?.kind !== 'part') continue;
        expect(one.marks || one.seats.length > 0 || one.piles.length > 0).toBeTruthy();
        for (const place of placesOf(one.marks ?? {})) expect(places).toContain(place);
      }
    }
  });
});

describe('the scene of a phase', () => {
  it('shows the starts that are free', () => {
    expect(sceneAt(tableFrom({ ships: ['1a@A2:grain'] }))).toMatchObject({
      marks: { rings: ['A1', 'A3', 'A4'].map((at) => ({ at, kind: 'open' })) },
      stock: true,
    });
  });

  it('lights the call under way', () => {
    expect(sceneAt(sailing)).toMatchObject({ marks: { called: 'green', turns: [{ at: 'E2', turn: 1 }] } });
  });

  it('shows the ships on anchors, the offer, the count', () => {
    expect(sceneAt(tableFrom({ phase: 'anchor', ships: ['0a@C1', '1a@D3'] }))).toMatchObject({
      marks: { rings: [{ at: 'C1', kind: 'meant' }] },
    });
    const offer = { from: 0, to: 1, give: ['bread'], get: ['jam'] };
    expect(
      sceneAt(tableFrom({ phase: 'trade', offer, hands: [{ products: ['bread'] }, { products: ['jam'] }, {}] })),
    ).toMatchObject({
      offer,
      seats: [0, 1],
    });
  });
});

describe('a large chart', () => {
  const { chart } = drawingOf(reconstructed);

  it('is cut down to what matters and room around it', () => {
    const view = cropped(reconstructed, chart, ['E2', 'F2']);
    expect(view).toEqual({ x: 490, y: 168, width: 430, height: 334 });
  });

  it('stays within the chart, and whole if what matters lies far apart', () => {
    expect(cropped(reconstructed, chart, ['A1'])).toEqual({ x: -60, y: -40, width: 430, height: 300 });
    expect(cropped(reconstructed, chart, ['A1', 'ME2'])).toBe(chart);
    expect(cropped(reconstructed, chart, [])).toBe(chart);
  });
});
