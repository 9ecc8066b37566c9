import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('../../packages/cli/dist/main.js', import.meta.url));

/** The games and the parts of the solvers that a line of the command loads. */
const loadedBy = (...argv: string[]): string[] => {
  const hook = `import { registerHooks } from 'node:module';
    registerHooks({ load: (url, context, next) => { process.stderr.write(url + '\\n'); return next(url, context); } });`;
  const hooked = ['--import', `data:text/javascript,${encodeURIComponent(hook)}`, main, ...argv];
  const printed = execFileSync('sh', ['-c', 'exec "$@" 2>&1 >/dev/null', 'sh', process.execPath, ...hooked], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const packages = [...printed.matchAll(/\/packages\/([\w-]+)\/dist\/(?:([\w-]+)\/)?/g)];
  const games = packages.map(([, name, folder]) => (name === 'solvers' ? (folder ?? '') : name!));
  return [...new Set(games)].filter((name) => /^(borneo|cabo|comptoir|rotterdam)/.test(name)).sort();
};

const games = ['borneo', 'cabo-da-roca', 'comptoir-des-antilles', 'rotterdam'];

describe('a line loads no game but the one that it is about', () => {
  it.each(games)('%s', (game) => {
    for (const argv of [
      ['rules', game, '1.1'],
      ['solve', game, '--help'],
      ['count', game, '--depth', '0'],
    ]) {
      expect(loadedBy(...argv), argv.join(' ')).toEqual([game]);
    }
    expect(loadedBy('replay', '--log', JSON.stringify({ game, version: 1, seats: 3, actions: [] }))).toEqual([game]);
  });

  it.each([['--version'], ['--help'], ['check', '--help'], ['schema', '--help']])('none: %s', (...argv) =>
    expect(loadedBy(...argv)).toEqual([]),
  );

  it('all, where all are asked about', () => expect(loadedBy('games')).toEqual(games));
});
