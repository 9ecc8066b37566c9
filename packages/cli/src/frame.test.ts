import { describe, expect, it } from 'vitest';
import { json, line } from '../fixtures/terminal.ts';
import { decode } from './decode.ts';
import { nearest } from './nearest.ts';
import { OutputError } from './output-error.ts';
import { mannerOf } from './run.ts';

const take = (seat: number, stones: number): string => JSON.stringify({ kind: 'take', seat, stones });

describe('what was perhaps meant', () => {
  it.each([
    ['sovle', 'solve'],
    ['simulat', 'simulate'],
    ['sim', 'simulate'],
    ['CHECK', 'check'],
    ['chekc', 'check'],
    ['fly', undefined],
    ['s', undefined],
    ['', undefined],
    ['x'.repeat(500), undefined],
  ])('by %s: %s', (word, meant) => expect(nearest(word, ['solve', 'simulate', 'check', 'rules'])).toBe(meant));

  it.each([
    [['chekc', 'nim'], 'Did you mean check?', 'Vouliez-vous dire check\u202f?'],
    [['rules', 'nin'], 'Did you mean nim?', 'Vouliez-vous dire nim\u202f?'],
    [['actions', 'nim', '--postion', '{}'], 'Did you mean --position?', 'Vouliez-vous dire --position\u202f?'],
    [['solve', 'nim', 'wining'], 'Did you mean winning?', 'Vouliez-vous dire winning\u202f?'],
    [['rules', 'nim', 'heap.tkae'], 'Did you mean heap.take?', 'Vouliez-vous dire heap.take\u202f?'],
    [['schema', 'nim', 'postion'], 'Did you mean position?', 'Vouliez-vous dire position\u202f?'],
    [['simulate', 'nim', '--policy', 'sensable'], 'Did you mean sensible?', 'Vouliez-vous dire sensible\u202f?'],
    [['simulate', 'nim', '--each', 'cvs'], 'Did you mean csv?', 'Vouliez-vous dire csv\u202f?'],
    [
      ['replay', '--log', '{"game":"nim","version":1,"seats":2,"actons":[]}'],
      'Did you mean actions?',
      'Vouliez-vous dire actions\u202f?',
    ],
    [['--verison'], 'Did you mean --version?', 'Vouliez-vous dire --version\u202f?'],
  ])('%j', async (argv, en, fr) => {
    for (const [lang, guess] of [
      ['en', en],
      ['fr', fr],
    ] as const) {
      const { exit, err } = await line([...argv, '--lang', lang]);
      expect(exit).toBe(2);
      expect(err).toContain(guess);
    }
  });

  it('is not guessed where nothing is near', async () => expect((await line(['fly'])).err).not.toContain('Did you'));
});

describe('a line without a command', () => {
  it('with an unknown option is bad input', async () =>
    expect((await json(['--fast'])).value).toMatchObject({ problems: [{ path: '--fast', code: 'unknown-option' }] }));

  it.each([['--version'], ['-v'], ['check', '--version']])('%s says the version', async (...argv) => {
    const { exit, out } = await line(argv);
    expect(exit).toBe(0);
    expect(out).toMatch(/^\d+\.\d+\.\d+\S*\n$/);
    expect((await json(argv)).value).toEqual({ version: out.trim() });
  });
});

describe('a language', () => {
  it.each([
    ['fr-CA', 'fr'],
    ['fr_BE.UTF-8', 'fr'],
    ['FR', 'fr'],
    ['en-GB', 'en'],
  ])('%s is read', async (tag, lang) => {
    expect(mannerOf(['--lang', tag], { env: {} }).lang).toBe(lang);
    expect((await line(['games', '--lang', tag])).exit).toBe(0);
  });

  it.each(['french', 'fra', 'de-FR', ''])('%j is none', async (tag) =>
    expect((await line(['games', `--lang=${tag}`])).exit).toBe(2),
  );
});

describe('a game', () => {
  it.each(['Nim', 'NIM', ' nim '])('may be written %j', async (name) => {
    expect((await line(['rules', name, '1.2'])).out).toContain('heap.take');
    expect((await line(['check', name, '--position', '{"hat":1}', '--action', take(0, 1)])).err).toContain('en: hat');
  });
});

describe('the help of solve', () => {
  it('names the questions of a game with what each needs', async () => {
    const all = await line(['solve', 'nim', '--help', '--lang', 'en']);
    expect(all.exit).toBe(0);
    expect(all.out).toContain('winning: needs a position (--position), --input has no field.');
    expect(all.out).toContain('  portolan solve nim winning --position position.json\n');
    expect(all.out).toContain('odds: needs a position');
    const one = await line(['help', 'solve', 'nim', 'winning', '--lang', 'en']);
    expect(one.out).toContain('winning: needs a position');
    expect(one.out).not.toContain('odds');
    expect((await line(['solve', 'nim', 'winning', '--help', '--lang', 'fr'])).out).toContain(
      'winning\u00a0: demande une position (--position), --input a aucun champ.',
    );
  });

  it('says which name is none', async () => {
    expect((await json(['solve', 'chess', '--help'])).value).toMatchObject({ problems: [{ code: 'unknown-game' }] });
    expect((await json(['solve', 'nim', 'losing', '--help'])).value).toMatchObject({
      problems: [{ code: 'unknown-question' }],
    });
  });
});

describe('one line after another', () => {
  const state = async (...argv: string[]): Promise<string> => JSON.stringify((await json(argv)).value);

  it('apply goes into actions, and into apply again', async () => {
    const first = await state('apply', 'nim', '--position', '{}', '--action', take(0, 2));
    const piped = ['--position', '-'];
    expect((await json(['actions', 'nim', ...piped], { stdin: first })).value).toEqual([
      { kind: 'take', seat: 1, stones: 1 },
      { kind: 'take', seat: 1, stones: 2 },
    ]);
    const second = await json(['apply', 'nim', ...piped, '--action', take(1, 2)], { stdin: first });
    expect(second.value).toMatchObject({ position: { heap: 1, taken: [2, 2] } });
  });

  it('replay goes into actions', async () => {
    const log = JSON.stringify({ game: 'nim', version: 1, seats: 2, start: { heap: 3 }, actions: [] });
    const played = await state('replay', '--log', log);
    expect((await json(['actions', 'nim', '--position', '-'], { stdin: played })).value).toHaveLength(2);
  });

  it('an object that only looks like it is not opened', async () =>
    expect((await json(['actions', 'nim', '--position', '{"position":{"heap":1}}'])).value).toMatchObject({
      problems: [{ path: 'position', code: 'unknown-field' }],
    }));
});

describe('a file', () => {
  const text = '{"a":"é"}';
  const utf16 = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16();

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 of Windows', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 of Windows without its mark', Buffer.from(text, 'utf16le')],
    ['UTF-16, high byte first', utf16(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
    ['UTF-16, high byte first, without its mark', utf16(Buffer.from(text, 'utf16le'))],
  ])('in %s is read', (_, bytes) => expect(JSON.parse(decode(bytes))).toEqual({ a: 'é' }));

  it('that is empty is an empty text', () => expect(decode(new Uint8Array())).toBe(''));
});

describe('very many problems', () => {
  const bad = JSON.stringify(Array.from({ length: 30_000 }, () => ({ kind: 'fly' })));
  const argv = ['apply', 'nim', '--position', '{}', '--action', bad];

  const log = JSON.stringify({ game: 'nim', version: 1, seats: 2, actions: JSON.parse(bad) });

  it.each([
    ['actions', argv],
    ['a log', ['replay', '--log', log]],
  ])('of %s are told up to twenty, or a hundred for a machine, and that there are more', async (_, words) => {
    const { exit, err } = await line([...words, '--lang', 'en']);
    expect(exit).toBe(2);
    expect(err.trimEnd().split('\n')).toHaveLength(22);
    expect(err).toMatch(/\n… and more\.\n$/);
    expect((await line([...words, '--lang', 'fr'])).err).toMatch(/\n… et d’autres encore\.\n$/);
    const { value } = await json(words);
    expect((value as { problems: unknown[] }).problems).toHaveLength(100);
    expect(value).toMatchObject({ more: true });
  });
});

describe('an output that cannot be written', () => {
  it('is told as what it is', () => {
    const full = new OutputError(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }));
    expect(full.told('en')).toBe('The output could not be written: the disk is full.');
    expect(full.told('fr')).toBe('La sortie n’a pas pu être écrite\u00a0: le disque est plein.');
    expect(new OutputError(new Error('EIO: broken')).told('en')).toBe('The output could not be written: EIO: broken.');
  });

  it('has an exit code of its own', async () => {
    const { exit, err } = await line(['simulate', 'nim', '--games', '2', '--logs', 'full']);
    expect([exit, err]).toEqual([4, 'The output could not be written: the disk is full.\n']);
  });
});

describe('a log as one seat may see it', () => {
  const log = JSON.stringify({
    game: 'nim',
    version: 1,
    seats: 2,
    start: { heap: 3 },
    actions: [JSON.parse(take(0, 2))],
  });
  const seen = [
    { index: 0, position: { heap: 3, active: 0, taken: [0, 0] } },
    { index: 1, after: { kind: 'take', seat: 0 }, position: { heap: 1, active: 1, taken: [2, 0] } },
  ];

  it.each(['0', '1', 'all'])('--seat %s gives every position', async (seat) => {
    expect((await json(['replay', '--log', log, '--seat', seat])).value).toEqual(seen);
    const { out } = await line(['replay', '--log', log, '--seat', seat]);
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((text) => JSON.parse(text)),
    ).toEqual(seen);
  });

  it.each([
    ['2', 'unknown-seat'],
    ['both', 'unknown-seat'],
  ])('--seat %s is none', async (seat, code) =>
    expect((await json(['replay', '--log', log, '--seat', seat])).value).toMatchObject({ problems: [{ code }] }),
  );
});
