// The two commands of a fresh clone. Needs nothing but Node and npm; everything else it brings itself.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const windows = process.platform === 'win32';
const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split('@')[1];
const tools = join(root, '.tools');

/** Whether caches can be kept in the home folder; a machine may have none. */
const hasHome = () => {
  try {
    accessSync(homedir(), constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

const env = {
  ...process.env,
  ...(hasHome() ? {} : { HOME: join(tools, 'home'), npm_config_cache: join(tools, 'home', 'npm') }),
  ASTRO_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  npm_config_update_notifier: 'false',
  npm_config_confirm_modules_purge: 'false',
  // The workspace's own Node 24 and pnpm come first, whatever the machine has.
  PATH: [join(root, 'node_modules', '.bin'), join(tools, 'bin'), tools, process.env.PATH].join(delimiter),
};

// Set to `production` it would leave out what the build needs.
delete env.NODE_ENV;

const run = (command, args, options = {}) =>
  spawnSync(command, args, { cwd: root, env, stdio: 'inherit', shell: windows, ...options });

const must = (what, command, args) => {
  console.log(`\n> ${what}`);
  const { status, error } = run(command, args);
  if (status === 0) return;
  console.error(`\n${what} failed${error ? `: ${error.message}` : ` (exit ${status})`}.`);
  process.exit(status || 1);
};

const pnpmVersion = () => {
  const { stdout, status } = run('pnpm', ['--version'], { stdio: 'pipe', encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

const install = () => {
  if (pnpmVersion() !== wanted)
    must(`getting pnpm ${wanted}`, 'npm', ['install', '--global', '--silent', '--prefix', tools, `pnpm@${wanted}`]);
  must('installing packages', 'pnpm', ['install', '--frozen-lockfile', '--reporter=append-only']);
};

const commands = {
  start() {
    install();
    must('building', 'pnpm', ['exec', 'turbo', 'run', 'build', '--concurrency=2']);
    must('serving the site', 'node', [join('apps', 'site', 'scripts', 'serve.mjs')]);
  },
  test() {
    install();
    process.exit(run('node', [join('scripts', 'check.mjs'), ...process.argv.slice(3)]).status ?? 1);
  },
};

const command = commands[process.argv[2]];
if (!command || !existsSync(join(root, 'package.json'))) {
  console.error('usage: node scripts/gate.cjs start | test');
  process.exit(2);
}
command();
