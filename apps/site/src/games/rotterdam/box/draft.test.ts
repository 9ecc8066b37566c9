import { languages, must } from '@portolan/core';
import { holesIn } from '@portolan/core/testing';
import { type Edition, makeEdition, parseEdition, reconstructed } from '@portolan/rotterdam';
import { describe, expect, it } from 'vitest';
import { pathMatches } from '../../../check/problems.ts';
import type { Json } from '../../../stores/table.ts';
import { type Draft, draftOf, withParts } from './draft.ts';
import {
  channelReversed,
  colorRemoved,
  harborAdded,
  harborRemoved,
  placeAdded,
  placeRenamed,
  renamed,
  withName,
  withRole,
} from './edits.ts';
import { faultOf } from './errors.ts';

const standard = draftOf({});

const changed = (changes: Partial<Draft>): Json => withParts({}, standard, changes);

const at = (list: readonly { readonly id: string }[], id: string): number => list.findIndex((one) => one.id === id);

/** Each thing that can be typed in, changed once, as the form does it. */
const changes: Readonly<Record<string, Partial<Draft>>> = {
  'a position moved': { positions: standard.positions.map((place, i) => (i === 5 ? { ...place, x: 210 } : place)) },
  'a position renamed': placeRenamed(standard, at(standard.positions, 'B1'), 'Brielle'),
  'an anchor': withRole(standard, at(standard.positions, 'B4'), 'anchor', ''),
  'a channel in another color': {
    channels: standard.channels.map((channel, i) => (i === 0 ? { ...channel, color: 'green' } : channel)),
  },
  'a material named': { materials: renamed(standard.materials, 0, { fr: 'Seigle', en: 'Rye' }) },
  'units of a material': { materials: standard.materials.map((one, i) => (i === 1 ? { ...one, units: 6 } : one)) },
  'a harbor named': { harbors: renamed(standard.harbors, 3, { fr: 'Plaine de la Meuse' }) },
  'a product named': { products: renamed(standard.products, 0, { en: 'Beer' }) },
  'a value': { products: standard.products.map((one, i) => (i === 2 ? { ...one, value: 3 } : one)) },
  'a Mission': {
    missions: standard.missions.map((one, i) => (i === 0 ? { ...one, products: ['bread', 'bread', 'jam'] } : one)),
  },
  'points of a Mission': { missions: standard.missions.map((one, i) => (i === 45 ? { ...one, points: 9 } : one)) },
  'copies of a card': { navigation: standard.navigation.map((one, i) => (i === 0 ? { ...one, copies: 0 } : one)) },
  ships: { shipsPerPlayer: { ...standard.shipsPerPlayer, 2: 6 } },
};

describe('a box as it is typed', () => {
  it('is the default box as long as nothing differs', () => {
    for (const part of Object.keys(standard) as (keyof Draft)[]) expect(standard[part]).toEqual(reconstructed[part]);
    expect(changed({ missions: [...standard.missions], colors: [...standard.colors] })).toEqual({});
  });

  it.each(Object.entries(changes))('with %s can be read, and comes back whole from what is kept', (_, part) => {
    const kept = JSON.parse(JSON.stringify(changed(part))) as Json;
    const box = must(parseEdition(kept));
    for (const [key, value] of Object.entries(part)) expect(box[key as keyof Edition]).toEqual(value);
    expect(draftOf(kept)).toEqual({ ...standard, ...part });
    expect(draftOf(makeEdition(box) as Json)).toEqual({ ...standard, ...part });
    expect(withParts(kept, draftOf(kept), standard)).toEqual({});
  });

  it('keeps the name of a box, and drops the note of where a changed table comes from', () => {
    const named = { id: 'ours', missions: standard.missions.slice(0, 20), provenance: { missions: 'public' } };
    const draft = draftOf(named);
    expect(withParts(named, draft, { shipsPerPlayer: { 2: 4, 3: 4, 4: 4 } })).toEqual({
      ...named,
      shipsPerPlayer: { 2: 4, 3: 4, 4: 4 },
    });
    const fewer = { missions: draft.missions.slice(0, 15) };
    expect(withParts(named, draft, fewer)).toEqual({ id: 'ours', ...fewer });
  });

  it('loses nothing of what it does not understand, as long as that entry is not changed', () => {
    const typed: Json = { positions: [{ id: 'A1', x: 60, y: 'high', note: 'mine' }, 7, ...standard.positions] };
    const draft = draftOf(typed);
    expect(draft.positions.slice(0, 2)).toEqual([
      { id: 'A1', x: 60, y: 0 },
      { id: '', x: 0, y: 0 },
    ]);
    const moved = { positions: draft.positions.map((place) => (place.id === 'E4' ? { ...place, x: 640 } : place)) };
    const next = withParts(typed, draft, moved).positions as unknown[];
    expect(next.slice(0, 2)).toEqual([{ id: 'A1', x: 60, y: 'high', note: 'mine' }, 7]);
    expect(next).toContainEqual({ id: 'E4', x: 640, y: 500 });
  });

  it.each([[{ positions: 3, missions: 'x', shipsPerPlayer: [], colors: null }], [{ nonsense: 1 }]])(
    'shows the default where nothing can be understood: %j',
    (json) => expect(draftOf(json as Json)).toEqual(standard),
  );
});

describe('a change', () => {
  it('of a position takes its channels with it', () => {
    const { channels = [] } = placeRenamed(standard, at(standard.positions, 'B1'), 'Brielle');
    const ends = (list: Draft['channels'], id: string) =>
      list.filter(({ from, to }) => from === id || to === id).length;
    expect(ends(channels, 'Brielle')).toBe(ends(standard.channels, 'B1'));
    expect(ends(channels, 'B1')).toBe(0);
  });

  it('of a name keeps the other language, and leaves no empty name behind', () => {
    expect(withName(undefined, 'en', 'Coffee')).toEqual({ en: 'Coffee' });
    expect(Object.keys(withName({ en: 'Coffee' }, 'fr', 'Café') ?? {})).toEqual(['fr', 'en']);
    expect(withName({ fr: 'Café', en: 'Coffee' }, 'en', '')).toEqual({ fr: 'Café' });
    expect(withName({ fr: 'Café' }, 'fr', '')).toBeUndefined();
    const named = renamed(standard.products, 0, { fr: 'Café' });
    expect(named[0]).toEqual({ ...standard.products[0], name: { fr: 'Café' } });
    expect(renamed(named, 0)).toEqual(standard.products);
  });

  it('adds a harbor that lacks nothing but its quays, and takes one out with all that is its own', () => {
    const added = { ...standard, ...harborAdded(standard) };
    const read = parseEdition(changed(harborAdded(standard)));
    expect(read.ok ? [] : read.problems.map(({ path, code }) => [path, code])).toEqual([['harbors[4]', 'no-quay']]);
    expect({ ...added, ...harborRemoved(added, 4) }).toEqual(standard);
  });

  it('adds a position under a free name, beside the one that is chosen', () => {
    const { id, positions = [] } = placeAdded(standard, 'E1');
    expect(id).toBe('N1');
    expect(positions.at(-1)).toEqual({ id: 'N1', x: 710, y: 190 });
    expect(placeAdded({ ...standard, positions }, 'ME2').id).toBe('N2');
  });

  it('turns a channel round, and takes a color out with its channels', () => {
    expect(channelReversed(standard, 0).channels?.[0]).toEqual({ from: 'B1', to: 'A1', color: 'red' });
    expect(colorRemoved(standard, 'blue').channels).toHaveLength(33);
  });
});

const channel = (from: string, to: string, color = 'red') => ({ from, to, color });
const linked = (...more: Draft['channels']): Partial<Draft> => ({ channels: [...standard.channels, ...more] });

/** Faults of a river: the code, where it stands, and a change that makes it. */
const faults: readonly (readonly [string, string, Partial<Draft>])[] = [
  ['unknown-position', 'channels[43]', linked(channel('B1', 'Z9'))],
  ['unknown-color', 'channels[43]', linked(channel('B1', 'C2', 'pink'))],
  ['leads-in-a-circle', 'channels[43]', linked(channel('C1', 'B1'))],
  ['double-channel', 'channels[43]', linked(channel('A1', 'B1', 'green'))],
  ['quay-leads-on', 'positions[22]', linked(channel('VU1', 'E1'))],
  ['start-led-to', 'positions[0]', linked(channel('B1', 'A1'))],
  ['wrong-channels-ahead', 'positions[0]', linked(channel('A1', 'B3'))],
  [
    'not-reached',
    'positions[30]',
    { positions: [...standard.positions, { id: 'N1', x: 1, y: 1 }], ...linked(channel('N1', 'B1')) },
  ],
  ['no-channel-behind', 'positions[30]', { positions: [...standard.positions, { id: 'N1', x: 1, y: 1 }] }],
  ['leads-nowhere', 'positions[30]', { positions: [...standard.positions, { id: 'N1', x: 1, y: 1 }] }],
  ['unused-color', 'colors[4]', { colors: [...standard.colors, 'orange'] }],
  ['no-quay', 'harbors[4]', harborAdded(standard)],
  [
    'two-roles',
    'positions[0]',
    { positions: standard.positions.map((place, i) => (i === 0 ? { ...place, anchor: true } : place)) },
  ],
  [
    'unknown-harbor',
    'positions[22]',
    { positions: standard.positions.map((place, i) => (i === 22 ? { ...place, harbor: 'delft' } : place)) },
  ],
  ['duplicate', 'positions[30]', { positions: [...standard.positions, { id: 'A1', x: 1, y: 1 }] }],
  ['wrong-products', 'harbors[0]', { products: standard.products.slice(1) }],
  ['no-harbor', 'materials[3]', { harbors: standard.harbors.slice(0, 3) }],
  [
    'unknown-product',
    'missions[0]',
    { products: standard.products.map((one, i) => (i ? one : { ...one, id: 'beer' })) },
  ],
];

describe('what is wrong in a box', () => {
  it.each(faults)('is told at its place with a cure, in both languages: %s at %s', (code, place, part) => {
    const json = changed(part);
    const draft = draftOf(json);
    const read = parseEdition(json);
    const problems = read.ok ? [] : read.problems;
    expect(problems.map((problem) => problem.code)).toContain(code);
    for (const lang of languages) {
      const problem = problems.find((one) => one.code === code && pathMatches(one.path, place));
      const told = problem && faultOf(problem, draft, lang);
      const said = told?.says ?? '';
      // A sentence that says what is wrong, and one that says what to do.
      expect(said.split(/\.(?: |$)/).filter((one) => one !== '').length).toBeGreaterThanOrEqual(2);
      expect(holesIn(said, lang)).toEqual([]);
      expect(said).not.toMatch(/channels\[|positions\[/);
      expect(told?.place).not.toContain('[');
    }
  });

  it('on the river is found on its map', () => {
    const json = changed(linked(channel('C1', 'B1')));
    const read = parseEdition(json);
    const found = (read.ok ? [] : read.problems).map((problem) => faultOf(problem, draftOf(json), 'en').spot);
    expect(found).toContainEqual({ kind: 'channel', from: 'C1', to: 'B1' });
    expect(found).toContainEqual({ kind: 'place', id: 'C1' });
  });
});
