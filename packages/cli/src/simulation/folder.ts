import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isObject } from '@portolan/core/readers';
import { makeFolder } from '../make-folder.ts';
import { version } from '../version.ts';
import type { Plan, Range } from './plan.ts';
import { isTally, type Tally } from './tally.ts';

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

/** The folder holds games of which nobody can tell any more what was played: the file of their plan is missing, or is none. */
export interface Lost {
  readonly lost: string;
}

/**
 * Opens a folder for a plan and makes it where there is none. Throws as the file system does. A line that was cut off when the
 * machine stopped counts as not written: its games are played again.
 */
export const openFolder = (folder: string, of: Plan): Folder | Other | Lost => {
  // Another version may play otherwise by the same rules.
  const plan = { version: version(), ...of };
  const planPath = join(folder, 'simulation.json');
  const path = join(folder, 'played.jsonl');
  makeFolder(folder);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (existsSync(planPath)) {
    const found = planIn(readFileSync(planPath, 'utf8'));
    if (found === undefined) return { lost: planPath };
    const other = differenceOf(found, plan);
    if (other) return other;
  } else if (text !== '') {
    return { lost: planPath };
  } else {
    // Whole or not at all, wherever the machine stops.
    writeFileSync(`${planPath}.new`, `${JSON.stringify(plan, null, 2)}\n`);
    renameSync(`${planPath}.new`, planPath);
  }
  appendFileSync(path, text === '' || text.endsWith('\n') ? '' : '\n');
  return {
    kept: withoutOverlap(text.split('\n').flatMap((line) => lineOf(line, plan))),
    keep: ({ from, to, tally }) => appendFileSync(path, `${JSON.stringify({ from, to, tally })}\n`),
  };
};

type Fields = Readonly<Record<string, unknown>>;

/** What stands in the file of a plan; undefined where it is none. */
const planIn = (text: string): Fields | undefined => {
  try {
    const plan: unknown = JSON.parse(text);
    return isObject(plan) && Object.hasOwn(plan, 'game') ? plan : undefined;
  } catch {
    return undefined;
  }
};

/** The first field in which two plans differ; of the settings of the game the one that does, as `settings.seats`. */
const differenceOf = (found: Fields, plan: Fields): Other | undefined => {
  const differs = Object.keys({ ...plan, ...found }).find((name) => !isDeepStrictEqual(found[name], plain(plan[name])));
  if (differs === undefined) return undefined;
  const [one, other] = [found[differs], plan[differs]];
  const inner = isObject(one) && isObject(other) ? differenceOf(one, other) : undefined;
  return inner ? { ...inner, differs: `${differs}.${inner.differs}` } : { differs, found: one, expected: other };
};

/** As it comes back from a file. */
const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

/** What a line keeps; nothing where it was cut off, or is none of this simulation: its games are played again. */
const lineOf = (line: string, { players }: Plan): readonly Kept[] => {
  try {
    const { from, to, tally } = JSON.parse(line) as Kept;
    const isWhole = tally.games === to - from && from >= 0 && isTally(tally, players.length);
    return isWhole ? [{ from, to, tally }] : [];
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
