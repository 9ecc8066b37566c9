// Runs a tool with the workspace's own Node and pnpm, on a machine that has only npm:
// `node scripts/own.mjs turbo run build`. The scripts of package.json go through it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { argv, env, exit, platform } from 'node:process';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const tools = join(root, '.tools');

if (!existsSync(join(root, 'node_modules', '.bin'))) {
  console.error('Nothing is installed yet: run `npm start` or `npm test` first.');
  exit(2);
}

const [command, ...args] = argv.slice(2);
const { status, error } = spawnSync(command, args, {
  cwd: root,
  stdio: 'inherit',
  shell: platform === 'win32',
  env: {
    ...env,
    ASTRO_TELEMETRY_DISABLED: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    PATH: [join(root, 'node_modules', '.bin'), join(tools, 'bin'), tools, env.PATH].join(delimiter),
  },
});
if (error) console.error(`${command}: ${error.message}`);
exit(status ?? 1);
