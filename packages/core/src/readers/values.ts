import { type JsonSchema, type Reader, report, withSchema } from './reader.ts';

/** An integer from `min` to `max`. */
export const integer = (min: number, max: number): Reader<number> =>
  withSchema({ type: 'integer', minimum: min, maximum: max }, (json, path, problems) => {
    if (typeof json !== 'number') return report(problems, path, 'wrong-type', { expected: 'number' });
    if (!Number.isInteger(json)) return report(problems, path, 'not-an-integer');
    return json >= min && json <= max ? json : report(problems, path, 'out-of-range', { found: json, min, max });
  });

/** Digits, perhaps in groups of three with any kind of space between them, and a sign, perhaps a real minus. */
const typedNumber = /^\s*[-+\u2212]?(?:\d+|\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+)\s*$/;

/** The whole number that somebody typed: `12`, `−3`, `1 000`; undefined for anything else. It may be out of any range. */
export const typedInteger = (text: string): number | undefined =>
  typedNumber.test(text) ? Number(text.replaceAll(/\s/g, '').replace('\u2212', '-')) : undefined;

/** `true` or `false`. */
export const boolean: Reader<boolean> = withSchema({ type: 'boolean' }, (json, path, problems) =>
  typeof json === 'boolean' ? json : report(problems, path, 'wrong-type', { expected: 'boolean' }),
);

/** The same type, which is never inferred from where a reader is put: there its words would widen to any string. */
type Fixed<Value> = [Value][Value extends unknown ? 0 : never];

/** One of some words; another word gives the code. */
export const word = <const Word extends string>(words: readonly Word[], code: string): Reader<Fixed<Word>> =>
  withSchema<Word>({ enum: words }, (json, path, problems) => {
    if (typeof json !== 'string') return report(problems, path, 'wrong-type', { expected: 'string' });
    return words.find((known) => known === json) ?? report(problems, path, code, { found: json, expected: words });
  });

/** One value and no other. */
export const only = <const Value extends string | number | boolean | null>(
  value: Value,
  code: string,
): Reader<Fixed<Value>> =>
  withSchema<Value>({ const: value }, (json, path, problems) =>
    json === value ? value : report(problems, path, code, { found: json, expected: value }),
  );

/**
 * A text that a pattern or a function accepts; another gives the code. A pattern says itself what it accepts; `shape` says
 * what is known of the texts that a function accepts.
 */
export const text = (
  accept: RegExp | ((found: string) => boolean),
  code: string,
  shape: JsonSchema = {},
): Reader<string> => {
  const [accepts, pattern] =
    accept instanceof RegExp ? [(found: string) => accept.test(found), { pattern: accept.source }] : [accept, {}];
  return withSchema({ type: 'string', ...pattern, ...shape }, (json, path, problems) => {
    if (typeof json !== 'string') return report(problems, path, 'wrong-type', { expected: 'string' });
    return accepts(json) ? json : report(problems, path, code, { found: json.slice(0, 40) });
  });
};

/** A text of `min` to `max` characters; another gives the code. */
export const textOf = (min: number, max: number, code: string): Reader<string> =>
  text(
    (found) => {
      // A character has one unit or two: most texts need not be counted.
      if (found.length >= 2 * min && found.length <= max) return true;
      const { length } = [...found.slice(0, 2 * max + 1)];
      return length >= min && length <= max;
    },
    code,
    { minLength: min, maxLength: max },
  );
