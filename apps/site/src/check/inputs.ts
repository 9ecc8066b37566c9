import type { Rulings } from '@portolan/core';
import { needed } from '@portolan/core/answers';
import { inputAt } from '@portolan/core/readers';
import { withField } from '../position/json.ts';
import { same } from '../stores/same.ts';
import type { Json } from '../stores/table.ts';
import type { AnyForm, KnownDispute } from './module.ts';

/** Where it stands beside the facts which of them nobody has told yet: kept, taken back and sent with them, and read by no checker. */
const UNSAID = 'unsaid';

/** The facts of somebody's own case that nobody has told yet, by their paths. */
export const unsaidIn = ({ [UNSAID]: paths }: Json): readonly string[] =>
  Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : [];

/** Whether nobody has told a fact of what is entered: on a board nothing of it lies there yet. */
export const isUntold = (input: object, path: string): boolean => unsaidIn(input as Json).includes(path);

/** An input with the paths of the facts that nobody has told. */
export const withUnsaid = (input: Json, paths: readonly string[]): Json =>
  withField(input, UNSAID, paths.length > 0 ? paths : undefined);

/** The numbers of a list that nobody has told, by their paths: each counter is told by itself. */
export const partsUntold = (untold: readonly string[], list: string): readonly string[] =>
  untold.filter((path) => path.startsWith(`${list}[`));

/** The paths of the counters of a list: its numbers, or of each of its things those fields. */
export const partsOf = (list: string, value: unknown, fields: readonly string[] = [''], from = 0): readonly string[] =>
  (Array.isArray(value) ? value : []).flatMap((_, i) =>
    i < from ? [] : fields.map((field) => `${list}[${i}]${field}`),
  );

/** Of the path of a counter the thing in a list that it belongs to; undefined for a number of a list. */
export const thingOf = (path: string): string | undefined => /^.*\](?=\.)/.exec(path)?.[0];

/** What is still untold once some of it has been told: a list of counters until the last of them. */
const without = (untold: readonly string[], isTold: (path: string) => boolean): readonly string[] =>
  untold.filter((path) => {
    const parts = partsUntold(untold, path);
    return parts.length > 0 ? parts.some((part) => !isTold(part)) : !isTold(path);
  });

/** The counters of those who have joined a list of which not all is told. */
const joined = (before: Json, after: Json, untold: readonly string[]): readonly string[] =>
  untold.flatMap((list) => {
    const was = inputAt(before, list);
    const parts = partsUntold(untold, list);
    const fields = [...new Set(parts.map((path) => path.slice((thingOf(path) ?? path).length)))];
    return parts.length > 0 && Array.isArray(was) ? partsOf(list, inputAt(after, list), fields, was.length) : [];
  });

/** An input after a change: what has been changed has been told, and what a form says that the rest of it tells. */
export const toldBy = (before: Json, after: Json, { tells }: Pick<AnyForm, 'tells'> = {}): Json => {
  const told = new Set(tells?.(after));
  const left = without(
    unsaidIn(before),
    (path) => told.has(path) || !same(inputAt(before, path), inputAt(after, path)),
  );
  return withUnsaid(after, [...left, ...joined(before, after, left)]);
};

/** An input of which a touch tells a fact as it stands there: whose a ship is and what it carries is told by others. */
export const touchedAt = (input: Json, path: string): Json =>
  withUnsaid(
    input,
    without(unsaidIn(input), (one) => one === path),
  );

/** An input of which somebody has said that a fact stands there as it is, with all that is part of it. */
export const confirmed = (input: Json, path: string): Json =>
  withUnsaid(
    input,
    without(unsaidIn(input), (one) => one === path || one.startsWith(`${path}.`)),
  );

/** What of a dispute says which facts there are. */
type Facts = Pick<KnownDispute, 'schema' | 'labels' | 'values'>;

/** A dispute as those ask who look for its facts. */
export const asking = ({ schema, labels, values }: Facts) => ({
  schema,
  labels,
  ...(values ? { values } : {}),
});

/** The first fact without which there is no case, and that nobody has told; a form that says what is missing says so of most. */
export const firstNeeded = (
  known: Facts,
  { missing, needs = [] }: Pick<AnyForm, 'missing' | 'needs'>,
  input: Json,
): string | undefined => {
  const untold = unsaidIn(input);
  return [...(missing ? [] : needed(asking(known))), ...needs].find((path) => untold.includes(path));
};

/** What the checker is asked: what is entered, the readings of the table and, where it matters, its box. */
export const askedOf = ({ boxed }: AnyForm, input: Json, rulings: Rulings, edition: unknown): Json => ({
  ...withUnsaid(input, []),
  ...(boxed && edition !== undefined && edition !== null ? { edition } : {}),
  rulings,
});
