import type { Text } from '@portolan/core';
import { hasPath, type JsonSchema } from '@portolan/core/readers';
import type { Field, LaidList } from './field-list.ts';
import { namesOf } from './field-value.ts';
import { joinPaths, pathMatches } from './form.tsx';

/** The paths that a field names. */
const named = <Whole, With>(field: Field<Whole, With, string>): readonly (string | undefined)[] => {
  if (typeof field === 'string') return [field];
  return Array.isArray(field.of) ? field.of.flatMap(named) : [field.at ?? field.each];
};

/** A list with fields in the place of each `*`, in the order of the labels, as far as the shape has them. */
export const laidOut = <Whole, With>(
  of: LaidList<Whole, With>,
  labels: Readonly<Record<string, Text>>,
  base = '',
  shape?: JsonSchema,
): LaidList<Whole, With> => {
  const keys = Object.keys(labels);
  const namesIn = (path = ''): readonly string[] => namesOf(joinPaths(base, path));
  const nameOf = (path?: string): string => namesIn(path).find((name) => labels[name]) ?? namesIn(path)[0]!;
  const all = of.flatMap(named).map(nameOf);
  let at = -1;
  const restOf = (star: string): readonly string[] => {
    at = all.indexOf(nameOf(star), at + 1);
    const last = all.slice(0, at).findLast((name) => labels[name]);
    const wholes = namesIn(star).map((name) => name.slice(0, -1));
    const whole = wholes.find((one) => keys.some((key) => key.startsWith(one))) ?? '';
    const after = keys.slice(keys.indexOf(last!) + 1).filter((key) => key.startsWith(whole));
    const next = after.findIndex((key) => all.includes(key));
    // A whole is told by its parts.
    const inParts = (key: string): boolean =>
      keys.some((part) => part !== key && pathMatches(part, key)) ||
      all.some((name) => name.startsWith(whole) && (pathMatches(key, name) || pathMatches(name, key)));
    return (
      after
        .slice(0, next < 0 ? after.length : next)
        .filter((key) => !inParts(key))
        .map((key) => star.slice(0, -1) + key.slice(whole.length))
        // What is of each thing of a kind is a field of none.
        .filter((path) => !/\[]|\*/.test(path) && (!shape || hasPath(shape, joinPaths(base, path))))
    );
  };
  const laid = (list: LaidList<Whole, With>): LaidList<Whole, With> =>
    list.flatMap((field): LaidList<Whole, With> => {
      if (typeof field === 'string') return field.endsWith('*') ? restOf(field) : [field];
      return [Array.isArray(field.of) ? ({ ...field, of: laid(field.of) } as typeof field) : field];
    });
  return laid(of);
};
