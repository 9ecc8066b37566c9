import { isObject } from '../position/json.ts';

/** What is said of a value by the reader of an input: JSON Schema, as far as a field looks at it. */
export interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Shape | false;
  readonly prefixItems?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
}

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
const waysOf = (shape: Shape): readonly Shape[] => [
  shape,
  ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].flatMap(waysOf),
];

const inside = (shape: Shape, step: string | number): readonly Shape[] =>
  waysOf(shape).flatMap((way) => {
    if (typeof step === 'number') return way.prefixItems?.[step] ?? (way.items || []);
    const { additionalProperties: any } = way;
    return way.properties?.[step] ?? (typeof any === 'object' ? any : []);
  });

const kindOf = (ways: readonly Shape[]): Kind['type'] => {
  if (ways.some(({ type }) => type === 'boolean')) return 'boolean';
  if (ways.some(({ type }) => type === 'integer')) return 'integer';
  if (ways.some(({ type }) => type === 'array')) return 'list';
  return ways.some((way) => way.enum !== undefined) ? 'words' : 'other';
};

/** What stands at a path of an input. */
export const shapeAt = (shape: Shape, path: string): Kind => {
  const steps = stepsOf(path);
  let shapes: readonly Shape[] = [shape];
  let free = false;
  for (const step of steps) {
    free = typeof step === 'string' && !shapes.flatMap(waysOf).some(({ required }) => required?.includes(step));
    shapes = shapes.flatMap((one) => inside(one, step));
  }
  const ways = shapes.flatMap(waysOf);
  const number = ways.find(({ type }) => type === 'integer');
  return {
    type: kindOf(ways),
    free,
    ...(number?.minimum === undefined ? {} : { minimum: number.minimum }),
    ...(number?.maximum === undefined ? {} : { maximum: number.maximum }),
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
