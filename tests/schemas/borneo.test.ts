import { actionSchema, borneo, editionSchema, logSchema, parseEdition, positionSchema } from '@portolan/borneo';
import { must, parseLog, type Result, randomPlay } from '@portolan/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adapters } from '../conformance/adapters.ts';
import { goldenCases } from '../conformance/cases.ts';
import { tables } from '../laws/borneo.ts';
import { anyChange, asJson, faultsOf } from './changes.ts';

const position = faultsOf(positionSchema);
const action = faultsOf(actionSchema);
const edition = faultsOf(editionSchema);
const log = faultsOf(logSchema);

const games = tables.map((table, seed) =>
  must(randomPlay(borneo, { ...table, rulings: { 'fight-vacancy': 'leave-gap' } }, { seed, maxActions: 40 * seed })),
);

const boxes = [
  'reconstructed',
  { shipments: 'free' },
  { id: 'ours', spacesPerCompany: 6, lowerFlagColumn: 2, provenance: { harbors: 'given' } },
  { harbors: { kuching: { monopoly: 3, capacity: 5, mark: '5' } }, missions: { '2a': { vp: 9, need: { clove: 2 } } } },
  {
    shipments: [
      { id: 's01', face: 'RRR/B:v', copies: 30 },
      { face: 'BBB/G:x2', copies: 30 },
    ],
  },
];

describe('what is written is valid', () => {
  it.each(goldenCases('borneo').map((one) => [one.id, one] as const))('the position of %s', (_, { given = {} }) => {
    const state = must(adapters.borneo!.begin(given, {}) as ReturnType<typeof borneo.parsePosition>);
    expect(position(asJson(borneo.makePosition(state)))).toEqual([]);
  });

  it.each(games.map((game, i) => [JSON.stringify(tables[i]), game] as const))('a game of %s', (_, played) => {
    expect(log(asJson(played.log))).toEqual([]);
    expect(log(asJson({ ...played.log, start: borneo.makePosition(played.state), actions: [] }))).toEqual([]);
    for (const one of played.log.actions) expect(action(asJson(one))).toEqual([]);
    for (const seat of [null, 0]) {
      expect(position(asJson(borneo.makePosition(borneo.view(played.state, seat))))).toEqual([]);
    }
  });

  it.each(boxes)('a box: %j', (box) => {
    expect(edition(box)).toEqual([]);
    expect(edition(asJson(must(parseEdition(box))))).toEqual([]);
  });
});

const oddities = [null, true, -1, 0, 2, 5, 7, 1.5, '', '?', 'RRR/B:v', 'kuching', 'red', 'over', [], {}, ['?'], [60]];

describe('what is read is valid', () => {
  const read: readonly [string, (json: unknown) => Result<unknown>, (json: unknown) => unknown, readonly unknown[]][] =
    [
      ['positions', borneo.parsePosition, position, games.map(({ state }) => borneo.makePosition(state))],
      ['actions', (json) => borneo.parseAction(json), action, games.flatMap((game) => game.log.actions)],
      ['boxes', parseEdition, edition, boxes.slice(1)],
      ['logs', (json) => parseLog(borneo, json), log, games.slice(0, 2).map((game) => game.log)],
    ];

  it.each(read)('%s', (_name, parse, faults, values) => {
    fc.assert(
      fc.property(anyChange(asJson(values) as unknown[], oddities), (json) => {
        if (parse(json).ok) expect(faults(json)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('positions in which chance is to act, and can', () => {
    const positions = games.map(({ state }) => borneo.makePosition(state));
    fc.assert(
      fc.property(anyChange(asJson(positions) as unknown[], oddities), (json) => {
        const state = borneo.parsePosition(json);
        if (!state.ok || !borneo.turn(state.value).actors.includes('nature')) return;
        expect(borneo.chances(state.value).length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });
});
