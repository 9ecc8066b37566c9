import { join, within } from '../path.ts';
import { must, type Problem, type Result } from '../result.ts';
import { either } from './choices.ts';
import { list } from './lists.ts';
import { isObject, record } from './objects.ts';
import { also, type Reader, report, withSchema } from './reader.ts';

/** A part that the rules fix: a whole box may repeat it, but not change it. */
export const fixed = <Part>(part: Part): Reader<Part> => {
  const text = JSON.stringify(part);
  return withSchema({ const: part }, (json, path, problems) =>
    JSON.stringify(json) === text ? part : report(problems, path, 'not-changeable', { expected: part }),
  );
};

/** Reports each item of a list whose key an item before it has, at the item or at its field. */
export const distinct =
  <Item>(key: (item: Item) => unknown, field?: string) =>
  (items: readonly Item[], path: string, problems: Problem[]): void => {
    const seen = new Set<unknown>();
    for (const [i, item] of items.entries()) {
      const found = key(item);
      const at = join(path, i);
      if (seen.has(found)) report(problems, field ? join(at, field) : at, 'duplicate', { found });
      seen.add(found);
    }
  };

/** Cards of a box, all of them or changes of the standard ones by id, which another id gives the code for. */
export const allOrChanged = <Item extends { readonly id: string }>(
  standard: readonly Item[],
  { all, change }: { readonly all: Reader<Item>; readonly change: Reader<Partial<Item>> },
  { min, max }: { readonly min: number; readonly max: number },
  code: string,
): Reader<readonly Item[]> => {
  const whole = also(
    list(all, max, min),
    distinct((item: Item) => item.id),
    'duplicate',
  );
  const ids = standard.map(({ id }) => id);
  const changes = record(ids, change, code);
  const changed = withSchema(changes.schema, (json, path, problems): readonly Item[] | undefined => {
    const read = changes(json, path, problems);
    return read && standard.map((item) => ({ ...item, ...read[item.id], id: item.id }));
  });
  return either(Array.isArray, whole, changed);
};

/**
 * A reader that depends on the box of the input, which is its field `edition`: its problems come first, for without its box
 * the things of an input cannot be told. The schema is that of the default box, which is read from nothing.
 */
export const inBoxOf =
  <Box>(parseBox: (json: unknown) => Result<Box>) =>
  <Input>(readerOf: (box: Box, json: unknown) => Reader<Input>): Reader<Input> =>
    withSchema(readerOf(must(parseBox(undefined)), undefined).schema, (json, path, problems) => {
      const box = parseBox(isObject(json) ? json.edition : undefined);
      if (box.ok) return readerOf(box.value, json)(json, path, problems);
      problems.push(...within(join(path, 'edition'), box.problems));
      return undefined;
    });
