import { type Edition, makeEdition, parseEdition, reconstructed, tileKinds } from '@portolan/cabo-da-roca';
import { type Lang, must, type Problem } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { besideField, pathMatches } from '../../../check/problems.ts';
import type { Json } from '../../../stores/table.ts';
import { caboBook } from '../rulebook.ts';
import { type Draft, draftOf, patchOf } from './draft.ts';
import { lettersTyped, notPorts } from './struck.ts';

const standard = draftOf(undefined);

/** Each part that can be typed in, changed once, as the form does it. */
const changes: Readonly<Record<string, Partial<Draft>>> = {
  'a corner': {
    tiles: standard.tiles.map((tile) => (tile.kind === 'island' ? { ...tile, corners: [1, 0, 0, 0] } : tile)),
  },
  'a number of tiles': { tiles: standard.tiles.map((tile) => (tile.kind === 'storm' ? { ...tile, count: 5 } : tile)) },
  'a name of a port': { ports: standard.ports.map((port) => (port.id === 'C' ? { ...port, name: 'Cascais' } : port)) },
  'another good': { goods: [...standard.goods, { id: 'goods-1', fr: 'ambre', en: 'amber' }] },
  'a price': { tradeCards: standard.tradeCards.map((card, i) => (i === 3 ? { ...card, prices: [10, 20, 30] } : card)) },
  'a struck port': { tradeCards: standard.tradeCards.map((card, i) => (i === 0 ? { ...card, struck: ['J'] } : card)) },
  'a treasure': { treasureCards: standard.treasureCards.map((card, i) => (i === 0 ? { ...card, value: 200 } : card)) },
  'a cost': { costs: { ...standard.costs, pirate: { buy: 140, sell: 90 } } },
  'a due': { dues: { ...standard.dues, toll: 25 } },
  'an award': { awards: { ...standard.awards, goal: 1200 } },
  'fleet points': { awards: { ...standard.awards, fleetPoints: { fishing: 2, trade: 3, pirate: 4 } } },
  'the coins of the start': { start: { coins: 200 } },
};

const errorsIn =
  (problems: readonly Problem[], lang: Lang, prefix = '') =>
  (place: string): string | undefined => {
    const found = problems.find(({ path }) => pathMatches(path, `${prefix}${place}`));
    return found && besideField(caboBook, found, lang);
  };

describe('a box as it is typed', () => {
  it('is the default box as long as nothing differs', () => {
    expect(patchOf(standard)).toEqual({});
    expect(standard.tiles.map(({ kind }) => kind)).toEqual(tileKinds);
  });

  it.each(Object.entries(changes))('with %s changed can be read, and comes back whole from what is kept', (_, part) => {
    const draft = { ...standard, ...part };
    const patch = JSON.parse(JSON.stringify(patchOf(draft))) as Json;
    const box = must(parseEdition(patch));
    for (const [key, value] of Object.entries(part)) expect(box[key as keyof Edition]).toMatchObject(value);
    expect(draftOf(patch)).toEqual(draft);
    expect(draftOf(makeEdition(box))).toEqual({ ...draft, others: { id: 'custom' } });
  });

  it('understands changes by id as well as whole lists', () => {
    const draft = draftOf({ tradeCards: { t04: { prices: [0, 5, 9] } }, treasureCards: { 'wreck-50': { value: 60 } } });
    expect(draft.tradeCards[3]).toEqual({ ...reconstructed.tradeCards[3], prices: [0, 5, 9] });
    expect(draft.treasureCards.map(({ value }) => value)).toEqual([50, 100, 150, 60, 100, 150]);
  });

  it('keeps the name of a box and where its tables come from', () => {
    const named = { id: 'ours', title: { fr: 'La nôtre', en: 'Ours' }, provenance: { tradeCards: 'public' } };
    expect(patchOf(draftOf(named))).toEqual(named);
  });

  it.each([
    [null],
    ['another-box'],
    [[1]],
    [{ tiles: 3, tradeCards: 'x', goods: [1], costs: { pirate: 1 }, ports: {} }],
  ])('takes the default where nothing can be understood: %j', (edition) =>
    expect(patchOf(draftOf(edition))).toEqual({}),
  );
});

describe('what is wrong in a box', () => {
  it.each([
    ['tiles.quarter.corners', { tiles: { quarter: { corners: [1, 0, 1, 0] } } }],
    ['tiles.sea.count', { tiles: { sea: { count: 2 } } }],
    ['tradeCards[1].prices', { tradeCards: standard.tradeCards.map((card) => ({ ...card, prices: [9, 5, 1] })) }],
    ['tradeCards.t01.good', { tradeCards: { t01: { good: 'tea' } } }],
    ['tradeCards[0].struck', { tradeCards: [{ ...standard.tradeCards[0], struck: [...'ABCDEFGHIJ'] }] }],
    ['goods[0].en', { goods: [{ id: 'salt', fr: 'sel', en: '' }] }],
    ['awards.goal', { awards: { goal: 0 } }],
  ])('is told at its place, in both languages, and what was typed stays: %s', (place, edition) => {
    const draft = draftOf(edition);
    const read = parseEdition(patchOf(draft));
    const problems = read.ok ? [] : read.problems;
    expect(errorsIn(problems, 'fr')(place)).toMatch(/^\p{Lu}[^{}]{10,}\.$/u);
    expect(errorsIn(problems, 'en')(place)).toMatch(/^\p{Lu}[^{}]{10,}\.$/u);
    expect(errorsIn(problems, 'en')('dues.toll')).toBeUndefined();
    expect(patchOf(draft)).toMatchObject(JSON.parse(JSON.stringify(patchOf(draftOf(patchOf(draft))))));
  });

  it('is told at its place inside a position', () => {
    const problems = [{ path: 'edition.dues.toll', code: 'out-of-range', facts: { found: -1, min: 0, max: 9999 } }];
    expect(errorsIn(problems, 'en', 'edition.')('dues.toll')).toContain('at least: 0');
  });
});

it.each([
  ['A F', ['A', 'F']],
  ['j,a', ['A', 'J']],
  ['', []],
  ['xyz 9', []],
])('struck ports typed as %j', (text, ports) => expect(lettersTyped(text)).toEqual(ports));

it('what is typed among the struck ports and is none is not passed over in silence', () => {
  expect([notPorts('A f'), notPorts('A, Z;q'), notPorts('')]).toEqual([[], ['Z', 'Q'], []]);
  expect(lettersTyped('A Z')).toEqual(['A']);
});
