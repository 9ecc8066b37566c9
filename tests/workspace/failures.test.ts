import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

interface Failure {
  readonly name: string;
  readonly error: readonly string[];
}

const { failuresOf, told } = createRequire(import.meta.url)('../../scripts/failures.mjs') as {
  failuresOf(output: string): Failure[];
  told(stages: readonly { stage: string; failures: readonly Failure[] }[], room?: number): string[];
};

const folder = await mkdtemp(join(tmpdir(), 'portolan-failing-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the test runner prints of files of tests. */
const printed = async (files: Readonly<Record<string, string>>): Promise<string> => {
  for (const [name, source] of Object.entries(files)) await writeFile(join(folder, name), source);
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', CI: '1' };
  return new Promise((done) => {
    execFile(
      process.execPath,
      [vitest, 'run', '--globals', '--root', folder],
      { cwd: folder, env },
      (_, stdout, stderr) => done(stdout + stderr),
    );
  });
};

test('all that failed is named as the runner prints it: tests, a file that does not load, and what is thrown beside them', async () => {
  const output = await printed({
    'ship.test.js': `
      describe('a ship', () => {
        test('sails', () => expect(2).toBe(2));
        test('lands', () => expect(['quay', 'sea']).toEqual(['quay', 'rock']));
        test.each(['calm', 'storm'])('waits out a %s', () => { throw new Error('nobody waited\\nin the harbor'); });
      });`,
    'leak.test.js': `test('sails', async () => { Promise.reject(new Error('a leak')); await new Promise(setImmediate); });`,
    'wreck.test.js': `throw new Error('no harbor');`,
  });
  const failures = new Map(failuresOf(output).map(({ name, error }) => [name.replace(/ \[ .*/, ''), error]));
  expect([...failures.keys()].toSorted()).toEqual([
    'Unhandled Rejection outside of the tests',
    'ship.test.js > a ship > lands',
    'ship.test.js > a ship > waits out a calm',
    'ship.test.js > a ship > waits out a storm',
    'wreck.test.js',
  ]);
  expect(failures.get('ship.test.js > a ship > lands')?.[0]).toMatch(/^AssertionError: expected \[ 'quay', 'sea' \]/);
  const waited = failures.get('ship.test.js > a ship > waits out a calm');
  expect(waited).toEqual(['Error: nobody waited', 'in the harbor']);
  expect(failures.get('ship.test.js > a ship > waits out a storm')).toEqual(waited);
  expect(failures.get('Unhandled Rejection outside of the tests')).toEqual([expect.stringMatching('a leak')]);
  expect(failures.get('wreck.test.js')?.[0]).toBe('Error: no harbor');
});

const turbo = `
@portolan/core:test:  FAIL  src/a.test.ts > first
@portolan/borneo:test:  FAIL  src/b.test.ts > other
@portolan/core:test: AssertionError: expected 1 to be 2
@portolan/borneo:test: Error: no
@portolan/core:test:
@portolan/core:test:  ❯ src/a.test.ts:3:7
@portolan/borneo:test:  ❯ src/b.test.ts:9:1
`;

test('of packages whose lines stand among each other, each failure keeps its own error', () => {
  expect(failuresOf(turbo)).toEqual([
    { name: '@portolan/core src/a.test.ts > first', error: ['AssertionError: expected 1 to be 2'] },
    { name: '@portolan/borneo src/b.test.ts > other', error: ['Error: no'] },
  ]);
});

test('of a stage that broke off without a failed test its first errors and its end are told', () => {
  const output = `reading\n\nError: no harbor\n${'    at quay.ts\n'.repeat(9)}{\n}\nNode.js v24\n`;
  expect(failuresOf(output)[0]?.error).toEqual(['Error: no harbor', '{', '}', 'Node.js v24']);
  expect(failuresOf('writing\nkilled\n')[0]?.error).toEqual(['writing', 'killed']);
});

test('however much has failed, it fits the end of a run, and as many as can be are named', () => {
  const failures = (n: number) =>
    Array.from({ length: n }, (_, i) => ({ name: `test ${i}`, error: ['a', 'b', 'c', 'd'] }));
  const of = (n: number) => told([{ stage: 'browser', failures: failures(n) }]);
  expect(of(0)).toEqual([]);
  expect(of(1)).toEqual(['FAIL browser: test 0', '     a', '     b', '     c', '     d']);
  for (const n of [5, 12, 24]) {
    expect(of(n).length).toBeLessThanOrEqual(24);
    expect(of(n).filter((line) => line.startsWith('FAIL'))).toHaveLength(n);
  }
  expect(of(100)).toHaveLength(24);
  expect(of(100).at(-1)).toBe('and 77 more, named above');
});
