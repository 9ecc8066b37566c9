import { must } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { editionWarnings, makeEdition, parseEdition } from './edition-reader.ts';
import { reconstructed } from './editions/reconstructed.ts';

const told = (json: unknown): readonly string[] => {
  const read = parseEdition(json);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`.trim());
};

const card = { id: 'purser', fr: 'Commissaire', en: 'Purser', commission: 2, effects: [{ do: 'place', groups: [2] }] };
const other = { ...card, id: 'mate', effects: [{ do: 'move', n: 1, whose: 'own', may: true }] };
const deck = (...effects: unknown[]) => ({ contacts: [card, { ...other, effects }] });
const [ship] = reconstructed.ships;

describe('a box', () => {
  it('is the default one by its id, and when nothing is said', () => {
    expect(must(parseEdition('reconstructed'))).toBe(reconstructed);
    expect(must(parseEdition(undefined))).toBe(reconstructed);
  });

  it('has the numbers of the rulebook, and a deck as strong as it is dear', () => {
    const { ships, goods, contacts, tiles } = reconstructed;
    const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
    expect(sum(ships.map(({ count }) => count))).toBe(20);
    expect(sum(ships.map(({ value, count }) => value * count))).toBe(97);
    expect(sum(goods.map(({ count }) => count))).toBe(16);
    expect(sum(goods.map(({ premium, count }) => premium * count))).toBe(46);
    expect(sum(contacts.map(({ commission }) => commission))).toBe(24);
    const placed = contacts.flatMap(({ effects }) => effects.flatMap((one) => (one.do === 'place' ? one.groups : [])));
    expect(sum(placed)).toBe(15);
    expect(sum(tiles.map(({ count }) => count))).toBe(16);
  });

  it.each([
    [{}],
    [{ id: 'ours', contacts: [card, other] }],
    [{ porters: 8, target: 60, tiles: [] }],
    [{ ships: [{ value: 5, count: 20 }], provenance: { ships: 'public' } }],
    [{ game: 'comptoir-des-antilles', seats: [3, 4], quays: 4, id: 'ours', porters: 9 }],
    [reconstructed],
    [JSON.parse(JSON.stringify(reconstructed))],
  ])('survives its short form, %#', (json) => {
    const edition = must(parseEdition(json));
    expect(must(parseEdition(JSON.parse(JSON.stringify(makeEdition(edition)))))).toEqual(edition);
  });

  it('keeps what was not typed in, and says what was', () => {
    const edition = must(parseEdition({ contacts: [card, other] }));
    expect(edition.goods).toBe(reconstructed.goods);
    expect(edition.provenance).toMatchObject({ contacts: 'owner', tiles: 'reconstructed', goods: 'rulebook' });
  });

  it.each([
    { json: 'printed', problems: ['unknown-edition'] },
    { json: 7, problems: ['not-an-object'] },
    { json: { colour: 1 }, problems: ['colour unknown-field'] },
    { json: { quays: 5 }, problems: ['quays not-changeable'] },
    { json: { porters: 0 }, problems: ['porters out-of-range'] },
    { json: { ships: [{ ...ship, value: 13 }] }, problems: ['ships[0].value out-of-range'] },
    { json: { ships: [{ ...ship, count: 4 }] }, problems: ['ships too-few'] },
    { json: { ships: [ship, ship] }, problems: ['ships[1].value duplicate'] },
    // 4 seats, 4 ships, 1 Avarie and 1 Au feu !
    { json: { goods: [{ ...reconstructed.goods[0], count: 9 }] }, problems: ['goods too-few'] },
    { json: { tiles: [{ id: 'kraken', count: 1 }] }, problems: ['tiles[0].id unknown-tile'] },
    { json: { contacts: [card] }, problems: ['contacts wrong-length'] },
    { json: { contacts: [card, card] }, problems: ['contacts[1].id duplicate'] },
    { json: { contacts: [card, { ...other, commission: 10 }] }, problems: ['contacts[1].commission out-of-range'] },
    { json: deck(), problems: ['contacts[1].effects wrong-length'] },
    { json: deck({ do: 'load', groups: [1] }), problems: ['contacts[1].effects[0].do unknown-effect'] },
    { json: deck({ groups: [1] }), problems: ['contacts[1].effects[0].do missing-field'] },
    { json: deck('place'), problems: ['contacts[1].effects[0] not-an-object'] },
    { json: deck({ do: 'place', groups: [9] }), problems: ['contacts[1].effects[0].groups[0] out-of-range'] },
    {
      json: deck({ do: 'place', groups: [1], quays: [2, 2] }),
      problems: ['contacts[1].effects[0].quays[1] duplicate'],
    },
    { json: deck({ do: 'move', n: 1 }), problems: ['contacts[1].effects[0].whose missing-field'] },
    { json: deck({ do: 'swap', whose: 'other' }), problems: ['contacts[1].effects[0].whose unknown-owner'] },
    { json: deck({ do: 'replace', n: 1 }), problems: ['contacts[1].effects[0].n unknown-field'] },
    { json: deck({ do: 'replace', may: false }), problems: ['contacts[1].effects[0].may wrong-type'] },
    { json: deck({ do: 'oneOf', of: [{ do: 'replace' }] }), problems: ['contacts[1].effects[0].of wrong-length'] },
    {
      json: deck({ do: 'oneOf', of: [{ do: 'replace' }, { do: 'oneOf', of: [] }] }),
      problems: ['contacts[1].effects[0].of[1].do unknown-effect'],
    },
  ])('is refused: $problems.0', ({ json, problems }) => expect(told(json)).toEqual(problems));

  it('is refused with the name of the card and the number of the effect', () => {
    const read = parseEdition(deck({ do: 'replace' }, { do: 'place', groups: [] }));
    expect(!read.ok && read.problems[0]?.facts).toMatchObject({ contact: 'mate', effect: 2 });
  });

  it('is warned of, if no card places one porter alone', () => {
    expect(editionWarnings(reconstructed)).toEqual([]);
    const edition = must(parseEdition({ contacts: [card, other] }));
    expect(editionWarnings(edition)).toEqual([{ path: 'contacts', code: 'no-single-place' }]);
  });
});
