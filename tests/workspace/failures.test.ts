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

/** What the test runner prints of a file of tests. */
const printed = async (source: string): Promise<string> => {
  await writeFile(join(folder, 'ship.test.js'), source);
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

test('every failed test is named with its file and the beginning of its error, as the runner prints it', async () => {
  const output = await printed(`
    describe('a ship', () => {
      test('sails', () => expect(2).toBe(2));
      test('lands', () => expect(['quay', 'sea']).toEqual(['quay', 'rock']));
      test.each(['calm', 'storm'])('waits out a %s', () => { throw new Error('nobody waited\\nin the harbor'); });
    });
  `);
  const failures = failuresOf(output);
  expect(failures.map(({ name }) => name)).toEqual([
    'ship.test.js > a ship > lands',
    'ship.test.js > a ship > waits out a calm',
    'ship.test.js > a ship > waits out a storm',
  ]);
  expect(failures[0]?.error[0]).toMatch(/^AssertionError: expected \[ 'quay', 'sea' \]/);
  expect(failures[1]?.error).toEqual(['Error: nobody waited', 'in the harbor']);
  expect(failures[2]?.error).toEqual(failures[1]?.error);
});

test('what is thrown beside the tests, and a file that does not load, are named too', async () => {
  const beside = failuresOf(
    await printed(
      `test('sails', async () => { Promise.reject(new Error('a leak')); await new Promise(setImmediate); });`,
    ),
  );
  expect(beside).toEqual([
    { name: 'Unhandled Rejection outside of the tests', error: [expect.stringMatching('a leak')] },
  ]);
  const [unloaded] = failuresOf(await printed(`throw new Error('no harbor');`));
  expect(unloaded?.name).toContain('ship.test.js');
  expect(unloaded?.error[0]).toBe('Error: no harbor');
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
