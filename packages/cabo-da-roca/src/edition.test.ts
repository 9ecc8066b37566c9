import { must } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { boxOf } from './box.ts';
import { makeEdition, parseEdition } from './edition-reader.ts';
import { reconstructed } from './editions/reconstructed.ts';
import { setup } from './settings.ts';

describe('a box that cannot be read', () => {
  it.each([
    ['a name nobody knows', 'first-print', '', 'unknown-edition'],
    ['a field that is none', { board: {} }, 'board', 'unknown-field'],
    ['a tile that is none', { tiles: { beach: { count: 2 } } }, 'tiles.beach', 'unknown-tile'],
    ['eleven ports', { tiles: { port: { count: 11 } } }, 'tiles.port.count', 'out-of-range'],
    ['too little sea for the cross', { tiles: { sea: { count: 4 } } }, 'tiles.sea.count', 'out-of-range'],
    ['open sea with land', { tiles: { sea: { corners: [1, 0, 0, 0] } } }, 'tiles.sea.corners', 'not-changeable'],
    ['sea in two pieces', { tiles: { cove: { corners: [1, 0, 1, 0] } } }, 'tiles.cove.corners', 'sea-in-two'],
    ['three corners', { tiles: { cove: { corners: [1, 0, 1] } } }, 'tiles.cove.corners', 'wrong-length'],
    ['a title of no letters', { title: { fr: 'Cabo', en: '' } }, 'title.en', 'wrong-name'],
    ['prices that fall', { tradeCards: { t01: { prices: [90, 60, 30] } } }, 'tradeCards.t01.prices', 'prices-fall'],
    ['a port struck twice', { tradeCards: { t01: { struck: ['A', 'A'] } } }, 'tradeCards.t01.struck[1]', 'duplicate'],
    ['goods nobody sells', { tradeCards: { t01: { good: 'gold' } } }, 'tradeCards.t01.good', 'unknown-good'],
    ['a card that is none', { tradeCards: { t99: {} } }, 'tradeCards.t99', 'unknown-card'],
    [
      'a treasure of no type',
      { treasureCards: { 'wreck-50': { type: 'cave' } } },
      'treasureCards.wreck-50.type',
      'unknown-treasure',
    ],
    ['a price below zero', { costs: { pirate: { buy: -1 } } }, 'costs.pirate.buy', 'out-of-range'],
    ['a fleet without limits', { limits: { ...reconstructed.limits, pirate: 2 } }, 'limits', 'not-changeable'],
    ['four opening rounds', { start: { openingRounds: 4 } }, 'start.openingRounds', 'not-changeable'],
    [
      'a tile twice in a whole box',
      { tiles: reconstructed.tiles.with(1, reconstructed.tiles[0]!) },
      'tiles[1]',
      'duplicate',
    ],
    ['ports out of order', { ports: [...reconstructed.ports].reverse() }, 'ports[0]', 'wrong-order'],
  ])('%s', (_what, json, path, code) => {
    const read = parseEdition(json);
    expect(read.ok ? [] : read.problems.map((problem) => ({ path: problem.path, code: problem.code }))).toContainEqual({
      path,
      code,
    });
  });
});

describe('a box that differs in part', () => {
  const patch = {
    id: 'ours',
    tiles: { lighthouse: { corners: [1, 0, 0, 0] as const } },
    tradeCards: { t01: { prices: [35, 65, 95] as const, struck: ['A' as const] } },
    costs: { pirate: { buy: 140 } },
    start: { coins: 200 },
  };
  const edition = must(parseEdition(patch));

  it('keeps everything else', () => {
    expect(edition.tiles.find(({ kind }) => kind === 'lighthouse')).toEqual({
      kind: 'lighthouse',
      count: 4,
      corners: [1, 0, 0, 0],
    });
    expect(edition.tradeCards[1]).toEqual(reconstructed.tradeCards[1]);
    expect(edition.costs.pirate).toEqual({ buy: 140, sell: 100 });
  });

  it('says where each table is from', () => {
    expect(edition.provenance).toMatchObject({
      tileCorners: 'given',
      tradeCards: 'given',
      costs: 'given',
      dues: 'rulebook',
    });
  });

  it('is written as what differs, and read back', () =>
    expect(must(parseEdition(makeEdition(edition)))).toEqual(edition));

  it('is the box of a game', () => {
    const state = must(setup({ seats: 2, edition: patch }));
    expect(state.coins).toEqual([200, 200]);
    expect(boxOf(state.edition).prices[0]).toEqual([35, 65, 95]);
  });
});

it('a whole box is read as it is', () => {
  const edition = { ...reconstructed, id: 'ours', start: { ...reconstructed.start, coins: 200 } };
  expect(must(parseEdition(JSON.parse(JSON.stringify(edition))))).toEqual(edition);
  expect(must(setup({ seats: 3, edition })).coins).toEqual([200, 200, 200]);
});

it('the default box is written by its name', () => expect(makeEdition(reconstructed)).toBe('reconstructed'));

describe('a provenance', () => {
  it.each([
    [
      'of a table that is changed and said to be the printed one',
      { costs: { pirate: { buy: 140 } }, provenance: { costs: 'rulebook' } },
    ],
    [
      'of cards that are changed and said to be reconstructed',
      { tradeCards: { t01: { good: 'wine' } }, provenance: { tradeCards: 'reconstructed' } },
    ],
    ['of a table that is left as it is', { provenance: { dues: 'given' } }],
    ['that says what is so already', { provenance: { dues: 'rulebook' } }],
  ])('%s is kept', (_, patch) => {
    const edition = must(parseEdition(patch));
    expect(must(parseEdition(makeEdition(edition)))).toEqual(edition);
  });
});

describe('a box that cannot be', () => {
  it.each([
    ['a tile that is none', { tiles: ['?'] }, 'tiles[0]', 'not-an-object'],
    ['corners that are no list', { tiles: [{ kind: 'sea', corners: {} }] }, 'tiles[0].corners', 'wrong-type'],
    ['corners of one kind that are no list', { tiles: { sea: { corners: {} } } }, 'tiles.sea.corners', 'wrong-type'],
    ['prices that are no list', { tradeCards: { t01: { prices: {} } } }, 'tradeCards.t01.prices', 'wrong-type'],
    ['a port that is none', { ports: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }, 'ports[0]', 'not-an-object'],
    [
      'a treasure card with the id of a trade card',
      { treasureCards: [{ id: 't20', type: 'island', value: 50 }] },
      'treasureCards[0].id',
      'duplicate',
    ],
  ])('%s is refused at its place', (_, patch, path, code) => {
    const read = parseEdition(patch);
    expect(read.ok ? [] : read.problems.map((problem) => [problem.path, problem.code])).toContainEqual([path, code]);
  });
});
