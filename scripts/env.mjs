// What the workspace's tools run in: its own Node and pnpm come first, and nothing is told to anybody.
import { accessSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
export const tools = join(root, '.tools');

/** Whether caches can be kept in the home folder; a machine may have none. */
const hasHome = () => {
  try {
    accessSync(homedir(), constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/** The environment of every tool. */
export const env = {
  ...process.env,
  ...(hasHome() ? {} : { HOME: join(tools, 'home'), npm_config_cache: join(tools, 'home', 'npm') }),
  ASTRO_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  npm_config_update_notifier: 'false',
  // What a process of Node has compiled the next one reads: hundreds are begun by the tests.
  NODE_COMPILE_CACHE: join(tools, 'compiled'),
  npm_config_confirm_modules_purge: 'false',
  // The workspace's own Node 24 and pnpm come first, whatever the machine has.
  PATH: [join(root, 'node_modules', '.bin'), join(tools, 'bin'), tools, process.env.PATH].join(delimiter),
};

// Set to `production` it would leave out what the build needs.
delete env.NODE_ENV;
