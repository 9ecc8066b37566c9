import type { WritableAtom } from 'nanostores';
import { isRecord, persisted } from '../stores/persisted.ts';
import type { Json } from '../stores/table.ts';

/** The way a table is played: with hands covered here, looked at, or beside a real table. */
export type Way = 'here' | 'watch' | 'real';

/** What this browser keeps of a game under way. */
export interface Kept {
  /** When it was begun, in milliseconds since 1970: no two games of a browser have the same. */
  readonly begun: number;
  readonly way: Way;
  /** Hands are no longer covered. */
  readonly open: boolean;
  /** The sitting as JSON; the game reads it. */
  readonly sitting: Json;
}

const ways: readonly unknown[] = ['here', 'watch', 'real'];

const isKept = (value: unknown): value is Kept | null =>
  value === null ||
  (isRecord(value) &&
    ways.includes(value.way) &&
    typeof value.open === 'boolean' &&
    typeof value.begun === 'number' &&
    isRecord(value.sitting));

const stores = new Map<string, WritableAtom<Kept | null>>();

/** The game under way of a game of the site, kept in this browser and told to its other tabs. */
export const tableOf = (game: string): WritableAtom<Kept | null> => {
  const known = stores.get(game);
  if (known) return known;
  const store = persisted<Kept | null>(`${game}:table`, null, isKept);
  stores.set(game, store);
  return store;
};

/** Keeps a game; false where the storage is full or forbidden, and only this tab knows it. */
export const keep = (store: WritableAtom<Kept | null>, next: Kept | null): boolean => {
  try {
    store.set(next);
    return true;
  } catch {
    return false;
  }
};
