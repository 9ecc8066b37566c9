import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Suite } from './suites.ts';

const main = fileURLToPath(new URL('../../packages/cli/dist/main.js', import.meta.url));
const rounds = 9;

const milliseconds = (args: readonly string[]): number => {
  const begun = performance.now();
  const { status } = spawnSync(process.execPath, args, { stdio: 'ignore' });
  if (status !== 0) throw new Error(`${args.join(' ')} failed`);
  return performance.now() - begun;
};

const medianOf = (args: readonly string[]): number => {
  const times = Array.from({ length: rounds }, () => milliseconds(args)).sort((a, b) => a - b);
  return times[rounds >> 1]!;
};

/** What a line costs more than Node itself: at most so many milliseconds are wanted where one game is asked about. */
const wanted = 150;

const lines: readonly (readonly [line: string, wanted: number | undefined])[] = [
  ['--version', wanted],
  ['rules borneo fight.above', wanted],
  ['rules cabo-da-roca 1.1', wanted],
  ['rules comptoir-des-antilles 1.1', wanted],
  ['rules rotterdam 1.1', wanted],
  ['solve borneo drawOdds --input {"unseen":57,"good":8,"draws":2}', wanted],
  ['games', undefined],
];

/** How long the command takes to start. */
export const commandSuite = (): Suite => {
  const empty = medianOf(['-e', '0']);
  const notes = lines.map(([line, most]) => {
    const more = medianOf([main, ...line.split(' ')]) - empty;
    const verdict = most === undefined ? '' : `, ${most} ms wanted: ${more <= most ? 'reached' : 'MISSED'}`;
    return `portolan ${line}: ${more.toFixed(0)} ms more than \`node -e 0\` (${empty.toFixed(0)} ms)${verdict}`;
  });
  return { benchmarks: [], notes };
};
