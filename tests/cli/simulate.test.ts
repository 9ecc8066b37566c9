import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reconstructed } from '@portolan/rotterdam';
import { afterAll, describe, expect, it } from 'vitest';
import { inProcess, main, onTerminal, within } from './portolan.ts';

const folder = mkdtempSync(join(tmpdir(), 'portolan-simulate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const games = ['simulate', 'borneo', '--games', '60', '--policy', 'sensible,random,random', '--rotate'];

/** What a line reports, but for the time that it took. */
const reportOf = async (...more: readonly string[]): Promise<unknown> => {
  const { exit, out, err } = await inProcess([...games, ...more, '--json']);
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  const { seconds, ...report } = JSON.parse(out) as Record<string, unknown>;
  return report;
};

/** Waits until it is so. */
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((next) => setTimeout(next, 5));
};

const killed = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    child.on('close', () => done());
    child.kill('SIGKILL');
  });

describe('a simulation', () => {
  const alone = reportOf('--workers', '1');

  it('comes to the same with any number of workers', async () => {
    expect(await reportOf('--workers', '3')).toEqual(await alone);
  });

  it('comes to the same when it was killed and goes on', async () => {
    const out = join(folder, 'out');
    const path = join(out, 'played.jsonl');
    const lines = () => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').length - 1 : 0);
    const child = spawn(process.execPath, [main, ...games, '--workers', '2', '--out', out], { stdio: 'ignore' });
    await until(() => lines() > 5);
    await killed(child);
    // 60 games are as many ranges: it was killed before the end.
    expect(lines()).toBeLessThan(60);
    expect(await reportOf('--workers', '2', '--out', out)).toEqual(await alone);
  });

  it('goes on with its logs where it was killed before it had noted what it played', async () => {
    const [out, logs] = [join(folder, 'noted'), join(folder, 'noted-logs')];
    const line = ['--games', '8', '--workers', '1', '--out', out, '--logs', logs];
    const few = [...games.toSpliced(2, 2), ...line];
    expect((await inProcess(few)).exit).toBe(0);
    const [first, ...others] = readdirSync(logs).map((name) => join(logs, name)) as [string, ...string[]];
    const before = others.map((path) => readFileSync(path, 'utf8'));
    // Nothing is noted, and the last log that was written is cut off.
    writeFileSync(join(out, 'played.jsonl'), '');
    const whole = readFileSync(first, 'utf8');
    writeFileSync(first, whole.slice(0, 100));
    expect((await inProcess(few)).exit).toBe(0);
    expect(readFileSync(first, 'utf8')).toBe(whole);
    expect(others.map((path) => readFileSync(path, 'utf8'))).toEqual(before);
    // Another game of the name stays.
    writeFileSync(join(out, 'played.jsonl'), '');
    writeFileSync(first, 'a log of mine');
    const { exit, err } = await inProcess(few);
    expect(exit).toBe(2);
    expect(err).toContain('this folder already has a game of that name');
    expect(readFileSync(first, 'utf8')).toBe('a log of mine');
  });

  it('plays again what has no log in the folder of the line', async () => {
    const [out, first, second] = ['kept', 'first', 'second'].map((name) => join(folder, `logs-${name}`));
    const few = (n: number, logs: string): string[] => [
      ...['simulate', 'rotterdam', '--workers', '1', '--json'],
      ...['--games', String(n), '--out', out!, '--logs', logs],
    ];
    const { out: before } = await inProcess(few(2, first!));
    const { out: after } = await inProcess(few(2, second!));
    expect(readdirSync(second!)).toEqual(readdirSync(first!));
    const { checksum } = JSON.parse(before) as { checksum: string };
    expect(JSON.parse(after)).toMatchObject({ games: 2, checksum });
    // A name is as long whatever the number of games.
    await inProcess(few(11, first!));
    expect(readdirSync(first!)).toHaveLength(11);
    expect(new Set(readdirSync(first!).map((name) => name.length)).size).toBe(1);
  });

  it.each(['1', '2'])('ends at once by Ctrl-C, with %s workers, and gives the cursor back', async (workers) => {
    const many = [main, 'simulate', 'borneo', '--games', '100000', '--workers', workers];
    const child = spawn(process.execPath, [...onTerminal, ...many], { stdio: ['ignore', 'ignore', 'pipe'] });
    let shown = '';
    child.stderr.on('data', (text) => {
      shown += text;
    });
    const ended = new Promise((done) => child.on('close', (_, signal) => done(signal)));
    await until(() => shown.includes('/s'));
    child.kill('SIGINT');
    expect(await ended).toBe('SIGINT');
    expect(shown.lastIndexOf('\u001b[?25h')).toBeGreaterThan(shown.lastIndexOf('\u001b[?25l'));
    expect(shown).toMatch(/[\d,]+ games? of 100,000 played; with --out FOLDER nothing is lost\.\n$/);
  });

  it('is none from a box whose cards nobody has listed', async () => {
    const { exit, err } = await within(['simulate', 'borneo', '--edition', '{"shipments":"free"}']);
    expect(exit).toBe(2);
    expect(err).toContain('this box has no list of cards');
  });

  it('is the same when one searches by a number of games, wherever it is played', async () => {
    const searching = [
      'simulate',
      'comptoir-des-antilles',
      '--games',
      '2',
      '--policy',
      'search:2,sensible,random',
      '--json',
    ];
    const [one, two] = await Promise.all(['1', '2'].map((workers) => inProcess([...searching, '--workers', workers])));
    expect(one!.exit).toBe(0);
    const { checksum, players } = JSON.parse(one!.out) as { checksum: string; players: unknown };
    expect(players).toEqual(['search:2', 'sensible', 'random']);
    expect(JSON.parse(two!.out)).toMatchObject({ checksum });
  });

  it.each(['search', 'search:0', 'search:0ms', 'search:', 'search:9999999', 'search:1e3'])(
    'has no player %s',
    async (player) =>
      expect((await within(['simulate', 'borneo', '--policy', player])).err).toContain('a search needs milliseconds'),
  );

  it('keeps logs and prints lines in the order of the games, whoever plays them', async () => {
    const logs = join(folder, 'logs');
    const each = [...games, '--each', 'csv', '--games', '12', '--logs', logs, '--workers', '2'].toSpliced(2, 2);
    const { exit, out } = await inProcess(each);
    expect(exit).toBe(0);
    const rows = out.trimEnd().split('\n').slice(1);
    expect(rows.map((row) => Number(row.split(',')[0]))).toEqual([...Array(12).keys()]);
    expect(readdirSync(logs)).toHaveLength(12);
    const { out: told } = await inProcess(['replay', '--json', '--log', join(logs, 'borneo-seed-1-000007.log.json')]);
    const { scores } = JSON.parse(told) as { scores: { total: number }[] };
    expect(scores.map(({ total }) => total)).toEqual(rows[7]!.split(',').slice(3).map(Number));
  });

  it('names a folder that cannot be made, wherever it lies', async () => {
    // Node itself would try for ever to make a folder in /proc.
    for (const option of ['--logs', '--out']) {
      const { exit, err } = await within([...games, '--workers', '1', option, join(main, 'folder', 'below')]);
      expect({ option, exit }).toEqual({ option, exit: 2 });
      expect(err).toContain('cannot be written to');
      if (!existsSync('/proc/self')) continue;
      expect((await within([...games, '--workers', '1', option, '/proc/portolan/below'])).exit).toBe(2);
    }
  });

  it('names the folder that a worker cannot write to', async () => {
    const { exit, err } = await inProcess([...games, '--workers', '2', '--logs', main, '--lang', 'fr']);
    expect(exit).toBe(2);
    expect(err).toContain('on ne peut pas écrire dans ce dossier');
  });
});

describe('a box in which nobody can win', () => {
  // Twelve points end a game; here each of twelve Missions gives one, and two players share them.
  const missions = reconstructed.missions.slice(0, 12).map((mission) => ({ ...mission, points: 1 }));

  it('does not play for ever, and says that its games did not end', async () => {
    const edition = JSON.stringify({ missions });
    const { exit, out } = await within(['simulate', 'rotterdam', '--games', '1', '--edition', edition, '--lang', 'en']);
    expect(exit).toBe(0);
    expect(out).toContain('1 game stopped before the end: nobody could play on, or 100,000 actions were not enough.');
    expect(out).not.toContain('The best has');
  });

  it('is stopped as early as the line says', async () => {
    const line = ['simulate', 'rotterdam', '--games', '2', '--edition', JSON.stringify({ missions }), '--workers', '1'];
    const { out } = await within([...line, '--max-actions', '50', '--lang', 'fr']);
    expect(out).toContain('2 parties, 100 coups');
    expect(out).toContain('2 parties arrêtées avant leur fin');
    expect(out).toContain('50 coups n’y suffisaient pas');
    expect(JSON.parse((await within([...line, '--max-actions', '50', '--json'])).out)).toMatchObject({
      maxActions: 50,
      unfinished: 2,
    });
  });
});
