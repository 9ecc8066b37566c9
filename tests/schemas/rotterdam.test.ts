import { must, parseLog, type Result, randomPlay } from '@portolan/core';
import { actionSchema, editionSchema, logSchema, parseEdition, positionSchema, rotterdam } from '@portolan/rotterdam';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adapters } from '../conformance/adapters.ts';
import { goldenCases } from '../conformance/cases.ts';
import { tables } from '../laws/rotterdam.ts';
import { anyChange, asJson, faultsOf } from './changes.ts';

const position = faultsOf(positionSchema);
const action = faultsOf(actionSchema);
const edition = faultsOf(editionSchema);
const log = faultsOf(logSchema);

const games = tables.map((table, seed) =>
  must(
    randomPlay(rotterdam, { ...table, rulings: { 'blocked-ship': 'moves-later' } }, { seed, maxActions: 90 * seed }),
  ),
);

const boxes = [
  'reconstructed-1',
  { id: 'ours', seatColors: ['white', 'blue', 'red', 'green'] },
  { navigation: [{ id: 'joker', copies: 3 }], provenance: { navigation: 'owner' } },
  { shipsPerPlayer: { 2: 6, 3: 5, 4: 4 } },
];

describe('what is written is valid', () => {
  it.each(goldenCases('rotterdam').map((one) => [one.id, one] as const))('the position of %s', (_, { given = {} }) => {
    const state = must(adapters.rotterdam!.begin(given, {}) as ReturnType<typeof rotterdam.parsePosition>);
    expect(position(asJson(rotterdam.makePosition(state)))).toEqual([]);
  });

  it.each(games.map((game, i) => [JSON.stringify(tables[i]), game] as const))('a game of %s', (_, played) => {
    expect(log(asJson(played.log))).toEqual([]);
    expect(log(asJson({ ...played.log, start: rotterdam.makePosition(played.state), actions: [] }))).toEqual([]);
    for (const one of played.log.actions) expect(action(asJson(one))).toEqual([]);
    for (const seat of [null, 0]) {
      expect(position(asJson(rotterdam.makePosition(rotterdam.view(played.state, seat))))).toEqual([]);
    }
  });

  it.each(boxes)('a box: %j', (box) => {
    expect(edition(box)).toEqual([]);
    expect(edition(asJson(must(parseEdition(box))))).toEqual([]);
  });
});

const oddities = [
  null,
  true,
  -1,
  0,
  2,
  5,
  7,
  1.5,
  '',
  '?',
  '?botlek',
  '0a@A1:grain',
  'red',
  'over',
  [],
  {},
  ['?'],
  [60],
];

describe('what is read is valid', () => {
  const read: readonly [string, (json: unknown) => Result<unknown>, (json: unknown) => unknown, readonly unknown[]][] =
    [
      ['positions', rotterdam.parsePosition, position, games.map(({ state }) => rotterdam.makePosition(state))],
      ['actions', (json) => rotterdam.parseAction(json), action, games.flatMap((game) => game.log.actions)],
      ['boxes', parseEdition, edition, [...boxes.slice(1), must(parseEdition({ id: 'whole' }))]],
      ['logs', (json) => parseLog(rotterdam, json), log, games.slice(0, 2).map((game) => game.log)],
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
    const positions = games.map(({ state }) => rotterdam.makePosition(state));
    fc.assert(
      fc.property(anyChange(asJson(positions) as unknown[], oddities), (json) => {
        const state = rotterdam.parsePosition(json);
        if (!state.ok || rotterdam.validate(state.value).length > 0) return;
        const natures = rotterdam.turn(state.value).actors.includes('nature');
        expect(rotterdam.chances(state.value).length > 0).toBe(natures);
      }),
      { numRuns: 300 },
    );
  });
});
