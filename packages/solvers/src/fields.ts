import { allBad, bad, ok, type Problem, type Result } from '@portolan/core';

/** Tests one field of an input; gives a problem without its path, or nothing. */
export type FieldTest = (value: unknown) => Omit<Problem, 'path'> | undefined;

/** An integer between two bounds, both included. */
export const integer =
  (min: number, max: number): FieldTest =>
  (value) => {
    if (typeof value !== 'number' || !Number.isSafeInteger(value))
      return { code: 'not-an-integer', facts: { found: value } };
    return value < min || value > max ? { code: 'out-of-range', facts: { found: value, min, max } } : undefined;
  };

/** Yes or no. */
export const flag: FieldTest = (value) =>
  typeof value === 'boolean' ? undefined : { code: 'wrong-type', facts: { found: value, expected: 'true' } };

/** One of a list of names; `code` says what was expected. */
export const oneOf =
  (names: readonly string[], code: string): FieldTest =>
  (value) =>
    typeof value === 'string' && names.includes(value) ? undefined : { code, facts: { found: value, expected: names } };

/** A list of which every item passes, at most so long. */
export const listOf =
  (item: FieldTest, longest: number): FieldTest =>
  (value) => {
    if (!Array.isArray(value)) return { code: 'wrong-type', facts: { found: value, expected: 'list' } };
    if (value.length > longest) return { code: 'too-long', facts: { found: value.length, max: longest } };
    for (const each of value) {
      const problem = item(each);
      if (problem) return problem;
    }
    return undefined;
  };

/** A field that may be left out. */
export const optional = (test: FieldTest): FieldTest & { optional?: true } =>
  Object.assign((value: unknown) => (value === undefined ? undefined : test(value)), { optional: true as const });

/** Reads an object with exactly these fields; every problem is found. */
export const parseFields = <Input>(json: unknown, fields: Readonly<Record<string, FieldTest>>): Result<Input> => {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return bad({ path: '', code: 'not-an-object', facts: { found: json } });
  }
  const given = json as Record<string, unknown>;
  const problems: Problem[] = Object.keys(given)
    .filter((field) => !Object.hasOwn(fields, field))
    .map((field) => ({ path: field, code: 'unknown-field', facts: { field } }));
  for (const [field, test] of Object.entries(fields)) {
    if (given[field] === undefined && !('optional' in test)) {
      problems.push({ path: field, code: 'missing-field', facts: { field } });
      continue;
    }
    const problem = test(given[field]);
    if (problem) problems.push({ path: field, ...problem });
  }
  return problems.length > 0 ? allBad(problems) : ok(given as Input);
};

/** A question that needs a position was asked without one. */
export const noPosition = (): Result<never> =>
  bad({ path: 'position', code: 'missing-field', facts: { field: 'position' } });
