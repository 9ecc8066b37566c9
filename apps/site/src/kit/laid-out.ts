import type { Text } from '@portolan/core';
import type { Field, FieldList, Several } from './field-list.ts';
import { namesOf } from './field-value.ts';
import { joinPaths, pathMatches } from './form.tsx';

/**
 * The fields whose words follow those of the field before, as far as the list names none of them: they need no more than
 * their shape and their label, so they are named in no list. `within`: the whole whose fields they are.
 */
export const rest = (within = ''): Several<unknown, unknown> => ({ of: [], rest: within });

const partsOf = <Whole, With>(field: Several<Whole, With>): FieldList<Whole, With> =>
  Array.isArray(field.of) ? field.of : [];

/** The paths that a field names, a heading that is the label of one too. */
const named = <Whole, With>(field: Field<Whole, With>): readonly string[] => {
  if (typeof field === 'string') return [field];
  const path = field.at ?? field.each;
  if (path !== undefined) return [path];
  const several = field as Several<Whole, With>;
  const title = several.group ?? several.fold;
  return [...(typeof title === 'string' ? [title] : []), ...partsOf(several).flatMap(named)];
};

/** A list in which every `rest` holds its fields, in the order of the labels. */
export const laidOut = <Whole, With>(
  of: FieldList<Whole, With>,
  labels: Readonly<Record<string, Text>>,
  base = '',
): FieldList<Whole, With> => {
  const before: string[] = [];
  const restOf = (within: string): readonly string[] => {
    const start = joinPaths(base, within);
    const prefixes = start === '' ? [''] : namesOf(start).map((name) => `${name}.`);
    const prefix = prefixes.find((one) => Object.keys(labels).some((key) => key.startsWith(one))) ?? '';
    const keys = Object.keys(labels).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
    const inside = (paths: readonly string[]) =>
      paths.flatMap((path) => {
        if (within !== '' && !path.startsWith(`${within}.`)) return [];
        const own = within === '' ? path : path.slice(within.length + 1);
        return namesOf(own).find((name) => keys.includes(name)) ?? own;
      });
    const told = inside(of.flatMap(named));
    const after = keys.slice(keys.indexOf(inside(before).findLast((path) => keys.includes(path)) ?? '') + 1);
    const end = after.findIndex((key) => told.includes(key));
    return after
      .slice(0, end < 0 ? after.length : end)
      .filter((key) => !/[[*]/.test(key) && !told.some((path) => pathMatches(key, path) || pathMatches(path, key)))
      .map((key) => joinPaths(within, key));
  };
  const laid = (list: FieldList<Whole, With>): FieldList<Whole, With> =>
    list.map((field) => {
      if (typeof field === 'string' || field.of === undefined) {
        before.push(...named(field));
        return field;
      }
      if (field.rest !== undefined) return { ...field, of: restOf(field.rest) };
      before.push(...named({ ...field, of: [] }));
      return Array.isArray(field.of) ? { ...field, of: laid(field.of) } : field;
    });
  return laid(of);
};
