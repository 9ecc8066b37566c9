import { readTable } from '@portolan/boards/rotterdam';
import { must } from '@portolan/core';
import { checkers } from '@portolan/rotterdam/checkers';
import { describe, expect, it } from 'vitest';
import { withPlayer } from '../../../score/sheet.ts';
import { playersOf } from './kept.ts';
import { type Sheet, sheets } from './sheet.ts';

const { empty, inputOf, parse, withSeats } = sheets;

const sheet: Sheet = {
  phaseEnded: true,
  players: [
    { name: 'Anna', missions: ['m29', 'm14'], products: ['bread'], laid: ['advantage'] },
    { name: '', missions: 9, navigation: ['?'], products: ['?vulcaanhaven'] },
  ],
};

describe('a sheet', () => {
  it('is read as it was kept', () => {
    expect(parse(JSON.parse(JSON.stringify(sheet)))).toEqual({ ok: true, value: sheet });
    for (const seats of [2, 3, 4]) expect(parse(empty(seats))).toEqual({ ok: true, value: empty(seats) });
  });

  it('keeps who stays when players come or go', () => {
    expect(withSeats(sheet, 3).players.map(({ name }) => name)).toEqual(['Anna', '', '']);
    expect(withSeats(withSeats(sheet, 4), 2)).toEqual(sheet);
    expect(withPlayer(sheet, 1, { name: 'Bo', missions: 1 }).players[1]).toEqual({ name: 'Bo', missions: 1 });
  });

  it('is counted by the checker, unknown cards as ranges', () => {
    // Anna: 7 + 5 Mission points, 1 laid, 1 for bread. The other: 9, 0 to 2, 1.
    const answer = checkers.end.judge(must(checkers.end.parse(inputOf(sheet))));
    expect(answer.rows.map(({ total }) => total)).toEqual([
      [14, 14],
      [10, 12],
    ]);
    expect(answer).toMatchObject({ over: true, certain: 0 });
  });

  it('counts Missions of another box', () => {
    const products = ['bread', 'jam'];
    const missions = Array.from({ length: 12 }, (_, i) => ({ id: `own${i}`, products, points: 6 }));
    const own = { phaseEnded: true, players: [{ missions: ['own0', 'own1'] }, { missions: 0 }] };
    expect(parse(own)).toMatchObject({ ok: false });
    const read = must(parse(own, { missions }));
    expect(checkers.end.judge(must(checkers.end.parse(inputOf(read, { missions })))).rows[0]?.missions).toBe(12);
    const sent = must(parse({ ...own, edition: { missions } }));
    expect(checkers.end.judge(must(checkers.end.parse(inputOf(sent)))).rows[0]?.missions).toBe(12);
  });

  it.each([
    [null, ''],
    [{}, 'players'],
    [{ players: 3 }, 'players'],
    [{ players: [{ missions: 3 }] }, 'players'],
    [{ players: [{ missions: -1 }, { missions: 0 }] }, 'players[0].missions'],
    [{ players: [{ missions: 0, name: 'x'.repeat(25) }, { missions: 0 }] }, 'players[0].name'],
    [{ players: [{ missions: 0 }, { missions: 0 }], phaseEnded: 'yes' }, 'phaseEnded'],
  ])('refuses %j', (json, path) => {
    const read = parse(json);
    expect(read.ok ? [] : read.problems.map((problem) => problem.path)).toContain(path);
  });
});

it('a table is counted as it lies there', () => {
  const hands = [
    { shown: ['m01'], laid: ['advantage'], navigation: ['joker'], products: ['jam'] },
    { products: ['?botlek'], navigation: ['?'] },
  ];
  const { table } = must(readTable({ seats: 2, hands, phase: 'mission' }));
  expect(playersOf(table)).toEqual([
    { missions: ['m01'], laid: ['advantage'], navigation: ['joker'], products: ['jam'] },
    { missions: [], laid: [], navigation: ['?'], products: ['?botlek'] },
  ]);
});
