import { must, parseLog, type Result, randomPlay } from '@portolan/core';
import { actionSchema, editionSchema, logSchema, parseEdition, positionSchema, rotterdam } from '@portolan/rotterdam';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adapters } from '../conformance/adapters.ts';
import { goldenCases } from '../conformance/cases.ts';
import { tables } from '../laws/rotterdam.ts';

const ajv = new Ajv2020({ strict: true });

/** A test of a schema that says what is wrong; strict, so the schema itself is sound. */
const faultsOf = (schema: object) => {
  const validate = ajv.compile(schema);
  return (json: unknown): unknown => (validate(json) ? [] : validate.errors);
};

const position = faultsOf(positionSchema);
const action = faultsOf(actionSchema);
const edition = faultsOf(editionSchema);
const log = faultsOf(logSchema);

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

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

const pathsOf = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...pathsOf(inner, [...path, key])])
    : [];

/** A value with one of its parts replaced, or left out if there is nothing to replace it by. */
const changed = (value: unknown, path: readonly string[], by: unknown): unknown => {
  const copy = structuredClone(value) as Record<string, unknown>;
  const inner = path.slice(0, -1).reduce((part, key) => part[key] as Record<string, unknown>, copy);
  if (by === undefined) delete inner[path.at(-1)!];
  else inner[path.at(-1)!] = by;
  return asJson(copy);
};

const anyChange = (values: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc
    .constantFrom(...values)
    .chain((value) =>
      fc
        .tuple(fc.constantFrom(...pathsOf(value)), fc.constantFrom(undefined, ...oddities))
        .map(([path, by]) => changed(value, path, by)),
    );

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
      fc.property(anyChange(asJson(values) as unknown[]), (json) => {
        if (parse(json).ok) expect(faults(json)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('positions in which chance is to act, and can', () => {
    const positions = games.map(({ state }) => rotterdam.makePosition(state));
    fc.assert(
      fc.property(anyChange(asJson(positions) as unknown[]), (json) => {
        const state = rotterdam.parsePosition(json);
        if (!state.ok || rotterdam.validate(state.value).length > 0) return;
        const natures = rotterdam.turn(state.value).actors.includes('nature');
        expect(rotterdam.chances(state.value).length > 0).toBe(natures);
      }),
      { numRuns: 300 },
    );
  });
});
