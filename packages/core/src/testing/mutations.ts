import { below, pick, type Rng } from '../random.ts';
import { strange } from './bad-input.ts';
import { throughJson } from './compare.ts';

type Node = Record<string, unknown>;
type Path = readonly string[];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** One change of a position: what to do with what stands at a path. A path that leads nowhere changes nothing. */
export interface Mutation {
  readonly path: Path;
  /** Gives the new value; undefined: the field is dropped. */
  readonly change: (value: unknown) => unknown;
}

/** What stands at each place of many positions: values by path, places of a list being one place. */
export interface Samples {
  readonly all: readonly unknown[];
  readonly valuesAt: ReadonlyMap<string, readonly unknown[]>;
  readonly fieldsAt: ReadonlyMap<string, readonly string[]>;
}

const placeOf = (path: Path): string => path.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('.');

/** So many different values of one place are kept. */
const MOST_VALUES = 300;

/** Reads the samples: which fields and values there are at each place. */
export const samplesOf = (positions: readonly unknown[]): Samples => {
  const values = new Map<string, Map<string, unknown>>();
  const fields = new Map<string, Set<string>>();
  const visit = (value: unknown, path: Path): void => {
    const place = placeOf(path);
    const known = values.get(place) ?? new Map<string, unknown>();
    values.set(place, known);
    if (known.size < MOST_VALUES) known.set(JSON.stringify(value), value);
    if (!isNode(value)) return;
    const names = fields.get(place) ?? new Set<string>();
    fields.set(place, names);
    for (const key of Object.keys(value)) {
      if (!Array.isArray(value)) names.add(key);
      visit(value[key], [...path, key]);
    }
  };
  const all = positions.map(throughJson);
  for (const position of all) visit(position, []);
  return {
    all,
    valuesAt: new Map([...values].map(([place, known]) => [place, [...known.values()]])),
    fieldsAt: new Map([...fields].map(([place, names]) => [place, [...names]])),
  };
};

const walkTo = (root: Node, path: Path): Node | undefined => {
  let at: unknown = root;
  for (const key of path) {
    if (!isNode(at) || !Object.hasOwn(at, key)) return undefined;
    at = at[key];
  }
  return isNode(at) ? at : undefined;
};

/** The position with the changes made, one after the other; the position given stays as it is. */
export const mutated = (position: unknown, mutations: readonly Mutation[]): unknown => {
  const root = { whole: throughJson(position) };
  for (const { path, change } of mutations) {
    const whole: Path = ['whole', ...path];
    const key = whole.at(-1)!;
    const parent = walkTo(root, whole.slice(0, -1));
    if (!parent) continue;
    const value = change(parent[key]);
    if (value !== undefined) parent[key] = throughJson(value);
    else if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  }
  return root.whole;
};

/** Every place of a value, with what stands there. */
const placesIn = (value: unknown, path: Path = []): (readonly [path: Path, value: unknown])[] => [
  [path, value],
  ...(isNode(value) ? Object.keys(value).flatMap((key) => placesIn(value[key], [...path, key])) : []),
];

const permuted = (list: readonly unknown[], random: Rng): unknown[] => {
  const copy = [...list];
  const [a, b] = [below(random, copy.length), below(random, copy.length)];
  [copy[a], copy[b]] = [copy[b], copy[a]];
  return copy;
};

const listChanges: readonly ((list: readonly unknown[], random: Rng, others: readonly unknown[]) => unknown[])[] = [
  (list, random) => [...list, ...(list.length > 0 ? [pick(random, list)] : [])],
  (list, random) => list.slice(0, below(random, list.length + 1)),
  (list, random) => (list.length > 0 ? permuted(list, random) : []),
  (list, random) => (list.length > 0 ? list.toSpliced(below(random, list.length), 1) : []),
  (list, random, others) => (others.length > 0 ? [...list, pick(random, others)] : [...list]),
  (list) => (list.length < 8 ? [...list, ...list] : [...list]),
];

const shifts = [-1, 1, -1, 1, 2, -2, 3, 10];

/** One change somewhere in a position: mostly what stands there in another sample, now and then nonsense. */
export const anyMutation = (position: unknown, { valuesAt, fieldsAt }: Samples, random: Rng): Mutation => {
  const [path, value] = pick(random, placesIn(position));
  const place = placeOf(path);
  const way = below(random, 20);
  if (way === 0) {
    const nonsense = pick(random, strange);
    return { path, change: () => nonsense };
  }
  if (way < 3 && path.length > 0) return { path, change: () => undefined };
  if (typeof value === 'number' && way < 11) {
    const shift = pick(random, shifts);
    return { path, change: (number) => (typeof number === 'number' ? number + shift : number) };
  }
  if (typeof value === 'boolean') return { path, change: (flag) => flag !== true };
  if (Array.isArray(value) && way < 13) {
    const others = valuesAt.get(place ? `${place}.*` : '*') ?? [];
    const list = pick(random, listChanges)(value, random, others);
    return { path, change: () => list };
  }
  const fields = fieldsAt.get(place) ?? [];
  if (isNode(value) && !Array.isArray(value) && fields.length > 0) {
    const field = pick(random, fields);
    const other = pick(random, valuesAt.get(place ? `${place}.${field}` : field) ?? [null]);
    return { path: [...path, field], change: () => other };
  }
  const known = valuesAt.get(place) ?? [];
  const other = known.length > 0 ? pick(random, known) : value;
  return { path, change: () => other };
};

/** Every smaller form of a value: one field or item left out, deep places too, the largest parts first. */
export const smaller = (position: unknown): Mutation[] =>
  placesIn(position)
    .filter(([path]) => path.length > 0)
    .sort(([a], [b]) => a.length - b.length)
    .map(([path]) => ({ path, change: () => undefined }));
