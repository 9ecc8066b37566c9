import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { adapters } from './adapters.ts';
import { type CaseFile, readCases } from './cases.ts';
import { type Outcome, runCases } from './runner.ts';

/** `npm run conformance <game> <file>`: exit 0 if all cases hold, 1 if one does not, 2 if they cannot be run. */
const usage = `usage: npm run conformance <game> <file>   (games: ${Object.keys(adapters).join(', ')})`;

const stop = (message: string): never => {
  console.error(message);
  process.exit(2);
};

const show = (value: unknown): string =>
  inspect(value, { depth: 9, breakLength: 110, compact: 4 }).replaceAll('\n', '\n      ');

const report = ({ id, title, when, mismatches }: Outcome): void => {
  console.log(`${id}${when ? ` ${JSON.stringify(when)}` : ''}: ${title}`);
  for (const { what, expected, came } of mismatches) {
    console.log(`  ${what}\n    expected ${show(expected)}\n    came     ${show(came)}`);
  }
};

const read = (path: string): CaseFile => {
  try {
    // Scripts run in a folder of their own; people name files from where they stand.
    return readCases(resolve(process.env.INIT_CWD ?? '.', path));
  } catch (error) {
    return stop(`cannot read ${path}: ${error instanceof Error ? error.message : error}`);
  }
};

const [game, path, ...more] = process.argv.slice(2);
if (game === undefined || path === undefined || more.length > 0) stop(usage);
const adapter = Object.hasOwn(adapters, game!) ? adapters[game!]! : stop(`unknown game "${game}"\n${usage}`);
const file = read(path!);
if (file.game !== game) stop(`${path} holds cases of "${file.game}", not of "${game}"`);
const outcomes = runCases(adapter, file);
const failed = outcomes.filter(({ mismatches }) => mismatches.length > 0);
for (const outcome of failed) report(outcome);
console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
