import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { borneoSuite } from './borneo.ts';
import { caboSuite } from './cabo-da-roca.ts';
import { comptoirSuite } from './comptoir-des-antilles.ts';
import { type Benchmark, type Measured, measure } from './measure.ts';
import { rotterdamSuite } from './rotterdam.ts';
import { smallGames } from './small-games.ts';

/** What one file of benchmarks offers; a game adds one to the list. */
type Suite = () => { readonly benchmarks: Benchmark[]; readonly notes: string[] };

const suites: readonly Suite[] = [smallGames, borneoSuite, caboSuite, comptoirSuite, rotterdamSuite];

const usage = `pnpm bench [--only text] [--json file]
  --only text   only the groups whose name has the text
  --json file   write the results too`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const short = (rate: number): string =>
  Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 }).format(rate);

const beside = (one: Measured, first: Measured): string => {
  if (one === first) return '';
  const same = one.checksum === first.checksum ? 'same games' : 'OTHER GAMES';
  return `portolan is ${(first.rate / one.rate).toFixed(1)} × as fast, ${same}`;
};

const reached = ({ rate, target }: Measured): string =>
  target === undefined ? '' : `target ${short(target)}/s ${rate >= target ? 'reached' : 'MISSED'}`;

const print = (one: Measured, first: Measured): void => {
  const rate = `${short(one.rate)} ${one.unit}/s`.padEnd(18);
  console.log(`  ${one.name.padEnd(26)}${rate}${one.checksum}  ${beside(one, first)}${reached(one)}`);
};

const main = (): void => {
  if (values.help) {
    console.log(usage);
    return;
  }
  const found = suites.map((suite) => suite());
  const chosen = found.flatMap(({ benchmarks }) => benchmarks).filter(({ group }) => group.includes(values.only));
  const firsts = new Map<string, Measured>();
  const results = chosen.map((benchmark) => {
    const one = measure(benchmark);
    if (!firsts.has(one.group)) {
      console.log(one.group);
      firsts.set(one.group, one);
    }
    print(one, firsts.get(one.group)!);
    return one;
  });
  const notes = found.flatMap((suite) => suite.notes);
  for (const note of notes) console.log(note);
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length };
  console.log(`Node ${machine.node}, ${machine.cores} × ${machine.cpu}; medians of five rounds.`);
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ machine, results, notes }, null, 2)}\n`);
};

main();
