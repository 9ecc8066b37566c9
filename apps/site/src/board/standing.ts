import { same } from '../stores/same.ts';
import type { Around, BoardEntry, Spot } from './entry.ts';

/** The facts that are told by what stands on a place: those that would be told by putting the same there again. */
export const standing = <Value, About>(
  entry: BoardEntry<Value, About>,
  value: Value,
  spot: Spot,
  around: Around<About>,
): readonly string[] => {
  if (!entry.at(value, spot, around)) return [];
  const told = entry
    .tray(value, { ...around, chosen: spot })
    .flatMap(({ items }) => items)
    .flatMap(({ id }) => {
      const put = entry.put(value, id, spot, around);
      return put && 'value' in put && same(put.value, value) ? (put.tells ?? []) : [];
    });
  return [...new Set(told)];
};
