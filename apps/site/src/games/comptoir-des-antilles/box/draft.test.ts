import { makeEdition, parseEdition, reconstructed } from '@portolan/comptoir-des-antilles';
import { languages, must } from '@portolan/core';
import { holesIn } from '@portolan/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepBox, openingBox } from '../../../box/useBox.ts';
import { pathMatches } from '../../../check/problems.ts';
import { editionOf, formsOf, type Json } from '../../../stores/table.ts';
import comptoirPage from '../page.ts';
import {
  type Draft,
  draftOf,
  freeId,
  freeValue,
  listOf,
  patchOf,
  shownBox,
  withChanges,
  withEntryField,
  withNext,
  withoutAt,
  withPart,
  withTileCount,
} from './draft.ts';
import { mistake } from './errors.ts';
import { words } from './words.ts';

const game = 'comptoir-des-antilles';
const { contacts, ships, goods, tiles } = reconstructed;
const card = { id: 'contact-9', fr: 'Mousse', en: 'Cabin boy', commission: 2, effects: [{ do: 'replace', may: true }] };

/** Each thing that can be typed in, changed once, as the form does it. */
const changes: Readonly<Record<string, Draft>> = {
  'a name': withPart({}, 'contacts', withEntryField(contacts, 0, 'fr', 'Marin')),
  'a commission': withPart({}, 'contacts', withEntryField(contacts, 3, 'commission', 4)),
  'effects in another order': withPart(
    {},
    'contacts',
    withEntryField(contacts, 2, 'effects', withNext(contacts[2]?.effects ?? [], 0)),
  ),
  'another card': withPart({}, 'contacts', [...contacts, card]),
  'a card less': withPart({}, 'contacts', withoutAt(contacts, 7)),
  'more tiles of a kind': withPart({}, 'tiles', withTileCount({}, 'fire', 2)),
  'a kind of ships more': withPart({}, 'ships', [...ships, { value: freeValue(ships), count: 1 }]),
  'a premium': withPart({}, 'goods', withEntryField(goods, 1, 'premium', 6)),
  'fewer porters': withPart({}, 'porters', 8),
  'an earlier end': withPart({}, 'target', 60),
};

describe('a box as it is typed', () => {
  beforeEach(() => {
    editionOf(game).set(null);
    formsOf(game).set({});
  });

  it('is ours as long as nothing differs', () => {
    expect(patchOf(draftOf('reconstructed'))).toEqual({});
    expect(patchOf(JSON.parse(JSON.stringify(reconstructed)) as Json)).toEqual({});
    expect(withPart({ target: 60 }, 'target', 100)).toEqual({});
    expect(listOf({}, 'contacts')).toBe(contacts);
  });

  it.each(Object.entries(changes))('with %s changed can be read, and comes back from what is kept', (_, draft) => {
    const box = must(parseEdition(JSON.parse(JSON.stringify(patchOf(draft)))));
    const [part = ''] = Object.keys(draft);
    expect(box[part as 'ships']).toEqual(draft[part]);
    keepBox(comptoirPage, draft);
    expect(openingBox(comptoirPage, undefined)).toEqual(draft);
    expect(openingBox(comptoirPage, makeEdition(box))).toMatchObject(draft);
  });

  it('stays with its form while it is wrong, and other pages play with the last one that was right', () => {
    keepBox(comptoirPage, changes['a premium'] ?? {});
    const wrong = { goods: [{ ...goods[0], count: 'many' }], colour: 1 };
    keepBox(comptoirPage, wrong);
    expect(openingBox(comptoirPage, undefined)).toEqual(wrong);
    expect(editionOf(game).get()).toEqual(changes['a premium']);
    keepBox(comptoirPage, {});
    expect(openingBox(comptoirPage, undefined)).toEqual({});
    expect(editionOf(game).get()).toBeNull();
  });

  it('keeps where its tables come from', () => {
    const draft = { id: 'mine', provenance: { contacts: 'public' }, contacts: [...contacts, card] };
    expect(patchOf(draft)).toEqual(draft);
  });

  it('gives each new card and ship a place of its own', () => {
    expect(freeId([{ id: 'contact-3' }, 7], 'contact')).toBe('contact-4');
    expect(freeValue(ships)).toBe(1);
    expect(withNext([1, 2, 3], 1)).toEqual([1, 3, 2]);
    expect(withNext([1, 2, 3], 2)).toEqual([1, 2, 3]);
    expect(withTileCount({ tiles: [] }, 'storm', 1)).toEqual([{ id: 'storm', count: 1 }]);
  });
});

const deck = (...effects: unknown[]) => ({ contacts: [card, { ...card, id: 'two', effects }] });

describe('what is wrong in a box', () => {
  const wrong: readonly (readonly [path: string, json: Json, cure: RegExp])[] = [
    ['contacts', { contacts: [card] }, /2 to 20/],
    ['contacts', { contacts: 'x' }, /Correct|list/],
    ['contacts[1]', { contacts: [card, 7] }, /object/],
    ['contacts[1].fr', { contacts: [card, { ...card, id: 'b', fr: '' }] }, /^Write a name, of 1 to 40/],
    ['contacts[1].id', { contacts: [card, card] }, /another id/],
    ['contacts[1].commission', { contacts: [card, { ...card, id: 'b', commission: 10 }] }, /between/],
    ['contacts[1].effects', deck(), /1 to 6 effects/],
    ['contacts[1].effects[0].do', deck({ do: 'load' }), /Choose an effect/],
    ['contacts[1].effects[1].groups[0]', deck({ do: 'replace' }, { do: 'place', groups: [9] }), /between/],
    ['contacts[1].effects[0].groups', deck({ do: 'place', groups: [] }), /one group/],
    ['contacts[1].effects[0].quays', deck({ do: 'place', groups: [1], quays: [2, 2] }), /Take one/],
    ['contacts[1].effects[0].quays', deck({ do: 'place', groups: [1], quays: [] }), /Tick a quay/],
    ['contacts[1].effects[0].whose', deck({ do: 'move', n: 1 }), /Fill it in/],
    ['contacts[1].effects[0].whose', deck({ do: 'swap', whose: 'other' }), /whose porters/],
    ['contacts[1].effects[0].of', deck({ do: 'oneOf', of: [{ do: 'replace' }] }), /between 2, 3 or 4/],
    ['contacts[1].effects[0].n', deck({ do: 'replace', n: 1 }), /out of the text/],
    ['ships', { ships: [{ value: 5, count: 4 }] }, /four for the quays/],
    ['ships[1].value', { ships: [ships[0], ships[0], ...ships.slice(1)] }, /Count ships/],
    ['goods', { goods: [{ ...goods[0], count: 9 }] }, /Add tiles/],
    ['goods[0].premium', { goods: [{ ...goods[0], premium: 0 }, ...goods.slice(1)] }, /between/],
    ['tiles[0].count', { tiles: [{ ...tiles[0], count: 10 }] }, /between/],
    ['tiles[0].id', { tiles: [{ id: 'kraken', count: 1 }] }, /ten kinds/],
    ['porters', { porters: 0 }, /between/],
    ['quays', { quays: 5 }, /rules fix/],
    ['colour', { colour: 1 }, /out of the text/],
  ];

  it.each(wrong)('is told at its place with its cure, in both languages: %s %#', (path, json, cure) => {
    const read = parseEdition(json);
    const problems = read.ok ? [] : read.problems;
    const found = problems.find((problem) => pathMatches(problem.path, path));
    const [fr, en] = languages.map((lang) => found && mistake(found, lang));
    expect(en).toMatch(cure);
    expect(fr).toMatch(/^\p{Lu}.{10,}\.$/u);
    expect(holesIn(fr ?? '', 'fr')).toEqual([]);
    expect(holesIn(en ?? '', 'en')).toEqual([]);
    // Every field reads what it can of a wrong box, and a change elsewhere loses nothing of it.
    const shown = shownBox(json);
    expect(withChanges(json, shown, { ...shown, target: 60 })).toEqual({ ...json, target: 60 });
  });
});

it('the words of the form are whole in both languages', () => {
  for (const text of Object.values(words))
    for (const lang of languages) expect(holesIn(text[lang].replace(/\{\w+\}/g, 'x'), lang)).toEqual([]);
});
