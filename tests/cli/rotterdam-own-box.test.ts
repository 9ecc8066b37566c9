import { must, randomPlay } from '@portolan/core';
import { atRandom, rotterdam } from '@portolan/rotterdam';
import { describe, expect, it } from 'vitest';
import { inProcess, within } from './portolan.ts';
import { creek } from './rotterdam-box.ts';

const box = ['--edition', JSON.stringify(creek)];
const position = { seats: 2, phase: 'sail', ships: ['0a@S:ore', '0b@M:ore', '1a@T:wool'] };
const table = ['--position', JSON.stringify(position), ...box];
const on = (command: string, ...words: string[]): string[] => [command, 'rotterdam', ...words];
const call = (color: string): string[] => ['--action', JSON.stringify({ kind: 'callColor', seat: 0, color })];

const json = async (argv: readonly string[], exit = 0): Promise<never> => {
  const ran = await within([...argv, '--json']);
  expect({ exit: ran.exit, err: ran.err }).toEqual({ exit, err: '' });
  return JSON.parse(ran.out) as never;
};

describe('an owner’s own river', () => {
  it('begins games', async () => {
    // The first Mission drawn is any of fourteen.
    expect(await json([...on('count', '--depth', '1'), ...box])).toMatchObject({ leaves: 14 });
    expect(await json([...on('simulate', '--games', '2', '--policy', 'random', '--seats', '2'), ...box])).toMatchObject(
      {
        games: 2,
      },
    );
  });

  it('is what moves are made of', async () => {
    const listed = (await json([...on('actions'), ...table])) as { color?: string }[];
    expect(listed.map(({ color }) => color)).toEqual(['pink', 'teal']);
    const { position: next } = (await json([...on('apply'), ...table, ...call('pink')])) as { position: object };
    expect(next).toMatchObject({ edition: { id: 'my-creek', provenance: { channels: 'owner' } }, step: 'moving' });
    // The position has taken the box with it: the ship at M is in the way of the one at S.
    const after = ['--position', JSON.stringify(next)];
    const sail = ['--action', '{"kind":"sail","seat":0,"ship":"0a","to":"M"}'];
    expect(await json([...on('check'), ...after, ...sail], 1)).toMatchObject({
      violations: [{ clause: 'sail.blocked', reason: 'position-occupied', facts: { position: 'M', ship: '0b' } }],
    });
  });

  it('is what verdicts go by', async () => {
    expect(await json([...on('check'), ...table, ...call('teal')])).toMatchObject({ legal: true });
    expect((await within([...on('check'), '--position', JSON.stringify(position), ...call('teal')])).exit).toBe(2);
    expect(await json([...on('check'), ...table, ...call('teal'), '--all-rulings'])).toMatchObject({ readings: [] });
    expect(await json([...on('score'), ...table])).toMatchObject({ outcome: null });
  });

  it('is what solvers reckon with', async () => {
    const answer = async (question: string, input: object) =>
      json([...on('solve', question, '--input', JSON.stringify(input), '--iterations', '1'), ...table]);
    expect(await answer('reach', { position: 'S', harbor: 'quarry' })).toMatchObject({
      channels: [2, 2],
      words: [['pink', 'teal']],
      lostBy: [{ at: 'M', color: 'pink', to: 'R' }],
      chance: '1/2',
    });
    expect(await answer('colorOutcomes', {})).toMatchObject({
      teal: [{ ships: { '0b': 'Q:ore', '1a': 'M:wool' }, right: ['0b'] }],
    });
    expect(await answer('launchChances', { cargo: 'wool' })).toMatchObject({ chances: {} });
    expect(await answer('arrival', { ship: '0b', harbor: 'quarry' })).toMatchObject({ forced: true, call: ['teal'] });
    expect(await answer('productOdds', { harbor: 'ranch', product: 'felt', draws: 1 })).toMatchObject({ next: '1/2' });
    expect(await answer('bestMission', { seat: 0, rounds: 1 })).toMatchObject({ total: 0 });
    expect(await answer('cardThreats', { ship: '0b', opponent: 1 })).toMatchObject({ 'port-police': { cargo: null } });
    expect(await answer('standings', {})).toMatchObject({ certain: [], possible: [0, 1] });
    expect(await answer('best', { seat: 0 })).toMatchObject({ tried: 1 });
  });

  it('replays what was played with it', async () => {
    const { log } = must(
      randomPlay(rotterdam, { seats: 2, edition: creek }, { seed: 2, policy: atRandom, maxActions: 200 }),
    );
    expect(await json(['replay', '--log', JSON.stringify(log)])).toMatchObject({ legal: true });
    const { edition: _, ...bare } = log;
    expect(await json(['replay', '--log', JSON.stringify(bare), ...box])).toMatchObject({ legal: true });
    expect((await within(['replay', '--log', JSON.stringify(bare)])).exit).toBe(2);
  });

  it('names its things in each language', async () => {
    const named = {
      ...creek,
      materials: creek.materials.map((one) =>
        one.id === 'ore' ? { ...one, name: { fr: 'Minerai de fer', en: 'Iron ore' } } : one,
      ),
      harbors: creek.harbors.map((one) => (one.id === 'quarry' ? { ...one, name: { fr: 'La Carrière' } } : one)),
    };
    const said = async (lang: string, argv: readonly string[]) =>
      (await within([...argv, '--edition', JSON.stringify(named), '--lang', lang])).out;
    const launch = { seats: 2, phase: 'launch', ships: [] };
    const started = [...on('actions'), '--position', JSON.stringify(launch)];
    expect(await said('fr', started)).toContain('(Minerai de fer)');
    expect(await said('en', started)).toContain('(Iron ore)');
    const ways = [...on('solve', 'launchChances', '--input', '{"cargo":"ore"}'), '--position', JSON.stringify(launch)];
    expect(await said('en', ways)).toContain('La Carrière');
    const { log } = must(
      randomPlay(rotterdam, { seats: 2, edition: named }, { seed: 2, policy: atRandom, maxActions: 60 }),
    );
    const replayed = await within(['replay', '--events', '--log', JSON.stringify(log), '--lang', 'fr']);
    expect(replayed.out).toContain('(Minerai de fer)');
  });

  it('goes through a pipe', async () => {
    const words = [...on('actions'), '--position', JSON.stringify(position), '--edition', '-', '--json'];
    const { exit, out } = await inProcess(words, JSON.stringify(creek));
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toContainEqual({ kind: 'callColor', seat: 0, color: 'teal' });
  });
});

describe('mistakes in a river', () => {
  const { channels, positions, products, missions } = creek;
  const line = (change: object): string[] => ['--edition', JSON.stringify({ ...creek, ...change })];
  const back = { from: 'M', to: 'S', color: 'teal' };
  const wrong = line({ channels: [...channels, back] });
  const log = '{"game":"rotterdam","version":1,"seats":2,"actions":[]}';
  const lines: readonly (readonly [string, readonly string[]])[] = [
    ['count', on('count', '--depth', '1')],
    ['simulate', on('simulate')],
    ['actions', [...on('actions'), ...table.slice(0, 2)]],
    ['check', [...on('check'), ...table.slice(0, 2), ...call('teal')]],
    ['apply', [...on('apply'), ...table.slice(0, 2), ...call('teal')]],
    ['score', [...on('score'), ...table.slice(0, 2)]],
    ['solve', [...on('solve', 'standings'), ...table.slice(0, 2)]],
    ['replay', ['replay', '--log', log]],
  ];

  it.each(lines)('are told by their line: %s', async (_, words) => {
    const { problems } = (await json([...words, ...wrong], 2)) as {
      problems: { input: string; path: string; code: string }[];
    };
    const told = problems.map(({ input, path, code }) => `${input} ${path} ${code}`);
    expect(told).toContain('--edition channels[4] leads-in-a-circle');
    const french = await within([...words, ...wrong, '--lang', 'fr']);
    expect(french.err).toContain('channels[4]\u00a0: ce canal de M à S ramène là d’où il vient');
    const english = await within([...words, ...wrong, '--lang', 'en']);
    expect(english.err).toContain('channels[4]: this channel from M to S leads back to where it comes from');
  });

  it.each([
    ['a box of no shape', ['--edition', '3'], [' not-an-object']],
    ['a box that is not known', ['--edition', '"grandfather’s"'], [' unknown-edition']],
    ['a channel twice', line({ channels: [...channels, channels[0]] }), ['channels[4] double-channel']],
    [
      'a color that is not in the list',
      line({ channels: channels.with(1, { ...back, from: 'T', to: 'M', color: 'red' }) }),
      ['channels[1].color unknown-color'],
    ],
    [
      'a position that is nowhere',
      line({ channels: channels.with(3, { from: 'M', to: 'X', color: 'pink' }) }),
      ['channels[3].to unknown-position'],
    ],
    [
      'a start that is an anchor',
      line({ positions: positions.with(0, { ...positions[0]!, anchor: true } as never) }),
      ['positions[0] two-roles'],
    ],
    [
      'a product too dear',
      line({ products: products.with(2, { ...products[2]!, value: 6 }) }),
      ['products[2].value out-of-range'],
    ],
    [
      'a Mission for something else',
      line({ missions: missions.with(5, { ...missions[5]!, products: ['iron', 'gold'] }) }),
      ['missions[5].products[1] unknown-product'],
    ],
  ] as const)('%s', async (_, edition, expected) => {
    const { problems } = (await json([...on('count', '--depth', '1'), ...edition], 2)) as {
      problems: { path: string; code: string }[];
    };
    expect(problems.map(({ path, code }) => `${path} ${code}`)).toEqual(expect.arrayContaining([...expected]));
  });

  it('stands in the log, where the log brought it', async () => {
    const own = { ...JSON.parse(log), edition: { ...creek, channels: [...channels, back] } };
    const { problems } = (await json(['replay', '--log', JSON.stringify(own)], 2)) as { problems: { input: string }[] };
    expect([...new Set(problems.map(({ input }) => input))]).toEqual(['--log']);
  });
});
