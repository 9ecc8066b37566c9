// Everything that must hold, one stage after the other; ends with one line: N passed, N failed.
// `node scripts/check.mjs unit knip` runs only the stages named.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const turbo = (...args) => ['pnpm', 'exec', 'turbo', 'run', ...args, '--concurrency=2', '--output-logs=new-only'];

/** Stages in order of cost. `tests`: count the cases that vitest reports; otherwise a stage is one check. */
const stages = [
  { name: 'lint', command: ['pnpm', 'exec', 'biome', 'check', '--error-on-warnings', '.'] },
  { name: 'build', command: turbo('build') },
  { name: 'typecheck', command: turbo('typecheck') },
  { name: 'knip', command: ['pnpm', 'exec', 'knip'] },
  { name: 'unit', command: [...turbo('test').slice(0, -1), '--output-logs=full'], tests: true },
  { name: 'size', command: ['pnpm', 'exec', 'size-limit'] },
  { name: 'browser', command: ['pnpm', '--filter', '@portolan/tests', 'e2e'], tests: true },
];

const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', CI: '1' };

const run = ([command, ...args]) =>
  new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const hear = (stream, to) =>
      stream.on('data', (chunk) => {
        output += chunk;
        to.write(chunk);
      });
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

const only = process.argv.slice(2);
let passed = 0;
let failed = 0;
const report = [];
for (const stage of stages) {
  if (only.length && !only.includes(stage.name)) continue;
  console.log(`\n=== ${stage.name}`);
  const start = performance.now();
  const { status, output } = await run(stage.command);
  const count = stage.tests ? countTests(output) : { passed: 0, failed: 0 };
  // A stage that failed without a failing test (a crash, a stage without tests) still counts as one failure.
  if (status !== 0 && count.failed === 0) count.failed = 1;
  if (status === 0 && !stage.tests) count.passed = 1;
  if (status === 0 && stage.tests && count.passed === 0) count.failed = 1;
  passed += count.passed;
  failed += count.failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  report.push(
    `${status === 0 && count.failed === 0 ? 'ok  ' : 'FAIL'} ${stage.name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`,
  );
}
console.log(`\n${report.join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
