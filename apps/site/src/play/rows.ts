import type { Text } from '@portolan/core';
import type { Spot } from '../board/entry.ts';
import type { Json } from '../stores/table.ts';
import { among, gathered, type Option, taking } from './gather.ts';
import { keyOf, type Moment, type Touch, type Way } from './plan.ts';

/** An action as a row of touches, and what is taken up after them in any order. */
export interface Row {
  readonly steps: readonly Touch[];
  readonly kinds?: readonly string[];
  readonly action: Json;
  /** How it goes on after these touches, where no list says it. */
  readonly on?: () => Moment;
}

/** What rows do not say themselves. */
export interface Reading {
  /** What is asked where these rows go on, after so many touches. */
  readonly ask: (rows: readonly Row[], steps: readonly Touch[]) => Text;
  /** Where the kinds of the rows lie. */
  readonly from?: (rows: readonly Row[]) => readonly Option[];
  /** What somebody means who touches a place that leads nowhere. */
  readonly meant?: (spot: Spot, steps: readonly Touch[], kinds: readonly string[]) => Json | undefined;
}

/** The kinds of action that rows come to, and one that no row says, if it can be done. */
export const kindsOf = (rows: readonly Row[], other: string | false = false): ReadonlySet<string> =>
  new Set([...rows.map(({ action }) => String(action.kind)), ...(other ? [other] : [])]);

const sameKinds = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && among(some, others);

/** How many pairs stand in another order in one list than in another. */
const turned = (some: readonly string[], others: readonly string[]): number =>
  some.reduce(
    (sum, one, i) => sum + some.slice(i + 1).filter((later) => others.indexOf(later) < others.indexOf(one)).length,
    0,
  );

/** The row with just these kinds; of several, whose order differs, the one nearest to the order of touching. */
const rowWith = (rows: readonly Row[], kinds: readonly string[]): Row | undefined =>
  rows
    .filter((row) => sameKinds(kinds, row.kinds ?? []))
    .map((row) => ({ row, off: turned(row.kinds ?? [], kinds) }))
    .sort((a, b) => a.off - b.off)[0]?.row;

/** The next touches of rows, each with the rows that go on so. */
const branches = (rows: readonly Row[], at: number): readonly (readonly [touch: Touch, rows: readonly Row[]])[] => {
  const found = new Map<string, [Touch, Row[]]>();
  for (const row of rows) {
    const touch = row.steps[at];
    if (!touch) continue;
    const known = found.get(keyOf(touch));
    if (known) known[1].push(row);
    else found.set(keyOf(touch), [touch, [row]]);
  }
  return [...found.values()];
};

/**
 * The same rows without what nobody has to choose: a choice that is the only one after a touch, things to take up that can
 * only be these.
 */
export const pruned = (rows: readonly Row[], at = 0): readonly Row[] => {
  const ways = branches(rows, at);
  const here = rows.filter(({ steps }) => steps.length === at);
  const [only] = ways;
  if (at > 0 && only && ways.length === 1 && here.length === 0 && 'choice' in only[0]) {
    return pruned(
      rows.map((row) => ({ ...row, steps: row.steps.filter((_, i) => i !== at) })),
      at,
    );
  }
  const [last] = here;
  const bare =
    at > 0 && last?.kinds && here.length === 1 && ways.length === 0
      ? [{ steps: last.steps, action: last.action }]
      : here;
  return [...bare, ...ways.flatMap(([, further]) => pruned(further, at + 1))];
};

const told = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => JSON.stringify(told(one))).sort();
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([key, one]) => [key, told(one)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
};

/** The touches that put an action together by these rows; of an action that no row has in this order, one with the same things. */
export const stepsBy = (rows: readonly Row[], from: readonly Option[], action: Json): readonly Touch[] | undefined => {
  const exact = JSON.stringify(action);
  const loosely = JSON.stringify(told(action));
  const row =
    rows.find((one) => JSON.stringify(one.action) === exact) ??
    rows.find((one) => JSON.stringify(told(one.action)) === loosely);
  return row && [...row.steps, ...taking(from, row.kinds ?? [])];
};

/** The moment in which these rows go on: a plan is a beginning of some of them. */
export const momentOf = (rows: readonly Row[], reading: Reading, done: readonly Touch[] = []): Moment => {
  const { ask, from, meant } = reading;
  const at = done.length;
  const ways = branches(rows, at).map(
    ([touch, left]): Way => ({ ...touch, go: () => momentOf(left, reading, [...done, touch]) }),
  );
  const here = rows.filter(({ steps }) => steps.length === at);
  const onward = here.find(({ on }) => on !== undefined)?.on;
  if (onward) return onward();
  const loose = here.filter(({ kinds }) => kinds !== undefined);
  const judged = meant && ((spot: Spot, kinds: readonly string[] = []) => meant(spot, done, kinds));
  const [whole] = here.filter(({ kinds }) => kinds === undefined);
  if (loose.length === 0) return { ask: ask(rows, done), ways, action: whole?.action, meant: judged };
  return gathered({
    from: from?.(loose) ?? [],
    ask: () => ask(rows, done),
    fits: (kinds) => loose.some((row) => among(kinds, row.kinds ?? [])),
    whole: (kinds) => rowWith(loose, kinds)?.action ?? (kinds.length === 0 ? whole?.action : undefined),
    after: (kinds) => (kinds.length === 0 ? ways : []),
    meant: judged,
  });
};
