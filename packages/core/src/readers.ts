import { join } from './path.ts';
import { allBad, ok, type Problem, type Result } from './result.ts';
import type { RulingTable } from './rulings.ts';

/** Reads a value of unknown shape: gives it back typed, or reports problems and gives undefined. */
export type Reader<Value> = (json: unknown, path: string, problems: Problem[]) => Value | undefined;

const report = (problems: Problem[], path: string, code: string, facts?: Problem['facts']): undefined => {
  problems.push(facts ? { path, code, facts } : { path, code });
  return undefined;
};

/** Runs a reader on the whole of an input. */
export const parseWith = <Value>(reader: Reader<Value>, json: unknown): Result<Value> => {
  const problems: Problem[] = [];
  const value = reader(json, '', problems);
  return value === undefined || problems.length > 0 ? allBad(problems) : ok(value);
};

/** An integer from `min` to `max`. */
export const integer =
  (min: number, max: number): Reader<number> =>
  (json, path, problems) => {
    if (typeof json !== 'number') return report(problems, path, 'wrong-type', { expected: 'number' });
    if (!Number.isInteger(json)) return report(problems, path, 'not-an-integer');
    return json >= min && json <= max ? json : report(problems, path, 'out-of-range', { found: json, min, max });
  };

/** Digits, perhaps in groups of three with any kind of space between them, and a sign, perhaps a real minus. */
const typedNumber = /^\s*[-+\u2212]?(?:\d+|\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+)\s*$/;

/** The whole number that somebody typed: `12`, `−3`, `1 000`; undefined for anything else. It may be out of any range. */
export const typedInteger = (text: string): number | undefined =>
  typedNumber.test(text) ? Number(text.replaceAll(/\s/g, '').replace('\u2212', '-')) : undefined;

/** `true` or `false`. */
export const boolean: Reader<boolean> = (json, path, problems) =>
  typeof json === 'boolean' ? json : report(problems, path, 'wrong-type', { expected: 'boolean' });

/** One of some words; another word gives the code. */
export const word =
  <Word extends string>(words: readonly Word[], code: string): Reader<Word> =>
  (json, path, problems) => {
    if (typeof json !== 'string') return report(problems, path, 'wrong-type', { expected: 'string' });
    return words.find((known) => known === json) ?? report(problems, path, code, { found: json, expected: words });
  };

/** A text that a function turns into a value; undefined gives the code. */
export const text =
  (accept: (found: string) => boolean, code: string): Reader<string> =>
  (json, path, problems) => {
    if (typeof json !== 'string') return report(problems, path, 'wrong-type', { expected: 'string' });
    return accept(json) ? json : report(problems, path, code, { found: json.slice(0, 40) });
  };

/** The value itself or `null`. */
export const nullable =
  <Value>(reader: Reader<Value>): Reader<Value | null> =>
  (json, path, problems) =>
    json === null ? null : reader(json, path, problems);

/** A list of `min` to `max` values. */
export const list =
  <Value>(reader: Reader<Value>, max: number, min = 0): Reader<readonly Value[]> =>
  (json, path, problems) => {
    if (!Array.isArray(json)) return report(problems, path, 'wrong-type', { expected: 'array' });
    if (json.length > max) return report(problems, path, 'too-long', { found: json.length, max });
    const least = min === max ? 'expected' : 'min';
    if (json.length < min) return report(problems, path, 'wrong-length', { found: json.length, [least]: min });
    return json.map((item, i) => reader(item, join(path, i), problems)) as readonly Value[];
  };

type Readers<Fields> = { readonly [Name in keyof Fields]-?: Reader<Exclude<Fields[Name], undefined>> };
type Needed<Value> = { [Name in keyof Value as Value[Name] extends Required<Value>[Name] ? Name : never]: Value[Name] };
type Free<Value> = { [Name in keyof Value as Value[Name] extends Required<Value>[Name] ? never : Name]: Value[Name] };

/** Whether a value has fields. */
export const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** An object with needed and optional fields and no others. */
export const object = <Value extends object>(
  needed: Readers<Needed<Value>>,
  free: Readers<Free<Value>>,
): Reader<Value> => {
  const readers = new Map(Object.entries<Reader<unknown>>({ ...needed, ...free }));
  return (json, path, problems) => {
    if (!isObject(json)) return report(problems, path, 'not-an-object');
    const value: Record<string, unknown> = {};
    for (const name of Object.keys(json)) {
      if (!readers.has(name)) report(problems, join(path, name), 'unknown-field');
    }
    for (const [name, reader] of readers) {
      const found = Object.hasOwn(json, name) ? json[name] : undefined;
      if (found !== undefined) value[name] = reader(found, join(path, name), problems);
      else if (Object.hasOwn(needed, name)) report(problems, join(path, name), 'missing-field');
    }
    return value as Value;
  };
};

/** An object that holds values by known names; another name gives the code. */
export const record =
  <Name extends string, Value>(
    names: readonly Name[],
    reader: Reader<Value>,
    code: string,
  ): Reader<Readonly<Partial<Record<Name, Value>>>> =>
  (json, path, problems) => {
    if (!isObject(json)) return report(problems, path, 'not-an-object');
    const value: Partial<Record<string, Value>> = {};
    for (const [name, item] of Object.entries(json)) {
      if (!names.includes(name as Name)) report(problems, join(path, name), code, { found: name, expected: names });
      else {
        const read = reader(item, join(path, name), problems);
        if (read !== undefined) value[name] = read;
      }
    }
    return value as Readonly<Partial<Record<Name, Value>>>;
  };

/** A seat of a game for so many. */
export const seatOf =
  (seats: number): Reader<number> =>
  (json, path, problems) => {
    const seat = integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)(json, path, problems);
    if (seat === undefined || (seat >= 0 && seat < seats)) return seat;
    return report(problems, path, 'unknown-seat', { found: seat, seats });
  };

/** Readings by ruling, all of them known to the game's table (see `rulingTable`). */
export const rulingsFrom =
  <Name extends string, Readings>({ isRuling, readingsOf }: RulingTable<Name, Readings>): Reader<Partial<Readings>> =>
  (json, path, problems) => {
    if (!isObject(json)) return report(problems, path, 'not-an-object');
    const value: Record<string, string> = {};
    for (const [name, reading] of Object.entries(json)) {
      const at = join(path, name);
      if (!isRuling(name)) report(problems, at, 'unknown-ruling', { found: name });
      else {
        const read = word(readingsOf(name), 'unknown-reading')(reading, at, problems);
        if (read !== undefined) value[name] = read;
      }
    }
    return value as Partial<Readings>;
  };

/** A reader followed by a test of the whole value, which reports what it finds. */
export const also =
  <Value>(reader: Reader<Value>, test: (value: Value, path: string, problems: Problem[]) => void): Reader<Value> =>
  (json, path, problems) => {
    const before = problems.length;
    const value = reader(json, path, problems);
    if (value !== undefined && problems.length === before) test(value, path, problems);
    return value;
  };
