import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Measured, measure } from './measure.ts';
import { names, type Suite, suitesFor } from './suites.ts';

const usage = `npm run bench -- [--only text] [--json]
  --only text   only the parts whose name has the text: ${names.join(', ')}
  --json        print for a machine`;

const stop = (message: string): never => {
  console.error(`${message}\n${usage}`);
  process.exit(2);
};

const options = () => {
  try {
    return parseArgs({
      options: {
        only: { type: 'string', default: '' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    return stop((error as Error).message);
  }
};

/** Builds what is measured; what the build says goes to the standard error. */
const build = (): void => {
  const own = resolve(import.meta.dirname, '../../scripts/own.mjs');
  const turbo = ['turbo', 'run', 'build', '--filter=./packages/*', '--output-logs=errors-only'];
  const { status } = spawnSync(process.execPath, [own, ...turbo], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
};

const short = (rate: number): string =>
  Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 }).format(rate);

const beside = (one: Measured, first: Measured): string => {
  if (one === first) return '';
  const same = one.checksum === first.checksum ? 'same games' : 'OTHER GAMES';
  return `portolan is ${(first.rate / one.rate).toFixed(1)} × as fast, ${same}`;
};

const reached = ({ rate, target }: Measured): string =>
  target === undefined ? '' : `target ${short(target)}/s ${rate >= target ? 'reached' : 'MISSED'}`;

const lineOf = (one: Measured, first: Measured): string => {
  const rate = `${short(one.rate)} ${one.unit}/s`.padEnd(18);
  return `  ${one.name.padEnd(26)}${rate}${one.checksum}  ${beside(one, first)}${reached(one)}`;
};

/** Measures one benchmark after the other, telling each. */
const measureAll = (found: readonly Suite[], tell: (line: string) => void): readonly Measured[] => {
  const firsts = new Map<string, Measured>();
  const benchmarks = found.flatMap((suite) => suite.benchmarks);
  return benchmarks.map((benchmark) => {
    const one = measure(benchmark);
    if (!firsts.has(one.group)) {
      tell(one.group);
      firsts.set(one.group, one);
    }
    tell(lineOf(one, firsts.get(one.group)!));
    return one;
  });
};

const { only, json, help } = options();
if (help) {
  console.log(usage);
  process.exit(0);
}
build();
const found = await suitesFor(only);
if (found.length === 0) stop(`nothing is called "${only}"`);
const tell = json ? () => {} : (line: string) => console.log(line);
const results = measureAll(found, tell);
const notes = found.flatMap((suite) => suite.notes);
for (const note of notes) tell(note);
const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length };
tell(`Node ${machine.node}, ${machine.cores} × ${machine.cpu}; medians of five rounds.`);
if (json) console.log(JSON.stringify({ machine, results, notes }, null, 2));
