import { type Edition, reconstructed, type TileId } from '@portolan/comptoir-des-antilles';
import { isObject, withField } from '../../../position/json.ts';
import { same } from '../../../stores/same.ts';
import type { Json } from '../../../stores/table.ts';

/** A box as it stands on the form: what differs from ours, as it was entered; it may be wrong. */
export type Draft = Json;

/** The parts of a box that the form shows as lists. */
export type ListPart = 'contacts' | 'ships' | 'goods' | 'tiles';

/** The parts of a box that the form shows as numbers. */
export type NumberPart = 'porters' | 'target';

const parts = [
  'contacts',
  'ships',
  'goods',
  'tiles',
  'porters',
  'target',
] as const satisfies readonly (keyof Edition)[];

/** A box as it was kept, sent or typed: our box by its name, or nothing, is one in which nothing differs. */
export const draftOf = (edition: unknown): Draft => (isObject(edition) ? edition : {});

/** A box with every part that the form shows: those that do not differ as in our box. */
export const shownBox = (draft: Draft): Draft => ({
  ...draft,
  ...Object.fromEntries(
    parts.map((part) => [
      part,
      Array.isArray(draft[part]) === Array.isArray(reconstructed[part]) && draft[part] !== undefined
        ? draft[part]
        : reconstructed[part],
    ]),
  ),
});

/** A list of the box as it was entered, else as in our box. */
export const listOf = (draft: Draft, part: ListPart): readonly unknown[] =>
  Array.isArray(draft[part]) ? draft[part] : reconstructed[part];

/** A box with one part changed; a part that is as in our box is not told. */
export const withPart = (draft: Draft, part: ListPart | NumberPart, value: unknown): Draft =>
  withField(draft, part, same(value, reconstructed[part]) ? undefined : value);

/** A box with the parts that have changed on the form; what was typed elsewhere stays. */
export const withChanges = (draft: Draft, shown: Draft, next: Draft): Draft =>
  parts.reduce((box, part) => (next[part] === shown[part] ? box : withPart(box, part, next[part])), draft);

/** What is kept and sent of a box that can be read: nothing, if it is ours. */
export const patchOf = (draft: Draft): Json => {
  const lean = parts.reduce<Json>(
    (all, part) => (same(all[part], reconstructed[part]) ? withField(all, part, undefined) : all),
    draft,
  );
  return parts.some((part) => lean[part] !== undefined) ? lean : {};
};

/** An entry of a list as an object: what it lacks, the fields show as empty. */
export const entryOf = (entry: unknown): Json => (isObject(entry) ? entry : {});

/** The text in a field of an entry; empty if there is none. */
export const textIn = (entry: unknown, key: string): string => {
  const found = entryOf(entry)[key];
  return typeof found === 'string' ? found : '';
};

/** The number in a field of an entry; 0 if there is none. */
export const numberIn = (entry: unknown, key: string): number => {
  const found = entryOf(entry)[key];
  return typeof found === 'number' ? found : 0;
};

/** A list with one entry changed in one field. */
export const withEntryField = (list: readonly unknown[], at: number, key: string, value: unknown): readonly unknown[] =>
  list.map((old, i) => (i === at ? { ...entryOf(old), [key]: value } : old));

/** A list without one of its entries. */
export const withoutAt = (list: readonly unknown[], at: number): readonly unknown[] => list.filter((_, i) => i !== at);

/** A list in which an entry has changed places with the next. */
export const withNext = <Entry>(list: readonly Entry[], at: number): readonly Entry[] =>
  list.flatMap((entry, i) => {
    const next = list[at + 1];
    if (i === at && next !== undefined) return [next, entry];
    return i === at + 1 ? [] : [entry];
  });

/** An id that no entry of a list has: `contact-9`. */
export const freeId = (list: readonly unknown[], what: string): string => {
  const taken = new Set(list.map((entry) => textIn(entry, 'id')));
  let n = list.length + 1;
  while (taken.has(`${what}-${n}`)) n++;
  return `${what}-${n}`;
};

/** Where the count of a kind of event tile stands in the list; -1 if it is not there. */
export const placeOfTile = (draft: Draft, id: TileId): number =>
  listOf(draft, 'tiles').findIndex((tile) => textIn(tile, 'id') === id);

/** The event tiles with another number of a kind. */
export const withTileCount = (draft: Draft, id: TileId, count: number): readonly unknown[] => {
  const tiles = listOf(draft, 'tiles');
  const at = placeOfTile(draft, id);
  return at < 0 ? [...tiles, { id, count }] : withEntryField(tiles, at, 'count', count);
};

const valuesIn = (ships: readonly unknown[]): ReadonlySet<number> =>
  new Set(ships.map((ship) => numberIn(ship, 'value')));

/** The lowest value that no ship has. */
export const freeValue = (ships: readonly unknown[]): number =>
  Array.from({ length: 12 }, (_, i) => i + 1).find((value) => !valuesIn(ships).has(value)) ?? 12;
