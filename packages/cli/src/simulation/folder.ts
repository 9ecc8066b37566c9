import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
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
export const openFolder = (folder: string, plan: Plan): Folder | Other => {
  const planPath = join(folder, 'simulation.json');
  const path = join(folder, 'played.jsonl');
  mkdirSync(folder, { recursive: true });
  if (existsSync(planPath)) {
    const other = differenceOf(JSON.parse(readFileSync(planPath, 'utf8')), plan);
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

/** The first field in which two plans differ. */
export const differenceOf = (found: Readonly<Partial<Plan>>, plan: Plan): Other | undefined => {
  const names = Object.keys(plan) as (keyof Plan)[];
  const differs = names.find((name) => !isDeepStrictEqual(found[name], plain(plan[name])));
  return differs && { differs, found: found[differs], expected: plan[differs] };
};

/** As it comes back from a file. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

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
