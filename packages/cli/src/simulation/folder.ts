import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { makeFolder } from '../make-folder.ts';
import { version } from '../version.ts';
import type { Plan, Range } from './plan.ts';
import type { Tally } from './tally.ts';

/** What of a simulation is kept in a folder: its plan, and a line for each range that was played. */
export interface Kept extends Range {
  readonly tally: Tally;
}

/** A folder that keeps a simulation. */
export interface Folder {
  readonly kept: readonly Kept[];
  /** Keeps one more range. */
  readonly keep: (played: Kept) => void;
}

/** The folder holds another simulation: what differs. */
export interface Other {
  readonly differs: string;
  readonly found: unknown;
  readonly expected: unknown;
}

/**
 * Opens a folder for a plan and makes it where there is none. Throws as the file system does. A line that was cut off when the
 * machine stopped counts as not written: its games are played again.
 */
export const openFolder = (folder: string, of: Plan): Folder | Other => {
  // Another version may play otherwise by the same rules.
  const plan = { version: version(), ...of };
  const planPath = join(folder, 'simulation.json');
  const path = join(folder, 'played.jsonl');
  makeFolder(folder);
  if (existsSync(planPath)) {
    const other = differenceOf(planIn(readFileSync(planPath, 'utf8')), plan);
    if (other) return other;
  } else {
    // Whole or not at all, wherever the machine stops.
    writeFileSync(`${planPath}.new`, `${JSON.stringify(plan, null, 2)}\n`);
    renameSync(`${planPath}.new`, planPath);
  }
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  appendFileSync(path, text === '' || text.endsWith('\n') ? '' : '\n');
  return {
    kept: withoutOverlap(text.split('\n').flatMap(lineOf)),
    keep: ({ from, to, tally }) => appendFileSync(path, `${JSON.stringify({ from, to, tally })}\n`),
  };
};

type Fields = Readonly<Record<string, unknown>>;

/** What stands in the file of a plan; without any field where it is none. */
const planIn = (text: string): Fields => {
  try {
    return Object(JSON.parse(text)) as Fields;
  } catch {
    return {};
  }
};

/** The first field in which two plans differ. */
const differenceOf = (found: Fields, plan: Fields): Other | undefined => {
  const differs = Object.keys({ ...plan, ...found }).find((name) => !isDeepStrictEqual(found[name], plain(plan[name])));
  return differs === undefined ? undefined : { differs, found: found[differs], expected: plan[differs] };
};

/** As it comes back from a file. */
const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

const lineOf = (line: string): readonly Kept[] => {
  try {
    const kept = JSON.parse(line) as Partial<Kept>;
    return kept.tally === undefined ? [] : [kept as Kept];
  } catch {
    return [];
  }
};

/** Games that stand there twice, as when two processes were given one folder, count once. */
const withoutOverlap = (all: readonly Kept[]): readonly Kept[] => {
  let next = 0;
  return all
    .toSorted((a, b) => a.from - b.from || a.to - b.to)
    .filter(({ from, to }) => {
      if (from < next) return false;
      next = to;
      return true;
    });
};
