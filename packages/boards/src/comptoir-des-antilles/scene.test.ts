import { type Action, comptoirDesAntilles, type Position, type Quay } from '@portolan/comptoir-des-antilles';
import { examples } from '@portolan/comptoir-des-antilles/examples';
import { runExample, stepFrom } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import type { Table } from './model.ts';
import { readTable } from './read-table.ts';
import { type Scene, sceneAt, sceneFor, sceneOf } from './scene.ts';
import { sceneAfter } from './scene-after.ts';
import { tableOf } from './table-of.ts';

const port: Partial<Position> = {
  quays: ['4 madras A1', '5 rum A2B1', '4 madras', '6 spices'],
  premiums: [10, 10, 10],
};

const read = (position: Partial<Position>) => {
  const result = readTable({ seats: 3, ...port, ...position });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};

const tableFrom = (position: Partial<Position> = {}): Table => read(position).table;

const playing = (contact: string, position: Partial<Position> = {}): Partial<Position> => ({
  phase: 'effect',
  turn: { contact },
  ...position,
});

const quaysOf = (scene: Scene) => (scene.kind === 'port' ? scene.quays : []);
const marksAt = (scene: Scene, quay: Quay) => (scene.kind === 'port' ? scene.marks.quays?.[quay] : undefined);

/** Plays an action as an example does: proposed on one table, shown on the next. */
const played = (position: Partial<Position>, action: Action) => {
  const { state } = read(position);
  const step = stepFrom(comptoirDesAntilles, state, action);
  if (!step.after) throw new Error('the action is refused');
  const before = tableOf(step.before);
  return {
    proposed: sceneOf(before, action, [], step.events),
    after: sceneAfter(tableOf(step.after), action, step.events, before),
  };
};

describe('the scene of an action', () => {
  it('brings the porters aboard where they are placed', () => {
    const scene = sceneOf(tableFrom(playing('foreman')), { kind: 'place', seat: 0, quays: [2, 2] });
    expect(quaysOf(scene)).toEqual([2]);
    expect(marksAt(scene, 2)).toEqual({ porters: [{ seat: 0, n: 2, sign: 'comes' }] });
  });

  it('refuses only the quays that the violations name', () => {
    const action: Action = { kind: 'place', seat: 0, quays: [1, 2] };
    const scene = sceneOf(tableFrom(playing('innkeeper')), action, [
      { clause: 'sailing.capacity', reason: 'no-room', facts: { quay: 2, places: 0, placing: 1 } },
    ]);
    expect(marksAt(scene, 1)?.refused).toBeUndefined();
    expect(marksAt(scene, 2)?.refused).toBe(true);
  });

  it('refuses all that is meant if no quay is to blame, and shows the reserve that is short', () => {
    const scene = sceneOf(tableFrom(playing('foreman')), { kind: 'place', seat: 0, quays: [3, 3] }, [
      { clause: 'setup.porters', reason: 'reserve-short', facts: { reserve: 1, placing: 2 } },
    ]);
    expect(marksAt(scene, 3)?.refused).toBe(true);
    expect(scene).toMatchObject({ reserves: [0] });
  });

  it('shows the quays between two that are not adjacent', () => {
    const action: Action = { kind: 'move', seat: 0, from: 1, to: 3, porters: [0] };
    const scene = sceneOf(tableFrom(playing('pilot')), action);
    expect(quaysOf(scene)).toEqual([1, 2, 3]);
    expect(marksAt(scene, 1)?.porters).toEqual([{ seat: 0, n: 1, sign: 'right' }]);
    expect(marksAt(scene, 3)?.porters).toEqual([{ seat: 0, n: 1, sign: 'comes' }]);
  });

  it('lays the event tile, with the ships of the same goods beside it if its quality counts for them', () => {
    const table = tableFrom({ tiles: [['top-quality'], [], []] });
    const scene = sceneOf(table, { kind: 'playTile', seat: 0, tile: 'top-quality', quay: 3 });
    expect(quaysOf(scene)).toEqual([1, 3]);
    expect(marksAt(scene, 3)).toEqual({ tile: { id: 'top-quality', by: 0 } });
  });

  it('tells what everybody is paid and how the counters change', () => {
    const { proposed, after } = played(playing('foreman'), { kind: 'place', seat: 0, quays: [2, 2] });
    const paid = [
      { seat: 0, porters: 4, rate: 3, amount: 12 },
      { seat: 1, porters: 1, rate: 3, amount: 3 },
    ];
    expect(marksAt(proposed, 2)).toMatchObject({ sails: true, paid });
    expect(proposed).toMatchObject({ seats: [0, 1], marks: { counters: { 0: [12], 1: [3] } } });
    expect(after).toMatchObject({ seats: [0, 1], marks: { counters: { 0: [12], 1: [3] }, happened: true } });
    expect(marksAt(after, 2)).toMatchObject({ sails: true, porters: [{ seat: 0, n: 2, sign: 'comes', aboard: true }] });
  });

  it('shows whom the slate is left with, and the quay emptied after it', () => {
    const position: Partial<Position> = {
      phase: 'settle',
      quays: ['4 madras', '5 rum A4B1', '4 madras', '6 spices'],
      turn: { contact: 'foreman', resolved: false, effects: [] },
      leaving: { quay: 2, cause: 'full', due: 3 },
      slate: 0,
      active: 0,
    };
    const { proposed, after } = played(position, { kind: 'leaveSlate', seat: 0, to: 1 });
    expect(proposed).toMatchObject({ slate: true, marks: { slateTo: 1, counters: { 1: [-3] } } });
    expect(marksAt(proposed, 2)).toMatchObject({ sails: true, due: 3 });
    expect(after).toMatchObject({ slate: true, quays: [2] });
    expect(marksAt(after, 2)).toBeUndefined();
  });

  it('shows what comes up on a pile', () => {
    const empty = tableFrom({ phase: 'setupShips', quays: ['-', '-', '-', '-'] });
    expect(sceneOf(empty, { kind: 'revealShip', ship: 8 })).toMatchObject({ piles: true, marks: { ship: 8 } });
    const drawing = tableFrom({ phase: 'drawGoods', quays: ['4 madras', '5 -', '4 madras', '6 spices'] });
    expect(sceneOf(drawing, { kind: 'drawGoods', goods: 'rum' })).toMatchObject({
      quays: [2],
      hands: [0],
      marks: { drawn: 'rum' },
    });
  });

  it('gives goods to the new ships', () => {
    const table = tableFrom({
      phase: 'assign',
      quays: ['4 madras', '5 -', '4 madras', '6 spices'],
      hands: [['rum', 'spices'], ['?'], ['?']],
      turn: { contact: 'foreman', resolved: true },
      discards: [['foreman'], [], []],
    });
    const scene = sceneOf(table, { kind: 'assignGoods', seat: 0, tiles: { 2: 'rum' } });
    expect(scene).toMatchObject({ quays: [2], hands: [0] });
    expect(marksAt(scene, 2)).toEqual({ goods: 'rum' });
  });
});

describe('the scene of a bare table', () => {
  it('shows the phase', () => {
    expect(sceneAt(tableFrom())).toMatchObject({ kind: 'port', quays: [1, 2, 3, 4], discards: [0] });
    const auction = { tile: 'pirates', high: { seat: 1, amount: 2 } } as const;
    expect(sceneAt(tableFrom({ phase: 'auction', turn: { auctions: 1 }, auction }))).toMatchObject({
      auction: true,
      seats: [0, 1, 2],
    });
  });

  it('shows what a clause is about', () => {
    expect(sceneFor(tableFrom(), 'slate.designate')).toMatchObject({ slate: true, quays: [] });
    expect(sceneFor(tableFrom(), 'setup.port')).toEqual({ kind: 'board' });
    expect(sceneFor(tableFrom(), 'port.quays')).toMatchObject({ quays: [1, 2, 3, 4] });
  });
});

describe('every example has a scene', () => {
  it.each(examples.map((example) => [example.id, example] as const))('%s', (_, example) => {
    const run = runExample(comptoirDesAntilles, example);
    if (!run.ok) throw new Error(JSON.stringify(run.problems));
    for (const { before, action, verdict, events, after } of run.value.steps) {
      const table = tableOf(before);
      const scene = sceneOf(table, action, verdict.legal ? [] : verdict.violations, events);
      expect(quaysOf(scene)).toEqual([...quaysOf(scene)].sort());
      if (!after) continue;
      const next = sceneAfter(tableOf(after), action, events, table);
      for (const quay of [1, 2, 3, 4] as const) if (marksAt(next, quay)) expect(quaysOf(next)).toContain(quay);
    }
  });
});
