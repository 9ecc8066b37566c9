// The two commands of a fresh clone. Needs nothing but Node and npm; everything else it brings itself.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env, root, tools } from './env.mjs';

const windows = process.platform === 'win32';
const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split('@')[1];

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
