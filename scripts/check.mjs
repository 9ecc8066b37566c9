// Everything that must hold, two stages side by side, the browser alone; ends with what failed, by name, and one line: N passed, N failed.
// `npm test -- unit knip` runs only the stages named; `npm test -- quick core` what matters every day (CONTRIBUTING.md).
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { failuresOf, told } from './failures.mjs';

const root = resolve(import.meta.dirname, '..');
const turbo = (...args) => ['pnpm', 'exec', 'turbo', 'run', ...args, '--concurrency=2'];

/**
 * Stages in the order in which they begin, each after those that it needs. `tests`: count the cases that vitest reports;
 * otherwise a stage is one check. What needs no site is tested while the site is built, on one processor. The browser takes
 * longest and comes last, `alone`: it keeps two processors busy, and beside others waits for pages that have none, which
 * it looks at again and again.
 */
const whole = [
  { name: 'build', command: turbo('build', '--filter=./packages/*', '--output-logs=new-only') },
  { name: 'lint', command: ['pnpm', 'exec', 'biome', 'check', '--error-on-warnings', '.'] },
  { name: 'site', needs: ['build'], command: turbo('build', '--output-logs=new-only') },
  {
    name: 'packages',
    needs: ['build'],
    command: turbo('test', '--filter=./packages/*', '--continue', '--output-logs=full'),
    tests: true,
  },
  {
    name: 'unit',
    needs: ['site'],
    command: turbo('test', '--filter=!./packages/*', '--continue', '--output-logs=full'),
    tests: true,
  },
  { name: 'typecheck', needs: ['site'], command: turbo('typecheck', '--continue', '--output-logs=new-only') },
  { name: 'knip', needs: ['site'], command: ['pnpm', 'exec', 'knip'] },
  { name: 'size', needs: ['site'], command: ['pnpm', 'exec', 'size-limit'] },
  { name: 'pages', needs: ['site'], command: ['node', 'scripts/page-sizes.mjs'] },
  {
    name: 'browser',
    needs: ['site'],
    command: ['pnpm', '--filter', '@portolan/tests', 'e2e'],
    tests: true,
    alone: true,
  },
];

/** Of a part of the project, by the word that its package and its tests have in their names: no site, no browser. */
const quick = (part) => {
  const isPackage = existsSync(join(root, 'packages', part));
  const own = part === 'site' || isPackage ? [`--filter=@portolan/${part}`] : [];
  const spanning = ['pnpm', '--filter', '@portolan/tests', 'exec', 'vitest', 'run', '--passWithNoTests'];
  const everyday = [
    { name: 'lint', command: ['pnpm', 'exec', 'biome', 'check', '--error-on-warnings', '.'] },
    { name: 'build', command: turbo('build', '--filter=./packages/*', '--output-logs=new-only') },
    { name: 'typecheck', needs: ['build'], command: turbo('typecheck', ...own, '--only', '--output-logs=new-only') },
    { name: 'unit', needs: ['build'], command: turbo('test', ...own, '--only', '--output-logs=full'), tests: true },
    { name: 'spanning', needs: ['build'], command: [...spanning, part, 'conformance/'], tests: true },
  ];
  return own.length > 0 ? everyday : everyday.filter(({ name }) => name !== 'unit' && name !== 'typecheck');
};

const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', CI: '1' };

const run = ({ name, command: [command, ...args] }) =>
  new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const hear = (stream, to) => {
      let rest = '';
      const write = (line) => to.write(`${name} | ${line}\n`);
      stream.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
        const lines = (rest + chunk).split('\n');
        rest = lines.pop() ?? '';
        lines.forEach(write);
      });
      stream.on('end', () => rest && write(rest));
    };
    hear(child.stdout, process.stdout);
    hear(child.stderr, process.stderr);
    child.on('error', (error) => done({ status: 1, output: `${output}${error.message}` }));
    child.on('close', (status) => done({ status, output }));
  });

/** Sums lines like `Tests  2 failed | 40 passed (42)`. */
const countTests = (output) => {
  let passed = 0;
  let failed = 0;
  for (const [line] of output.matchAll(/^.*\bTests {2,}.*\(\d+\).*$/gm)) {
    passed += Number(/(\d+) passed/.exec(line)?.[1] ?? 0);
    failed += Number(/(\d+) failed/.exec(line)?.[1] ?? 0);
  }
  return { passed, failed };
};

const judge = async (stage) => {
  console.log(`\n=== ${stage.name}`);
  const start = performance.now();
  const { status, output } = await run(stage);
  const count = stage.tests ? countTests(output) : { passed: 0, failed: 0 };
  // A stage that failed without a failing test (a crash, a stage without tests) still counts as one failure.
  if (status !== 0 && count.failed === 0) count.failed = 1;
  if (status === 0 && !stage.tests) count.passed = 1;
  if (status === 0 && stage.tests && count.passed === 0) count.failed = 1;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const word = status === 0 && count.failed === 0 ? 'ok  ' : 'FAIL';
  return {
    ...count,
    stage: stage.name,
    line: `${word} ${stage.name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`,
    failures: count.failed > 0 ? failuresOf(output) : [],
  };
};

/** Runs the stages, at most two at a time, each after those that it needs and that run at all; one that runs alone, which is the last, once all others are done. */
const runAll = async (stages) => {
  const waiting = [...stages];
  const done = new Set();
  const results = new Map();
  const going = new Map();
  const isReady = ({ needs = [], alone = false }) =>
    (!alone || going.size === 0) && needs.every((name) => done.has(name) || !stages.some((one) => one.name === name));
  while (waiting.length > 0 || going.size > 0) {
    for (let i = waiting.findIndex(isReady); i >= 0 && going.size < 2; i = waiting.findIndex(isReady)) {
      const [stage] = waiting.splice(i, 1);
      going.set(
        stage.name,
        judge(stage).then((result) => {
          results.set(stage.name, result);
          done.add(stage.name);
          going.delete(stage.name);
        }),
      );
    }
    await Promise.race(going.values());
  }
  return stages.map(({ name }) => results.get(name));
};

const [first, ...others] = process.argv.slice(2);
if (first === 'quick' && others.length !== 1) {
  console.error('usage: npm test -- quick <part>, as in npm test -- quick core (or rules, solvers, cli, site, a game)');
  process.exit(2);
}
const named = first ? [first, ...others] : whole.map(({ name }) => name);
const unknown = first === 'quick' ? [] : named.filter((name) => !whole.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(
    `no stage ${unknown.join(', ')}: there are ${whole.map(({ name }) => name).join(', ')} and quick <part>`,
  );
  process.exit(2);
}
const results = await runAll(first === 'quick' ? quick(others[0]) : whole.filter(({ name }) => named.includes(name)));
const sum = (what) => results.reduce((total, result) => total + result[what], 0);
console.log(`\n${results.map(({ line }) => line).join('\n')}\n`);
// CI shows only the end of the run.
for (const line of told(results)) console.log(line);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') ? 1 : 0);
