import type { Text } from '@portolan/core';
import type { Field, FieldList } from './field-list.ts';
import { namesOf } from './field-value.ts';
import { joinPaths, pathMatches } from './form.tsx';

/** The paths that a field names. */
const named = <Whole, With>(field: Field<Whole, With>): readonly (string | undefined)[] => {
  if (typeof field === 'string') return [field];
  return Array.isArray(field.of) ? field.of.flatMap(named) : [field.at ?? field.each];
};

/** A list with fields in the place of each `*`, in the order of the labels. */
export const laidOut = <Whole, With>(
  of: FieldList<Whole, With>,
  labels: Readonly<Record<string, Text>>,
  base = '',
): FieldList<Whole, With> => {
  const keys = Object.keys(labels);
  const before: (string | undefined)[] = [];
  const restOf = (within: string): readonly string[] => {
    const places = (paths: readonly (string | undefined)[]): readonly string[] =>
      paths.flatMap((path) => {
        if (!path?.startsWith(within)) return [];
        const names = namesOf(joinPaths(base, path));
        return names.find((name) => labels[name]) ?? names.slice(0, 1);
      });
    const all = places(of.flatMap(named));
    const last = places(before).findLast((path) => labels[path]);
    const prefix = namesOf((base && `${base}.`) + within).find((one) => keys.some((key) => key.startsWith(one)))!;
    const after = keys.slice(keys.indexOf(last!) + 1).filter((key) => key.startsWith(prefix));
    const next = after.findIndex((key) => all.includes(key));
    return after
      .slice(0, next < 0 ? after.length : next)
      .filter((key) => !all.some((path) => pathMatches(key, path) || pathMatches(path, key)))
      .map((key) => within + key.slice(prefix.length))
      .filter((path) => !/\[]|[*]/.test(path));
  };
  const laid = (list: FieldList<Whole, With>): FieldList<Whole, With> =>
    list.flatMap((field): FieldList<Whole, With> => {
      if (typeof field === 'string' && field.endsWith('*')) return restOf(field.slice(0, -1));
      if (typeof field !== 'string' && Array.isArray(field.of))
        return [{ ...field, of: laid(field.of) } as typeof field];
      before.push(...named(field));
      return [field];
    });
  return laid(of);
};
