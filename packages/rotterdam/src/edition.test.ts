import { must } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { boxOf } from './box.ts';
import type { Channel, Place } from './edition.ts';
import { makeEdition, parseEdition } from './edition-reader.ts';
import { reconstructed } from './editions/reconstructed.ts';

const told = (json: unknown): readonly string[] => {
  const read = parseEdition(json);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`.trim());
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const counted = (items: readonly (string | number)[]): Record<string, number> =>
  Object.fromEntries(items.map((item) => [item, items.filter((other) => other === item).length]));

const { positions, channels, harbors, materials, products, missions, navigation } = reconstructed;

describe('the default box', () => {
  it('is found by its id, and when nothing is said', () => {
    expect(must(parseEdition('reconstructed-1'))).toBe(reconstructed);
    expect(must(parseEdition(undefined))).toBe(reconstructed);
  });

  it('keeps its own rules', () => {
    expect(told({ ...reconstructed })).toEqual([]);
  });

  it('has the pieces that public sources count', () => {
    expect(sum(materials.map(({ units }) => units))).toBe(24);
    expect(sum(products.map(({ copies }) => copies))).toBe(60);
    expect(missions).toHaveLength(46);
    expect(sum(navigation.map(({ copies }) => copies))).toBe(20);
    expect(reconstructed.shipsPerPlayer).toEqual({ 2: 5, 3: 4, 4: 4 });
  });

  it('has thirty positions and forty-three channels', () => {
    expect(positions).toHaveLength(30);
    expect(positions.filter(({ start }) => start)).toHaveLength(4);
    expect(positions.filter(({ anchor }) => anchor).map(({ id }) => id)).toEqual(['C1', 'D3', 'E2']);
    expect(counted(positions.flatMap(({ harbor }) => harbor ?? []))).toEqual({
      vulcaanhaven: 2,
      merwehaven: 2,
      botlek: 2,
      europoort: 2,
    });
    expect(counted(channels.map(({ color }) => color))).toEqual({ red: 11, yellow: 11, green: 11, blue: 10 });
  });

  it('has one way out of B1, two of one color from five places, three ways into F1 and F2', () => {
    const { ahead, behind, positions: places } = boxOf(reconstructed);
    const where = (is: (at: number) => boolean) => places.ids.filter((_, at) => is(at));
    expect(where((at) => ahead[at]!.length === 1)).toEqual(['B1']);
    const oneColor = where((at) => ahead[at]!.length === 2 && ahead[at]![0]!.color === ahead[at]![1]!.color);
    expect(oneColor).toEqual(['B2', 'B3', 'C2', 'C3', 'E2']);
    expect(where((at) => behind[at]!.length === 3)).toEqual(['F1', 'F2']);
    expect(where((at) => behind[at]!.length === 1 && reconstructed.positions[at]!.harbor === undefined)).toEqual([
      'C2',
      'E2',
      'E3',
    ]);
  });

  it('asks for every pair of products once, and pays more than the cards are worth', () => {
    const pairs = missions.filter((one) => one.products.length === 2).map((one) => [...one.products].sort().join());
    expect(new Set(pairs).size).toBe((8 * 7) / 2);
    expect(missions.filter((one) => one.products.length === 3)).toHaveLength(18);
    const value = (id: string) => products.find((one) => one.id === id)!.value;
    for (const { products: asked, points } of missions) expect(points - sum(asked.map(value))).toBe(asked.length - 1);
    expect(counted(missions.map(({ points }) => points))).toEqual({ 3: 6, 4: 16, 5: 6, 6: 8, 7: 10 });
    const asked = counted(missions.flatMap((one) => one.products));
    const fourteen = Object.fromEntries(products.map(({ id }) => [id, 14]));
    expect(asked).toEqual({ ...fourteen, bread: 13, paint: 13 });
  });
});

describe('a box typed in', () => {
  it.each([
    [{}],
    [{ id: 'ours', seatColors: ['white', 'blue', 'red', 'green'] }],
    [{ navigation: [{ id: 'joker', copies: 3 }] }],
    [{ shipsPerPlayer: { 2: 6, 3: 5, 4: 4 }, provenance: { shipsPerPlayer: 'public' } }],
    [JSON.parse(JSON.stringify(reconstructed))],
  ])('survives its short form, %#', (json) => {
    const edition = must(parseEdition(json));
    expect(must(parseEdition(JSON.parse(JSON.stringify(makeEdition(edition)))))).toEqual(edition);
  });

  it('keeps what was not typed in, and says what was', () => {
    const edition = must(parseEdition({ navigation: [{ id: 'joker', copies: 3 }] }));
    expect(edition.positions).toBe(positions);
    expect(edition.provenance).toMatchObject({ navigation: 'owner', missions: 'reconstructed' });
  });

  it.each([
    { json: 'printed', problems: ['unknown-edition'] },
    { json: 7, problems: ['not-an-object'] },
    { json: { colour: 1 }, problems: ['colour unknown-field'] },
    { json: { shipsPerPlayer: { 2: 5, 3: 0, 4: 4 } }, problems: ['shipsPerPlayer.3 out-of-range'] },
    { json: { navigation: [{ id: 'kraken', copies: 1 }] }, problems: ['navigation[0].id unknown-card'] },
    { json: { materials: [...materials.slice(0, 3), materials[0]] }, problems: ['materials[3].id duplicate'] },
    {
      json: { materials: [...materials.slice(0, 3), { id: 'coal', units: 4, tone: 'gray' }] },
      problems: ['harbors[3].material unknown-material', 'materials[3] no-harbor'],
    },
    {
      json: { harbors: harbors.with(3, { id: 'europoort', material: 'grain' }) },
      problems: ['harbors[3].material duplicate', 'materials[3] no-harbor'],
    },
    {
      json: { products: products.with(7, { ...products[7]!, harbor: 'europort' }) },
      problems: ['products[7].harbor unknown-harbor', 'harbors[3] wrong-products'],
    },
    {
      json: { products: products.with(7, { ...products[7]!, harbor: 'botlek' }) },
      problems: ['harbors[2] wrong-products', 'harbors[3] wrong-products'],
    },
    {
      json: { products: products.with(0, { ...products[0]!, value: 6 }) },
      problems: ['products[0].value out-of-range'],
    },
    {
      json: { missions: missions.with(4, { id: 'm05', products: ['bread', 'coffee'], points: 4 }) },
      problems: ['missions[4].products[1] unknown-product'],
    },
    { json: { missions: missions.slice(0, 11) }, problems: ['missions wrong-length'] },
    { json: { missions: missions.with(1, missions[0]!) }, problems: ['missions[1].id duplicate'] },
  ])('is refused: $problems.0', ({ json, problems }) => expect(told(json)).toEqual(problems));
});

const channelOf = (from: string, to: string): number => channels.findIndex((one) => one.from === from && one.to === to);
const placeOf = (id: string): number => positions.findIndex((one) => one.id === id);

const withChannel = (...more: Channel[]) => ({ channels: [...channels, ...more] });
const without = (from: string, to: string) => ({ channels: channels.toSpliced(channelOf(from, to), 1) });
const withPlace = (id: string, change: Partial<Place>) => ({
  positions: positions.with(placeOf(id), { ...positions[placeOf(id)]!, ...change }),
});

/** The number of the channel that is added. */
const added = channels.length;

describe('a river typed in, line by line', () => {
  it.each([
    {
      rule: 'a channel joins known positions and has a known color',
      json: withChannel({ from: 'A1', to: 'Z9', color: 'purple' }),
      problems: [`channels[${added}].to unknown-position`, `channels[${added}].color unknown-color`],
    },
    {
      rule: 'two positions are joined once',
      json: { channels: channels.with(channelOf('A1', 'B2'), { from: 'A1', to: 'B1', color: 'blue' }) },
      problems: [`channels[${channelOf('A1', 'B2')}] double-channel`],
    },
    {
      rule: 'no way leads back to where it came from',
      json: { channels: channels.with(channelOf('C1', 'D2'), { from: 'C1', to: 'B1', color: 'yellow' }) },
      problems: [
        `channels[${channelOf('C1', 'D2')}] double-channel`,
        `channels[${channelOf('B1', 'C1')}] leads-in-a-circle`,
        `channels[${channelOf('C1', 'D2')}] leads-in-a-circle`,
      ],
    },
    {
      rule: 'every color has a channel',
      json: { colors: [...reconstructed.colors, 'purple'] },
      problems: ['colors[4] unused-color'],
    },
    {
      rule: 'no channel leads to a start',
      json: withPlace('B1', { start: true }),
      problems: [`positions[${placeOf('B1')}] start-led-to`],
    },
    {
      rule: 'no channel leads on from a quay',
      json: { channels: [...channels, { from: 'VU1', to: 'VU2', color: 'red' }] },
      problems: [`positions[${placeOf('VU1')}] quay-leads-on`],
    },
    {
      rule: 'there are one or two channels ahead',
      json: withChannel({ from: 'A1', to: 'B3', color: 'blue' }),
      problems: [`positions[${placeOf('A1')}] wrong-channels-ahead`],
    },
    {
      rule: 'a river position leads somewhere',
      json: without('B1', 'C1'),
      problems: [`positions[${placeOf('B1')}] wrong-channels-ahead`, `positions[${placeOf('B1')}] leads-nowhere`],
    },
    {
      rule: 'every position but a start is led to',
      json: without('D1', 'VU1'),
      problems: [`positions[${placeOf('VU1')}] no-channel-behind`, `positions[${placeOf('VU1')}] not-reached`],
    },
    {
      rule: 'a position is one thing at most',
      json: withPlace('VU1', { anchor: true }),
      problems: [`positions[${placeOf('VU1')}] two-roles`],
    },
    {
      rule: 'a quay is one of a harbor that exists',
      json: withPlace('VU1', { harbor: 'rotterdam' }),
      problems: [`positions[${placeOf('VU1')}].harbor unknown-harbor`],
    },
    {
      rule: 'every harbor has a quay',
      json: {
        positions: positions.map((one) => (one.harbor === 'europoort' ? { ...one, harbor: 'botlek' } : one)),
      },
      problems: ['harbors[3] no-quay'],
    },
    {
      rule: 'a position has a name and a place on the sheet',
      json: { positions: positions.with(0, { id: 'A 1', x: -1, y: 110, start: true }) },
      problems: ['positions[0].id wrong-id', 'positions[0].x out-of-range'],
    },
    {
      rule: 'a position is named once',
      json: { positions: positions.with(1, { ...positions[0]!, y: 5 }) },
      problems: ['positions[1].id duplicate'],
    },
  ])('$rule', ({ json, problems }) => expect(told(json)).toEqual(problems));

  it('is told of with the names of its places', () => {
    const read = parseEdition(withChannel({ from: 'A1', to: 'B3', color: 'blue' }));
    expect(!read.ok && read.problems[0]!.facts).toEqual({ id: 'A1', found: 3, min: 1, max: 2 });
  });

  it('may be another one altogether', () => {
    const river = {
      colors: ['red', 'blue'],
      positions: [
        { id: 'sea', x: 0, y: 0, start: true },
        { id: 'fork', x: 1, y: 0, anchor: true },
        ...harbors.slice(0, 2).map(({ id }, i) => ({ id: `q${i}`, x: 2, y: i, harbor: id })),
        { id: 'bay', x: 0, y: 5, start: true },
        ...harbors.slice(2).map(({ id }, i) => ({ id: `r${i}`, x: 2, y: 5 + i, harbor: id })),
      ],
      channels: [
        { from: 'sea', to: 'fork', color: 'red' },
        { from: 'fork', to: 'q0', color: 'red' },
        { from: 'fork', to: 'q1', color: 'blue' },
        { from: 'bay', to: 'r0', color: 'red' },
        { from: 'bay', to: 'r1', color: 'red' },
      ],
    };
    expect(told(river)).toEqual([]);
  });
});
