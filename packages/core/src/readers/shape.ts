import { isObject } from './objects.ts';
import type { JsonSchema } from './reader.ts';

/** What the schema of a player says that it is. */
export const SEAT = 'A player, from 0, clockwise.';

/** A field by its shape. */
export interface Kind {
  readonly type: 'boolean' | 'integer' | 'words' | 'list' | 'other';
  readonly minimum?: number;
  readonly maximum?: number;
  /** It may be left out. */
  readonly free: boolean;
}

/** The steps of a path: `ships.0t1.at[0]` is ships, 0t1, at, 0. */
const stepsOf = (path: string): readonly (string | number)[] =>
  [...path.matchAll(/\[(\d*)\]|[^.[\]]+/g)].map(([text, index]) => (index === undefined ? text : Number(index)));

/** The possible shapes of a value. */
const waysOf = (shape: JsonSchema): readonly JsonSchema[] => [
  shape,
  ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].flatMap(waysOf),
];

const inside = (shape: JsonSchema, step: string | number): readonly JsonSchema[] =>
  waysOf(shape).flatMap((way): JsonSchema[] => {
    if (typeof step === 'number') {
      const item = way.prefixItems?.[step] ?? way.items;
      return item ? [item] : [];
    }
    const { additionalProperties: any } = way;
    const field = way.properties?.[step] ?? any;
    return typeof field === 'object' ? [field] : [];
  });

const kindOf = (ways: readonly JsonSchema[]): Kind['type'] => {
  if (ways.some(({ type }) => type === 'boolean')) return 'boolean';
  if (ways.some(({ type }) => type === 'integer')) return 'integer';
  if (ways.some(({ type }) => type === 'array')) return 'list';
  return ways.some((way) => way.enum !== undefined) ? 'words' : 'other';
};

/** The possible shapes of what stands at a path of an input, and whether it may be left out. */
const foundAt = (shape: JsonSchema, path: string): { readonly ways: readonly JsonSchema[]; readonly free: boolean } => {
  const steps = stepsOf(path);
  let shapes: readonly JsonSchema[] = [shape];
  let free = false;
  for (const step of steps) {
    free = typeof step === 'string' && !shapes.flatMap(waysOf).some(({ required }) => required?.includes(step));
    shapes = shapes.flatMap((one) => inside(one, step));
  }
  return { ways: shapes.flatMap(waysOf), free };
};

/** How many values of a wide range are tried. */
const TRIED = 10;

/** A number of a wide range: the least ones. */
const WIDE = 12;

const valuesOf = ({ type, enum: words, minimum, maximum, ...way }: JsonSchema): readonly unknown[] => {
  if (words) return words;
  if ('const' in way) return [way.const];
  if (type === 'boolean') return [false, true];
  if (type === 'null') return [null];
  if (type !== 'integer' || minimum === undefined || maximum === undefined) return [];
  const count = maximum - minimum < WIDE ? maximum - minimum + 1 : TRIED;
  return Array.from({ length: count }, (_, i) => minimum + i);
};

/** What may stand at a path. */
export interface Range {
  /** Its values, of a wide range of numbers the least; empty where they cannot be told: a name, a list, an object. */
  readonly values: readonly unknown[];
  /** It is a player. */
  readonly seat: boolean;
  /** There are greater numbers than `values` holds. */
  readonly wide: boolean;
  /** It may be left out. */
  readonly free: boolean;
}

/** What may stand at a path of an input. */
export const rangeAt = (shape: JsonSchema, path: string): Range => {
  const { ways, free } = foundAt(shape, path);
  // What holds something inside is not told by a word.
  const open = ways.some(
    (way) => way.type === 'object' || way.type === 'array' || (way.type === 'string' && !way.enum),
  );
  const { minimum = 0, maximum = 0 } = ways.find(({ type }) => type === 'integer') ?? {};
  return {
    values: open ? [] : ways.flatMap(valuesOf),
    seat: ways.some(({ description }) => description === SEAT),
    wide: maximum - minimum >= WIDE,
    free,
  };
};

/** Whether anything can stand at a path of an input. */
export const hasPath = (shape: JsonSchema, path: string): boolean => foundAt(shape, path).ways.length > 0;

/** What stands at a path of an input. */
export const shapeAt = (shape: JsonSchema, path: string): Kind => {
  const { ways, free } = foundAt(shape, path);
  const { minimum, maximum } = ways.find(({ type }) => type === 'integer') ?? {};
  return {
    type: kindOf(ways),
    free,
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  };
};

/** What is entered at a path; undefined where nothing is. */
export const inputAt = (input: unknown, path: string): unknown =>
  stepsOf(path).reduce<unknown>((at, step) => {
    if (typeof step === 'number') return Array.isArray(at) ? at[step] : undefined;
    return isObject(at) ? at[step] : undefined;
  }, input);

const withStep = (input: unknown, [step, ...rest]: readonly (string | number)[], value: unknown): unknown => {
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list: unknown[] = Array.isArray(input) ? [...input] : [];
    list[step] = withStep(list[step], rest, value);
    return list;
  }
  const { [step]: old, ...others } = isObject(input) ? input : {};
  const next = withStep(old, rest, value);
  if (next === undefined) return others;
  // A field that is there keeps its place: what is kept and sent stays in its order.
  return isObject(input) && step in input ? { ...input, [step]: next } : { ...others, [step]: next };
};

/** An input with another value at a path; undefined takes it out. */
export const inputWith = (input: unknown, path: string, value: unknown): unknown =>
  withStep(input, stepsOf(path), value);
