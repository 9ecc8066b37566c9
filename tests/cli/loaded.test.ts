import { spawnSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('../../packages/cli/dist/main.js', import.meta.url));
const index = new URL('../../packages/cli/dist/index.js', import.meta.url).href;

/** The games and the parts of the solvers that lines of the command load, one after the other in a process. */
const loadedBy = (...lines: readonly (readonly string[])[]): string[] => {
  const hook = `import { registerHooks } from 'node:module';
    registerHooks({ load: (url, context, next) => { process.stderr.write(url + '\\n'); return next(url, context); } });`;
  // The first line as people give it; whoever loads less than a line before may not be told from it, so all are about one game.
  const [first, ...others] = lines;
  const script = `process.argv = [process.argv0, ${JSON.stringify(main)}, ...${JSON.stringify(first)}];
    await import(${JSON.stringify(pathToFileURL(main).href)});
    const { processIo, run } = await import(${JSON.stringify(index)});
    for (const line of ${JSON.stringify(others)}) await run(line, processIo());`;
  const hooked = ['--import', `data:text/javascript,${encodeURIComponent(hook)}`, '--input-type=module', '-e', script];
  const { status, stderr } = spawnSync(process.execPath, hooked, { encoding: 'utf8', maxBuffer: 1 << 26 });
  expect(status, stderr).toBe(0);
  const packages = [...stderr.matchAll(/\/packages\/([\w-]+)\/dist\/(?:([\w-]+)\/)?/g)];
  expect(packages).not.toEqual([]);
  const games = packages.map(([, name, folder]) => (name === 'solvers' ? (folder ?? '') : name!));
  return [...new Set(games)].filter((name) => /^(borneo|cabo|comptoir|rotterdam)/.test(name)).sort();
};

const games = ['borneo', 'cabo-da-roca', 'comptoir-des-antilles', 'rotterdam'];

describe('a line loads no game but the one that it is about', () => {
  it.each(games)('%s', (game) => {
    const log = JSON.stringify({ game, version: 1, seats: 3, actions: [] });
    expect(
      loadedBy(
        ['rules', game, '1.1'],
        ['solve', game, '--help'],
        ['count', game, '--depth', '0'],
        ['replay', '--log', log],
      ),
    ).toEqual([game]);
  });

  it('none, where none is asked about', () =>
    expect(loadedBy(['--version'], ['--help'], ['check', '--help'], ['schema', '--help'])).toEqual([]));

  it('all, where all are asked about', () => expect(loadedBy(['games'])).toEqual(games));
});
