import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** Anything read from a file. */
export type Fields = Readonly<Record<string, unknown>>;

/** What a case states, under the rulings of its position or under others (`when`). */
export interface Claim {
  readonly when?: Readonly<Record<string, string>>;
  /** Of the last action. */
  readonly legal?: boolean;
  /** The clauses that allow it, all of them. */
  readonly by?: readonly string[];
  /** All that is broken, in any order. */
  readonly violations?: readonly Fields[];
  /** All events of the last action, in order. */
  readonly events?: readonly Fields[];
  /** Some of them, in order. */
  readonly eventsInclude?: readonly Fields[];
  /** What holds afterwards, in the game's shorthand. */
  readonly then?: Fields;
  /** What `validate` says of the position given, in order; empty = sound. */
  readonly problems?: readonly Fields[];
  /** Totals by seat, or in the game's own form. */
  readonly scores?: Fields;
  readonly solve?: { readonly question: string; readonly input?: Fields; readonly answer: Fields };
  /** How many actions are legal, or the game's own form. */
  readonly count?: Fields;
}

/** A golden case: a position in shorthand, actions, and what must come of them. */
export interface Case extends Omit<Claim, 'when'> {
  readonly id: string;
  readonly section: string;
  readonly title: string;
  /** What differs from the game's default position. */
  readonly given?: Fields;
  /** All but the last are legal and lead up to it. */
  readonly do?: readonly Fields[];
  readonly expect?: Claim;
  readonly readings?: readonly Claim[];
}

/** A file of cases of one game. */
export interface CaseFile {
  readonly game: string;
  readonly cases: readonly Case[];
}

const claimFields = ['legal', 'by', 'violations', 'events', 'eventsInclude', 'then'];
const ownFields = ['problems', 'scores', 'solve', 'count'];
const caseFields = ['id', 'section', 'title', 'given', 'do', 'expect', 'readings', ...ownFields];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const strangers = (where: string, value: Fields, known: readonly string[]): string[] =>
  Object.keys(value)
    .filter((field) => !known.includes(field))
    .map((field) => `${where}: unknown field "${field}"`);

/** What keeps a text from being a case: a field nobody reads would be a claim nobody tests. */
const caseProblems = (one: unknown, at: number): string[] => {
  if (!isFields(one) || typeof one.id !== 'string') return [`case ${at + 1} has no id`];
  const readings = Array.isArray(one.readings) ? one.readings : [];
  return [
    ...strangers(one.id, one, caseFields),
    ...(one.problems && one.do ? [`${one.id}: "problems" stands instead of "do"`] : []),
    ...(isFields(one.expect) ? strangers(`${one.id}, expect`, one.expect, claimFields) : []),
    ...readings.flatMap((reading) =>
      isFields(reading) && isFields(reading.when)
        ? strangers(`${one.id}, readings`, reading, ['when', ...claimFields, ...ownFields])
        : [`${one.id}: a reading without "when"`],
    ),
  ];
};

/** Reads a file of cases. Throws an error that says what is wrong with it. */
export const readCases = (path: string): CaseFile => {
  const file: unknown = parse(readFileSync(path, 'utf8'));
  if (!isFields(file) || typeof file.game !== 'string' || !Array.isArray(file.cases)) {
    throw new Error('a file of cases has a "game" and a list of "cases"');
  }
  const problems = file.cases.flatMap(caseProblems);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return file as unknown as CaseFile;
};

const folder = new URL('.', import.meta.url);

const read = new Map<string, readonly Case[]>();

const casesOf = (game: string): readonly Case[] =>
  readdirSync(folder)
    .filter((name) => name === `${game}.cases.yaml` || (name.startsWith(`${game}-`) && name.endsWith('.cases.yaml')))
    .sort()
    .flatMap((name) => readCases(fileURLToPath(new URL(name, folder))).cases);

/** All golden cases of a game: those of `<game>.cases.yaml` and of every `<game>-….cases.yaml` beside it. Read once. */
export const goldenCases = (game: string): readonly Case[] => {
  const cases = read.get(game) ?? casesOf(game);
  read.set(game, cases);
  return cases;
};
