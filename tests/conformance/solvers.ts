import type { Result } from '@portolan/core';
import type { Claim, Fields } from './cases.ts';
import { type Mismatch, sameItems } from './compare.ts';

/** A solver question, as far as it is asked here. */
interface Question {
  parse(json: unknown, state?: unknown): Result<unknown>;
  solve(state: unknown, input: never): object;
}

/** Lists of an answer whose order does not matter: the cards of a payment, sequences of equal length, departures, threats. */
const unordered = ['best', 'sequences', 'departures', 'threats'];

/** Whether an answer says what is stated; what it says besides does not matter. */
const says = (stated: unknown, came: unknown, name = ''): boolean => {
  if (Array.isArray(stated)) {
    if (!Array.isArray(came) || stated.length !== came.length) return false;
    return unordered.includes(name) ? sameItems(stated, came) : stated.every((item, i) => says(item, came[i]));
  }
  // A fraction is told as text, whole ones too.
  if (typeof stated === 'number' && typeof came === 'string') return String(stated) === came;
  if (typeof stated !== 'object' || stated === null) return stated === came;
  if (typeof came !== 'object' || came === null) return false;
  return Object.entries(stated).every(([key, value]) => says(value, (came as Fields)[key], key));
};

/** Asks a solver and compares the fields of the answer stated. */
export const solveWith = (
  questions: Readonly<Record<string, unknown>>,
  state: unknown,
  { question, input = {}, answer }: NonNullable<Claim['solve']>,
): Mismatch[] => {
  const asked = questions[question] as Question | undefined;
  if (!asked) throw new Error(`no solver answers "${question}"`);
  const read = asked.parse(input, state);
  if (!read.ok) return [{ what: 'solve.input', expected: input, came: read.problems }];
  const came = asked.solve(state, read.value as never) as Fields;
  return Object.entries(answer).flatMap(([field, stated]) =>
    says(stated, came[field], field) ? [] : [{ what: `solve.${field}`, expected: stated, came: came[field] }],
  );
};
