// Runs a tool with the workspace's own Node and pnpm, on a machine that has only npm:
// `node scripts/own.mjs turbo run build`. The scripts of package.json go through it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { env, root } from './env.mjs';

if (!existsSync(join(root, 'node_modules', '.bin'))) {
  console.error('Nothing is installed yet: run `npm start` or `npm test` first.');
  process.exit(2);
}

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  console.error('usage: node scripts/own.mjs <tool> …');
  process.exit(2);
}
const shell = process.platform === 'win32';
const { status, error } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit', shell });
if (error) console.error(`${command}: ${error.message}`);
process.exit(status ?? 1);
