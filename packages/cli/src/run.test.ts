import { describe, expect, it } from 'vitest';
import { json, line } from '../fixtures/terminal.ts';
import { commands } from './commands/index.ts';

const take = (seat: number, stones: number): string => JSON.stringify({ kind: 'take', seat, stones });

describe('the language', () => {
  it.each([
    [{}, [], 'Lists the games.'],
    [{ LANG: 'fr_FR.UTF-8' }, [], 'Donne la liste des jeux.'],
    [{ LANG: 'fr_FR.UTF-8', LC_ALL: 'en_US' }, [], 'Lists the games.'],
    [{ LC_ALL: 'fr_CA' }, [], 'Donne la liste des jeux.'],
    [{ LANG: 'de_DE' }, [], 'Lists the games.'],
    [{ LANG: 'de_DE' }, ['--lang', 'fr'], 'Donne la liste des jeux.'],
    [{ LANG: 'fr_FR' }, ['--lang=en'], 'Lists the games.'],
  ])('of %j and %j', async (env, options, said) => {
    const { out, exit } = await line(['games', '--help', ...options], { env });
    expect(out).toContain(said);
    expect(exit).toBe(0);
  });
});

describe('help', () => {
  it('names every command', async () => {
    for (const argv of [[], ['--help'], ['help'], ['-h']]) {
      const { out, exit } = await line(argv);
      expect(exit).toBe(0);
      for (const name of Object.keys(commands)) expect(out).toContain(`  ${name} `);
    }
  });

  it.each(Object.keys(commands))('of %s names every option in both languages', async (name) => {
    for (const lang of ['fr', 'en'] as const) {
      const { out, exit } = await line(['help', name, '--lang', lang]);
      expect(exit).toBe(0);
      expect(out).toContain(commands[name]!.about[lang]);
      for (const option of Object.keys(commands[name]!.options)) expect(out).toContain(`--${option}`);
      expect((await line([name, '--help', '--lang', lang])).out).toBe(out);
    }
  });
});

describe('rules', () => {
  it('prints the book', async () =>
    expect((await line(['rules', 'nim'])).out).toContain('**1.2** Take one or two stones.'));

  it('prints a clause with what belongs to it', async () =>
    expect((await line(['rules', 'nim', 'heap.take', '--lang', 'fr'])).out).toBe(
      '1.2 heap.take\u00a0: On prend une ou deux pierres.\n  source\u00a0: Nim\n  exemple\u00a0: Deux pierres (two)\n',
    ));

  it('prints a clause by number, as data', async () =>
    expect((await json(['rules', 'nim', '1.5'])).value).toEqual([
      {
        id: 'ruling.three',
        number: '1.5',
        kind: 'ruling',
        section: 'heap',
        fr: 'Jamais trois.',
        en: 'Never three.',
        see: ['heap.take'],
        source: 'Nim',
      },
    ]));

  it('searches', async () => {
    const { value } = await json(['rules', 'nim', '--search', 'STONES']);
    const found = (value as { kind: string; id: string }[]).map(({ kind, id }) => `${kind} ${id}`);
    expect(found).toEqual(
      expect.arrayContaining(['clause heap.size', 'clause heap.take', 'clause heap.win', 'term heap', 'example two']),
    );
    expect(found).not.toContain('clause ruling.three');
    expect((await line(['rules', 'nim', '--search', 'tas', '--lang', 'fr'])).out).toContain('tas\u00a0: Les pierres.');
    expect((await line(['rules', 'nim', '--search', 'pierres', '--lang', 'en'])).out).toContain('heap.take: Take one');
    expect((await line(['rules', 'nim', '--search', 'whale'])).out).toBe('No such thing in the rulebook.\n');
  });
});

describe('actions', () => {
  it('lists them', async () => {
    expect((await json(['actions', 'nim', '--position', '{"heap":1}'])).value).toEqual([
      { kind: 'take', seat: 0, stones: 1 },
    ]);
    expect((await line(['actions', 'nim', '--position', '{"heap":1}'])).out).toBe(`en: take\t${take(0, 1)}\n`);
    // Why there is nothing the game says.
    const over = await line(['actions', 'nim', '--position', '{"heap":0}']);
    expect(over).toEqual({ exit: 0, out: '', err: 'en: --position finished\n' });
  });

  it('says where the list of a seat is not whole, and never that nothing is legal', async () => {
    const argv = ['actions', 'nim', '--position', '{"heap":51}'];
    expect(await line(argv)).toEqual({ exit: 0, out: 'large-heap\n', err: '' });
    expect(await line([...argv, '--json'])).toMatchObject({ out: expect.stringMatching(/^\[\]/), err: 'large-heap\n' });
    expect(await line([...argv, '--seat', '1'])).toEqual({ exit: 0, out: '', err: 'en: --seat not-to-act\n' });
  });
});

describe('apply', () => {
  it('plays a list and options one after the other', async () =>
    expect(
      await json(['apply', 'nim', '--position', '{}', '--action', `[${take(0, 2)}]`, '--action', take(1, 1)]),
    ).toEqual({
      exit: 0,
      value: {
        position: { heap: 2, active: 0, taken: [2, 1] },
        events: Array(2).fill({ kind: 'taken', clause: 'heap.take', message: 'en: taken' }),
      },
    }));

  it('stops at an illegal action and says which', async () => {
    const argv = ['apply', 'nim', '--position', '{}', '--action', `[${take(0, 2)},${take(0, 1)}]`];
    expect(await json(argv)).toMatchObject({
      exit: 1,
      value: { index: 1, action: { seat: 0, stones: 1 }, legal: false, violations: [{ reason: 'not-your-turn' }] },
    });
    expect((await line([...argv, '--lang', 'fr'])).out).toMatch(/^Coup 2 sur 2\u00a0: fr: take\.\nInterdit\./);
  });
});

describe('replay', () => {
  const log = (...actions: readonly unknown[]): string =>
    JSON.stringify({ game: 'nim', version: 1, seats: 2, start: { heap: 3 }, actions });
  const [two, one] = [JSON.parse(take(0, 2)), JSON.parse(take(1, 1))];

  it('plays a whole game', async () => {
    expect(await json(['replay', '--log', log(two, one)])).toEqual({
      exit: 0,
      value: {
        legal: true,
        game: 'nim',
        actions: 2,
        phase: 'take',
        over: true,
        scores: [
          { seat: 0, total: 2, parts: [{ clause: 'heap.take', points: 2 }] },
          { seat: 1, total: 1, parts: [{ clause: 'heap.take', points: 1 }] },
        ],
        outcome: { winners: [1], clause: 'heap.win' },
        position: { heap: 0, active: 0, taken: [2, 1] },
      },
    });
    expect((await line(['replay', '--log', log(two, one), '--lang', 'fr', '--events'])).out).toBe(
      '1. fr: take\n2. fr: take\n2 coups rejoués, partie finie.\nA\u00a0: 2 = 2 (1.2)\nB\u00a0: 1 = 1 (1.2)\n' +
        '  1.2 heap.take\u00a0: On prend une ou deux pierres.\n' +
        'Victoire\u00a0: B\n  1.4 heap.win\u00a0: La dernière pierre gagne.\n',
    );
  });

  it('tells the title, the remarks, and that the rules have changed since', async () => {
    const noted = {
      ...JSON.parse(log(two, one)),
      title: 'Mardi',
      rulesVersion: 7,
      comments: { 0: 'Au début.', 2: 'À la fin.' },
    };
    const argv = ['replay', '--log', JSON.stringify(noted)];
    expect((await json(argv)).value).toMatchObject({ title: 'Mardi', rulesVersion: 7 });
    expect((await line([...argv, '--lang', 'fr', '--events'])).out.split('\n').slice(0, 6)).toEqual([
      'Mardi',
      'Au début.',
      '1. fr: take',
      '2. fr: take',
      '   À la fin.',
      'Partie notée sous la version 7 des règles\u202f; elle est jugée ici sous la version 1.',
    ]);
  });

  it('stops at an illegal action', async () =>
    expect(await json(['replay', '--log', log(two, two)])).toMatchObject({
      exit: 1,
      value: { index: 1, legal: false, violations: [{ reason: 'not-your-turn' }] },
    }));
});

describe('the other commands', () => {
  it('lists games', async () =>
    expect((await json(['games'])).value).toEqual([
      { id: 'nim', title: 'Nim', seats: { min: 2, max: 2 }, clauses: 5, questions: ['winning', 'odds'] },
    ]));

  it('says what can be asked', async () =>
    expect((await line(['games', '--lang', 'fr'])).out).toBe(
      'nim  Jeu de Nim, 2 joueurs, 5 règles\n  questions\u00a0: winning, odds\n',
    ));

  it('counts points', async () =>
    expect((await json(['score', 'nim', '--position', '{"taken":[1,0]}'])).value).toMatchObject({
      scores: [{ total: 1 }, { total: 0 }],
      outcome: null,
    }));

  it('answers a question of a position given either way', async () => {
    const expected = { exit: 0, value: { certainty: 'proved', wins: false, ranking: expect.any(Array) } };
    expect(await json(['solve', 'nim', 'winning', '--position', '{"heap":3}'])).toEqual(expected);
    expect(await json(['solve', 'nim', 'winning', '--input', '{"position":{"heap":3}}'])).toEqual(expected);
    expect((await line(['solve', 'nim', 'winning', '--position', '{"heap":3}'])).out).toMatch(
      /^Proved\.\nen: false\n1\. some\n2\. none\n$/,
    );
  });

  // 5 stones after the coin: 2 ways to begin, then 1 or 2 stones each time until the heap is empty.
  it('counts lines', async () =>
    expect((await json(['count', 'nim', '--depth', '4'])).value).toEqual({
      game: 'nim',
      depth: 4,
      leaves: 14,
      counts: [1, 2, 4, 8, 14],
    }));

  it('counts from a position', async () =>
    expect((await json(['count', 'nim', '--depth', '1', '--position', '{}'])).value).toMatchObject({ leaves: 2 }));

  it('plays many games, the same for the same seed', async () => {
    const argv = ['simulate', 'nim', '--games', '20', '--seats', '2', '--seed', '7'];
    const { value } = await json(argv);
    expect(value).toMatchObject({
      game: 'nim',
      seats: 2,
      games: 20,
      seconds: 0,
      checksum: expect.stringMatching(/^[\da-f]{8}$/),
    });
    expect((value as { wins: number[] }).wins.reduce((sum, won) => sum + won)).toBe(20);
    expect((await json(argv)).value).toEqual(value);
    expect((await json(argv.with(-1, '8'))).value).not.toEqual(value);
  });

  // Two stones, two stones, one stone: four actions with the coin.
  it('plays by a policy', async () =>
    expect((await json(['simulate', 'nim', '--games', '3', '--policy', 'sensible'])).value).toMatchObject({
      actions: 12,
      lengths: { min: 4, mean: 4, max: 4 },
    }));

  it('tells a simulation in words', async () =>
    expect((await line(['simulate', 'nim', '--games', '3', '--policy', 'sensible', '--lang', 'fr'])).out).toMatch(
      /^3 parties, 12 coups en 0 s\u202f; de 4 à 4 coups, 4 en moyenne\.\nA\u00a0: \d victoires? \([\d,]+\u00a0%, entre [\d,]+\u00a0% et [\d,]+\u00a0%\), [\d,]+\u00a0points en moyenne \(de 2 à 3 dans/,
    ));

  it('prints schemas', async () => {
    expect((await json(['schema', 'nim', 'position'])).value).toEqual({ type: 'object' });
    expect((await json(['schema', 'nim', 'log'])).value).toEqual({ title: 'log' });
    expect((await json(['schema', 'nim', 'reach'])).value).toMatchObject({ required: ['stones'] });
  });
});
