import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { must, randomPlay } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { inProcess, within } from './portolan.ts';

/** A deck that an owner has copied from his cards: every kind of effect, choices and options. */
const deck = {
  id: 'my-box',
  contacts: [
    { id: 'clerk', fr: 'Commis', en: 'Clerk', commission: 1, effects: [{ do: 'place', groups: [1] }] },
    {
      id: 'smuggler',
      fr: 'Contrebandier',
      en: 'Smuggler',
      commission: 4,
      effects: [
        { do: 'place', groups: [2, 1], quays: [1, 2, 3] },
        { do: 'swapGoods', reach: 'any', may: true },
      ],
    },
    {
      id: 'recruiter',
      fr: 'Recruteur',
      en: 'Recruiter',
      commission: 3,
      effects: [
        {
          do: 'oneOf',
          of: [
            { do: 'replace' },
            { do: 'remove', n: 1, whose: 'other' },
            { do: 'move', n: 2, whose: 'any', reach: 'any' },
          ],
        },
        { do: 'swap', whose: 'any', may: true },
      ],
    },
  ],
};

const box = ['--edition', JSON.stringify(deck)];
const position = {
  seats: 3,
  quays: ['4 madras A1B2', '5 rum B1', '3 spices C1', '6 madras'],
  premiums: [10, 10, 10],
  next: 5,
};
const table = ['--position', JSON.stringify(position), ...box];
const on = (command: string, ...words: string[]): string[] => [command, 'comptoir-des-antilles', ...words];
const action = (contact: string): string[] => ['--action', JSON.stringify({ kind: 'playContact', seat: 0, contact })];

const json = async (argv: readonly string[], exit = 0): Promise<never> => {
  const ran = await within([...argv, '--json']);
  expect({ exit: ran.exit, err: ran.err }).toEqual({ exit, err: '' });
  return JSON.parse(ran.out) as never;
};

describe('an owner’s own deck', () => {
  it('begins games', async () => {
    const { leaves } = (await json([...on('count', '--depth', '1'), ...box])) as { leaves: number };
    // Ships of six values.
    expect(leaves).toBe(6);
    const report = await json([...on('simulate', '--games', '3', '--policy', 'sensible'), ...box]);
    expect(report).toMatchObject({ games: 3 });
  });

  it('is what moves are made of', async () => {
    const listed = (await json([...on('actions'), ...table])) as { kind: string; contact?: string }[];
    expect(listed.flatMap(({ contact }) => contact ?? [])).toEqual(['clerk', 'smuggler', 'recruiter']);
    const { position: next } = (await json([...on('apply'), ...table, ...action('smuggler')])) as { position: object };
    expect(next).toMatchObject({ edition: { id: 'my-box', provenance: { contacts: 'owner' } }, phase: 'effect' });
    // The position has taken the box with it.
    const after = ['--position', JSON.stringify(next)];
    const place = ['--action', '{"kind":"place","seat":0,"quays":[2,2,4]}'];
    expect(await json([...on('check'), ...after, ...place], 1)).toMatchObject({
      legal: false,
      violations: [{ clause: 'contact.effects', reason: 'quay-not-allowed', facts: { quay: 4 } }],
    });
  });

  it('is what verdicts go by', async () => {
    expect(await json([...on('check'), ...table, ...action('recruiter')])).toMatchObject({ legal: true });
    expect((await within([...on('check'), '--position', JSON.stringify(position), ...action('recruiter')])).exit).toBe(
      2,
    );
    const readings = await json([...on('check'), ...table, ...action('clerk'), '--all-rulings']);
    expect(readings).toMatchObject({ legal: true, readings: [] });
    expect(await json([...on('score'), ...table])).toMatchObject({ outcome: null });
  });

  it('is what solvers reckon with', async () => {
    const answer = (await json([...on('solve', 'bestTurn', '--input', '{"seat":0}'), ...table])) as {
      certainty: string;
      ranking: { do: { contact?: string }[] }[];
    };
    expect(answer.certainty).toBe('exact');
    const contacts = new Set(answer.ranking.map((play) => play.do[0]!.contact));
    expect([...contacts].sort()).toEqual(['clerk', 'recruiter', 'smuggler']);
    const advice = ['best', '--input', '{"seat":0}', '--iterations', '1'];
    expect(await json([...on('solve', ...advice), ...table])).toMatchObject({ tried: 1 });
  });

  it('is called by its own names', async () => {
    const text = async (argv: readonly string[], lang: string) => {
      const { out, err } = await within([...argv, '--lang', lang]);
      return `${out}${err}`.replaceAll('\u00a0', ' ');
    };
    const play = [...table, ...action('smuggler')];
    const threats = ['threats', '--input', '{"seat":1}'];
    const discarded = { ...position, discards: [['smuggler'], [], []] };
    const again = ['--position', JSON.stringify(discarded), ...box, ...action('smuggler')];
    const twice = { ...position, discards: [['clerk', 'clerk'], [], []] };
    const lines: readonly (readonly [readonly string[], string, string])[] = [
      [[...on('check'), ...play], 'A plays the Smuggler.', 'A joue la relation Contrebandier.'],
      [[...on('actions'), ...table], 'A plays the Clerk', 'A joue la relation Commis'],
      [[...on('apply'), ...play], 'A plays the Smuggler.', 'A joue la relation Contrebandier.'],
      [[...on('check'), ...again], 'One no longer has the Smuggler in hand', 'la relation Contrebandier en main'],
      [
        [...on('score'), '--position', JSON.stringify(twice), ...box],
        'A has the Clerk only once',
        'la relation Commis',
      ],
      [[...on('solve', 'bestTurn', '--input', '{"seat":0}'), ...table], 'A plays the Clerk', 'la relation Commis'],
      [[...on('solve', ...threats), ...table], 'with the Smuggler', 'avec la relation Contrebandier'],
    ];
    for (const [argv, english, french] of lines) {
      expect(await text(argv, 'en')).toContain(english);
      expect(await text(argv, 'fr')).toContain(french);
    }
  });

  it('replays what was played with it', async () => {
    const { log, over } = must(randomPlay(comptoirDesAntilles, { seats: 3, edition: deck }, { seed: 2 }));
    expect(over).toBe(true);
    expect(await json(['replay', '--log', JSON.stringify(log)])).toMatchObject({ legal: true, over: true });
    const { edition: _, ...bare } = log;
    expect(await json(['replay', '--log', JSON.stringify(bare), ...box])).toMatchObject({ legal: true, over: true });
    const ran = await within(['replay', '--log', JSON.stringify(bare), '--lang', 'fr']);
    expect(ran.exit).toBe(2);
    expect(ran.err).toContain('cette boîte n’a pas cette relation');
  });

  it('goes through a pipe', async () => {
    const words = [...on('actions'), '--position', JSON.stringify(position), '--edition', '-', '--json'];
    const { exit, out } = await inProcess(words, JSON.stringify(deck));
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toContainEqual({ kind: 'playContact', seat: 0, contact: 'clerk' });
  });
});

describe('mistakes in a deck', () => {
  const [clerk, smuggler] = deck.contacts;
  const wrong = {
    contacts: [
      {
        ...clerk,
        effects: [
          { do: 'place', groups: [1] },
          { do: 'move', n: 9, whose: 'own' },
        ],
      },
      { ...smuggler, effects: [{ do: 'fly' }] },
    ],
  };
  const option = ['--edition', JSON.stringify(wrong)];
  const lines: readonly (readonly [string, readonly string[]])[] = [
    ['count', [...on('count', '--depth', '1'), ...option]],
    ['simulate', [...on('simulate'), ...option]],
    ['actions', [...on('actions'), ...table.slice(0, 2), ...option]],
    ['check', [...on('check'), ...table.slice(0, 2), ...option, ...action('clerk')]],
    ['apply', [...on('apply'), ...table.slice(0, 2), ...option, ...action('clerk')]],
    ['score', [...on('score'), ...table.slice(0, 2), ...option]],
    ['solve', [...on('solve', 'bestTurn'), ...table.slice(0, 2), ...option]],
    ['replay', ['replay', '--log', '{"game":"comptoir-des-antilles","version":1,"seats":3,"actions":[]}', ...option]],
  ];

  it.each(lines)('are told by card and effect: %s', async (_, argv) => {
    const { problems } = (await json(argv, 2)) as { problems: { input: string; path: string; code: string }[] };
    expect(problems.map(({ input, path, code }) => `${input} ${path} ${code}`)).toEqual([
      '--edition contacts[0].effects[1].n out-of-range',
      '--edition contacts[1].effects[0].do unknown-effect',
    ]);
    const english = await within([...argv, '--lang', 'en']);
    expect(english.err).toContain('out of range (contact: Clerk; effect: 2; found: 9; at least: 1; at most: 4)');
    expect(english.err).toContain('there is no such effect (contact: Smuggler; effect: 1; found: fly');
    const french = await within([...argv, '--lang', 'fr']);
    expect(french.err).toContain('hors limites (relation\u00a0: Commis\u202f; effet\u00a0: 2\u202f; trouvé\u00a0: 9');
  });

  it.each([
    ['a box of no shape', '3', ' not-an-object'],
    [
      'a box with too few goods',
      '{"goods":[{"id":"tea","fr":"Thé","en":"Tea","premium":3,"count":4}]}',
      'goods too-few',
    ],
    ['a contact twice', JSON.stringify({ contacts: [clerk, clerk] }), 'contacts[1].id duplicate'],
    ['a single contact', JSON.stringify({ contacts: [clerk] }), 'contacts wrong-length'],
    ['a box that is not known', '"grandfather’s"', ' unknown-edition'],
  ])('%s', async (_, edition, problem) => {
    const line = [...on('count', '--depth', '1'), '--edition', edition];
    const { problems } = (await json(line, 2)) as { problems: { path: string; code: string }[] };
    expect(problems.map(({ path, code }) => `${path} ${code}`)).toEqual([problem]);
  });

  it('stands in the log, where the log brought it', async () => {
    const log = { game: 'comptoir-des-antilles', version: 1, seats: 3, edition: wrong, actions: [] };
    const { problems } = (await json(['replay', '--log', JSON.stringify(log)], 2)) as { problems: { input: string }[] };
    expect(problems.map(({ input }) => input)).toEqual(['--log', '--log']);
  });
});

describe('a box without a contact that places one porter alone', () => {
  const [, smuggler, recruiter] = deck.contacts;
  const heavy = JSON.stringify({ contacts: [smuggler, recruiter] });
  const log = { game: 'comptoir-des-antilles', version: 1, seats: 3, actions: [] };
  const lines: readonly (readonly [string, readonly string[]])[] = [
    ['count', on('count', '--depth', '1')],
    ['actions', [...on('actions'), '--position', JSON.stringify(position)]],
    ['replay', ['replay', '--log', JSON.stringify(log)]],
  ];

  it.each(lines)('is warned of beside the answer, once: %s', async (_, line) => {
    const english = await within([...line, '--edition', heavy, '--lang', 'en']);
    expect(english).toMatchObject({ exit: 0 });
    expect(english.err).toBe(
      'Warning, --edition: contacts: no contact places one porter alone: a ship one place short might stay at quay.\n',
    );
    const french = await within([...line, '--edition', heavy, '--lang', 'fr']);
    expect(french.err).toMatch(/^Attention, --edition\u00a0: contacts\s?: aucune relation ne place un seul porteur/);
    expect(french.out).not.toContain('Attention');
  });

  it('leaves the answer of a machine as it is', async () => {
    const ran = await within([...on('count', '--depth', '1'), '--edition', '-', '--json'], heavy);
    expect(JSON.parse(ran.out)).toHaveProperty('leaves');
    expect(ran.err).toMatch(/^Warning, /);
  });

  it('is not warned of where one places a porter alone', async () => {
    expect(await within([...on('count', '--depth', '1'), ...box])).toMatchObject({ exit: 0, err: '' });
  });
});
