import type { Kind } from '@portolan/core/readers';
import { isObject } from '../position/json.ts';
import type { Derivable, LaidList, Thing } from './field-list.ts';

/** What a list of fields says as it is, or works out from what is entered. */
export const derived = <Whole, With, Value>(
  value: Derivable<Whole, With, Value> | undefined,
  whole: Whole,
  about: With,
): Value | undefined =>
  typeof value === 'function' ? (value as (whole: Whole, about: With) => Value)(whole, about) : value;

/** How words of a game name a path: as it is, with any number, with any name in it. */
export const namesOf = (path: string): readonly string[] => {
  const plain = path.replace(/\[\d+\]/g, '[]');
  const names = [...plain.matchAll(/\.[^.[]+/g)];
  const any = names.map(({ 0: name, index }) => `${plain.slice(0, index)}.*${plain.slice(index + name.length)}`);
  return [path, plain, ...any.reverse()];
};

/** The words for a path, in a table by paths. */
export const wordsAt = <Value>(table: Readonly<Record<string, Value>> | undefined, path: string): Value | undefined =>
  namesOf(path).flatMap((name) => table?.[name] ?? [])[0];

/** A value as one of the texts to choose from: nothing is '', null is `null`. */
export const codeOf = (value: unknown): string => (value === undefined ? '' : String(value));

/** The value of a text that was chosen, in the kind of its shape. */
export const uncoded = (code: string, { type }: Pick<Kind, 'type'>): unknown => {
  if (code === '') return undefined;
  if (code === 'null') return null;
  return type === 'integer' && /^-?\d+$/.test(code) ? Number(code) : code;
};

/** The things of a list, or of several by their names. */
export const thingsIn = (value: unknown): readonly Thing[] =>
  Object.entries(Array.isArray(value) || isObject(value) ? value : {}).map(([key, one], at) => ({
    at,
    key,
    value: one,
  }));

/** The paths of all fields of a list, those that are not shown too. */
export const pathsIn = <Whole, With>(of: LaidList<Whole, With>, whole: Whole, about: With): readonly string[] =>
  of.flatMap((field) => {
    if (typeof field === 'string') return [field];
    if (field.at !== undefined) return [field.at];
    if (field.each !== undefined) return [field.each];
    return pathsIn(derived(field.of, whole, about) ?? [], whole, about);
  });
