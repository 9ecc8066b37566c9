import { execFile } from 'node:child_process';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serve } from '@portolan/site/scripts/static.mjs';
import type { TestProject } from 'vitest/node';

/** A build of the site, on disk and served. */
export interface Site {
  readonly folder: string;
  readonly base: string;
  /** Where it is served, with the base and a closing slash. */
  readonly url: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The site as built at the root. */
    readonly site: Site;
    /** The site of one game of ours and one from outside, built to stand below `/games/`. */
    readonly below: Site;
  }
}

const require = createRequire(import.meta.url);
const siteFolder = dirname(require.resolve('@portolan/site/package.json'));
const below = '/games/';

/**
 * Builds the site for a sub-path into a folder of its own, from a register of two games: a game from outside and a place
 * below the root cost one build. The build at the root is left alone.
 */
const buildBelow = async (folder: string): Promise<void> => {
  const astro = join(siteFolder, 'node_modules/astro/bin/astro.mjs');
  const env = {
    ...process.env,
    NODE_ENV: 'production', // The test runner says `test`, which would build a site for developing.
    PORTOLAN_BASE: below,
    PORTOLAN_GAMES: fileURLToPath(new URL('../fifth-game/site/games.ts', import.meta.url)),
    PORTOLAN_OUT: folder,
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  await promisify(execFile)(process.execPath, [astro, 'build'], { cwd: siteFolder, env, maxBuffer: 1 << 26 });
};

/** Serves both builds on the loopback for all tests, unpacked: to pack each answer anew is work that nothing is seen by. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = join(siteFolder, 'dist');
  await access(join(folder, 'index.html')).catch(() => {
    throw new Error('the site is not built: run `npm run build` first');
  });
  const temporary = await mkdtemp(join(tmpdir(), 'portolan-'));
  const built = join(temporary, 'below');
  await buildBelow(built);
  // A browser that is stopped with its process leaves its profile behind; here it is taken away with the rest.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = temporary;
  const root = await serve({ folder, packed: false });
  const games = await serve({ folder: built, base: below, packed: false });
  project.provide('site', { folder, base: '/', url: root.url });
  project.provide('below', { folder: built, base: below, url: games.url });
  return async () => {
    await Promise.all([root.close(), games.close()]);
    await rm(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 1000 });
  };
};
