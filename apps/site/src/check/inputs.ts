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

/** An input with the paths of the facts that nobody has told. */
export const withUnsaid = (input: Json, paths: readonly string[]): Json =>
  withField(input, UNSAID, paths.length > 0 ? paths : undefined);

/** An input after a change: what has been changed has been told, and what a form says that the rest of it tells. */
export const toldBy = (before: Json, after: Json, { tells }: Pick<AnyForm, 'tells'> = {}): Json => {
  const told = new Set(tells?.(after));
  return withUnsaid(
    after,
    unsaidIn(before).filter((path) => !told.has(path) && same(inputAt(before, path), inputAt(after, path))),
  );
};

/** An input of which somebody has said that a fact stands there as it is. */
export const confirmed = (input: Json, path: string): Json =>
  withUnsaid(
    input,
    unsaidIn(input).filter((one) => one !== path),
  );

/** What of a dispute says which facts there are. */
type Facts = Pick<KnownDispute, 'schema' | 'labels' | 'values'>;

/** A dispute as those ask who look for its facts. */
export const asking = ({ schema, labels, values }: Facts) => ({
  schema,
  labels,
  ...(values ? { values } : {}),
});

/** The first fact without which there is no case, and that nobody has told. */
export const firstNeeded = (known: Facts, input: Json): string | undefined => {
  const untold = unsaidIn(input);
  return needed(asking(known)).find((path) => untold.includes(path));
};

/** What the checker is asked: what is entered, the readings of the table and, where it matters, its box. */
export const askedOf = ({ boxed }: AnyForm, input: Json, rulings: Rulings, edition: unknown): Json => ({
  ...withUnsaid(input, []),
  ...(boxed && edition !== undefined && edition !== null ? { edition } : {}),
  rulings,
});
