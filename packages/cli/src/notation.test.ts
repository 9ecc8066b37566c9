import { describe, expect, it } from 'vitest';
import { json, line } from '../fixtures/terminal.ts';

const game = '[game nim]\n[title Friday]\n[seats 2]\n\n* > A {tossed}\nA - 2\n';

describe('a game written by hand', () => {
  it('is replayed', async () => {
    const { exit, out } = await line(['replay', '--notation', game, '--events', '--lang', 'en']);
    expect([exit, out.split('\n').slice(0, 5)]).toEqual([
      0,
      ['Friday', '1. en: begin', '   tossed', '2. en: take', '2 actions replayed, game going on (take).'],
    ]);
  });

  it('comes back from the log that it makes', async () => {
    const { out } = await line(['replay', '--notation', game, '--as', 'json']);
    expect(JSON.parse(out)).toMatchObject({
      actions: [
        { kind: 'begin', first: 0 },
        { kind: 'take', seat: 0, stones: 2 },
      ],
      comments: { 1: 'tossed' },
    });
    expect((await line(['replay', '--log', out, '--as', 'notation'])).out).toBe(game);
    expect((await json(['replay', '--log', out, '--as', 'notation'])).value).toEqual({ game: 'nim', notation: game });
  });

  it('is read from a file, in the box that the line brings', async () => {
    const files = { 'friday.txt': game };
    expect((await line(['replay', '--notation', 'friday.txt', '--as', 'notation'], { files })).out).toBe(game);
    const boxed = await line(['replay', '--notation', 'friday.txt', '--edition', '{"id":"own"}', '--as', 'json'], {
      files,
    });
    expect(JSON.parse(boxed.out)).toMatchObject({ edition: { id: 'own' } });
  });

  it.each<[what: string, argv: readonly string[], problem: string]>([
    ['no game', ['--notation', '[seats 2]\nA - 2'], '1:1 missing-tag'],
    ['another game', ['--notation', '[game chess]\n'], 'game unknown-game'],
    ['no file', ['--notation', 'nowhere.txt'], '--notation missing-notation'],
    ['a bad line', ['--notation', `${game}B + 2`], '7:3 wrong-word'],
    ['a bad tag', ['--notation', `${game}[seats two]`], '7:8 tag-twice'],
    ['a game given twice', ['--notation', game, '--log', '{}'], '--notation log-twice'],
    ['a form that is none', ['--notation', game, '--as', 'pgn'], '--as unknown-format'],
    ['no game at all', [], '--log missing-option'],
    ['a log that is none', ['--log', '{"game":"nim","version":1,"actions":[]}', '--as', 'json'], 'seats missing-field'],
    [
      'a log not to be written',
      ['--log', '{"game":"nim","version":1,"actions":[]}', '--as', 'notation'],
      'seats missing-field',
    ],
  ])('%s is told', async (_, argv, problem) => {
    const { exit, value } = await json(['replay', ...argv]);
    const { problems } = value as { problems: readonly { path: string; code: string }[] };
    expect([exit, `${problems[0]?.path} ${problems[0]?.code}`]).toEqual([2, problem]);
  });

  it('is told in both languages where the header names no game', async () => {
    const said = async (lang: string) => (await line(['replay', '--notation', '[seats 2]', '--lang', lang])).err;
    expect(await said('fr')).toContain('l’en-tête ne nomme pas le jeu\u00a0: [game nim].');
    expect(await said('en')).toContain('the header does not name the game: [game nim].');
  });

  it('is what simulate keeps, if asked', async () => {
    const written = new Map<string, string>();
    await line(['simulate', 'nim', '--games', '1', '--logs', 'kept', '--as', 'notation'], { written });
    const [[name, text]] = [...written] as [[string, string]];
    expect(name).toMatch(/nim-seed-1-000000\.log\.txt$/);
    expect((await line(['replay', '--notation', text, '--lang', 'en'])).out).toContain('game over');
    expect((await json(['simulate', 'nim', '--games', '1', '--as', 'pgn'])).exit).toBe(2);
  });
});
