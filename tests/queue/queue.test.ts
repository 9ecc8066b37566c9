import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inProcess, within } from '../cli/portolan.ts';
import { password, type Server, startServer } from './server.ts';

const main = fileURLToPath(new URL('../../packages/cli/dist/main.js', import.meta.url));
const games = ['simulate', 'borneo', '--games', '60', '--policy', 'sensible', '--lang', 'en'];

/** Nothing of a busy machine decides: a test that hangs is ended by hand. */
const long = 1_800_000;

let server: Server;
/** The tests' own way into the database. */
let own: PgBoss;
beforeAll(async () => {
  server = await startServer();
  own = new PgBoss({ connectionString: server.url, schema: 'portolan', supervise: false, application_name: 'tests' });
  own.on('error', () => {});
  await own.start();
}, long);

const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await own?.stop({ graceful: false });
  await server?.stop();
}, long);

/** A worker of its own process, and what it has said so far. */
const startWorker = (...more: readonly string[]) => {
  const words = [main, 'worker', '--queue', server.url, '--workers', '1', '--lang', 'en', ...more];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  const heard = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (heard.text += text));
  return { child, heard };
};

/** Waits until it is so. */
const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((next) => setTimeout(next, 20));
};

/** Rows of the database itself. */
const rows = async (sql: string, ...values: readonly unknown[]) =>
  (await own.getDb().executeSql(sql, [...values])).rows as readonly Record<string, unknown>[];

const without = (out: string): unknown => {
  const { seconds, ...report } = JSON.parse(out) as Record<string, unknown>;
  return report;
};

describe('a simulation on several machines', () => {
  it('comes to the same as on one, though a worker is killed and the connections are cut', {
    timeout: long,
  }, async () => {
    const alone = inProcess([...games, '--workers', '1', '--json']);
    const through = inProcess([...games, '--queue', server.url, '--patience', '10', '--json']);
    const first = startWorker();
    await until(() => first.heard.text.split('played').length > 3);
    // In the middle of what it plays next: nobody hands that in but another.
    first.child.kill('SIGKILL');
    const second = startWorker();
    await until(() => second.heard.text.includes('played'));
    const cut = await rows(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'portolan'`,
    );
    expect(cut.length).toBeGreaterThan(0);
    await until(() => second.heard.text.includes('waiting for it'));
    expect(second.heard.text).toContain('the queue does not answer (57P01), waiting for it');
    const { exit, out, err } = await through;
    expect(exit).toBe(0);
    expect(err).toContain('in the queue 127.0.0.1');
    expect(without(out)).toEqual(without((await alone).out));
    for (const said of [out, err, first.heard.text, second.heard.text]) expect(said).not.toContain(password);
    if (existsSync('/proc/self/cmdline')) {
      expect(readFileSync(`/proc/${second.child.pid}/cmdline`, 'utf8')).not.toContain(password);
    }
    second.child.kill('SIGTERM');
    await until(() => second.child.exitCode !== null);
    expect(second.child.exitCode).toBe(0);
  });

  it('is refused by name where another version played some of it', { timeout: long }, async () => {
    const changed = `UPDATE portolan.job SET output = jsonb_set(output, '{made}', '"9.9.9.r7"') WHERE state = 'completed' AND data @> $1`;
    await rows(changed, { games: 60, range: { from: 0 } });
    const { exit, err } = await inProcess([...games, '--queue', server.url]);
    expect(exit).toBe(2);
    expect(err).toContain('played by another version');
    expect(err).toContain('found 9.9.9.r7, expected 0.0.0.r');
  });

  it('puts aside what cannot be played, shows it, and can be cancelled', { timeout: long }, async () => {
    const line = [...games.with(3, '4'), '--seed', '7'];
    const through = inProcess([...line, '--queue', server.url, '--json']);
    const waiting = async () => rows(`SELECT id FROM portolan.job WHERE data @> '{"games": 4}'`);
    await until(async () => (await waiting()).length === 4);
    const poisoned = `UPDATE portolan.job SET data = jsonb_set(data, '{plan,players}', '["clever","clever","clever"]') WHERE data @> $1`;
    await rows(poisoned, { games: 4, range: { from: 2 } });
    // Jobs of a version that is not here.
    await own.createQueue('portolan/borneo/9.9.9.r7');
    await own.send('portolan/borneo/9.9.9.r7', {
      run: 'other',
      plan: { game: 'borneo' },
      games: 1,
      range: { from: 0, to: 1 },
    });
    const { child, heard } = startWorker('--idle');
    const { exit, out } = await through;
    expect(exit).toBe(1);
    const why = 'there is no way to play named clever';
    expect(JSON.parse(out)).toMatchObject({ games: 3, cancelled: false, aside: [{ from: 2, to: 3, why }] });
    await until(() => child.exitCode !== null);
    expect(heard.text).toContain('borneo: games wait there for version 9.9.9.r7, this one leaves them');
    const status = await inProcess(['queue', '--queue', server.url, '--lang', 'fr']);
    expect(status.out).toContain('3 jouées, 0 en cours, 0 en attente, 0 annulées');
    expect(status.out).toContain(`mises de côté 2–2 (${why})`);
    expect(status.out).toContain('version 9.9.9.r7');
    const cancelled = await inProcess(['queue', 'cancel', 'other', '--queue', server.url, '--json']);
    expect(JSON.parse(cancelled.out)).toMatchObject([{ run: 'other', waiting: 0, cancelled: 1 }]);
    const unknown = await inProcess(['queue', 'cancel', 'nothing', '--queue', server.url, '--json']);
    expect(JSON.parse(unknown.out)).toMatchObject({ problems: [{ path: 'run', code: 'unknown-run' }] });
  });

  it('ends when it is cancelled', { timeout: long }, async () => {
    const through = inProcess([...games.with(3, '3'), '--seed', '8', '--queue', server.url]);
    let run = '';
    await until(async () => {
      const [job] = await rows(`SELECT data->>'run' AS run FROM portolan.job WHERE data @> '{"games": 3}'`);
      run = (job?.run as string) ?? '';
      return run !== '';
    });
    await inProcess(['queue', 'cancel', run, '--queue', server.url]);
    const { exit, out } = await through;
    expect(exit).toBe(1);
    expect(out).toContain('The simulation was cancelled.');
  });
});

describe('without a queue that answers', () => {
  it.each([['simulate', 'borneo'], ['worker'], ['queue']])(
    '%s says what to start, and no password',
    { timeout: long },
    async (...words) => {
      // Port 1 is nobody's.
      const { exit, out, err } = await inProcess([
        ...words,
        '--queue',
        `postgres://me:${password}@127.0.0.1:1/games`,
        '--lang',
        'fr',
      ]);
      expect({ exit, out }).toEqual({ exit: 2, out: '' });
      expect(err).toContain('aucune base PostgreSQL ne répond là, lancez-en une');
      expect(err).toContain('127.0.0.1:1/games, cause ECONNREFUSED');
      expect(err).not.toContain(password);
    },
  );

  it('says that a name, a password or a database is wrong where a server answers', { timeout: long }, async () => {
    for (const [url, said] of [
      [server.url.replace(password, 'guessed'), 'refuse ce nom ou ce mot de passe'],
      [`${server.url}-of-nobody`, 'n’a pas de base de ce nom'],
    ] as const) {
      const { exit, err } = await inProcess(['queue', '--queue', url, '--lang', 'fr']);
      expect(exit).toBe(2);
      expect(err).toContain(said);
      expect(err).not.toContain(password);
      expect(err).not.toContain('guessed');
    }
  });

  it.each([['simulate', 'borneo'], ['worker'], ['queue']])(
    '%s says that a password is asked for where it has none, and ends',
    { timeout: long },
    async (...words) => {
      const { exit, err } = await inProcess([
        ...words,
        '--queue',
        server.url.replace(`:${password}`, ''),
        '--lang',
        'fr',
      ]);
      expect(exit).toBe(2);
      expect(err).toContain('demande un mot de passe, donnez-le dans PGPASSWORD');
    },
  );

  it('says that a server does not encrypt, as `sslmode` asks for, and nothing of the library', {
    timeout: long,
  }, async () => {
    const { exit, err } = await inProcess(['queue', '--queue', `${server.url}?sslmode=require`, '--lang', 'en']);
    expect(exit).toBe(2);
    expect(err).toContain('does not encrypt');
    expect(err).not.toContain('Warning');
  });

  it('the library of the queue is asked for where it is not installed', () => {
    const hook = `import { registerHooks } from 'node:module';
      registerHooks({ resolve: (name, context, next) => next(name === 'pg-boss' ? 'no-such-library' : name, context) });`;
    const line = ['--import', `data:text/javascript,${encodeURIComponent(hook)}`, main, 'worker'];
    const { status, stderr } = spawnSync(process.execPath, [...line, '--queue', 'postgres://h/db'], {
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toContain('npm install pg-boss');
  });

  it('an address is not repeated where it is none', async () => {
    const { exit, err } = await inProcess(['worker', '--queue', `redis://me:${password}@127.0.0.1`]);
    expect(exit).toBe(2);
    expect(err).toContain('not the address of a PostgreSQL database');
    expect(err).not.toContain(password);
  });

  it.each(['workers', 'each', 'logs', 'out'])('has no --%s', async (option) => {
    const words = [...games, '--queue', 'postgres://h/db', `--${option}`, option === 'workers' ? '2' : 'csv', '--json'];
    expect(JSON.parse((await within(words)).out)).toMatchObject({
      problems: [{ path: '--queue', code: 'not-together' }],
    });
  });
});
