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

const made = (what: string): ((game: string) => WritableAtom<Kept | null>) => {
  const stores = new Map<string, WritableAtom<Kept | null>>();
  return (game) => {
    const known = stores.get(game);
    if (known) return known;
    const store = persisted<Kept | null>(`${game}:${what}`, null, isKept);
    stores.set(game, store);
    return store;
  };
};

/** The game under way of a game of the site, kept in this browser and told to its other tabs. */
export const tableOf = made('table');

/** The game that was under way before another was begun or received. */
export const tableBefore = made('table-before');

const put = (store: WritableAtom<Kept | null>, next: Kept | null): boolean => {
  try {
    store.set(next);
    return true;
  } catch {
    return false;
  }
};

/**
 * Keeps a game, and beside it the one that it takes the place of; false where the storage is full or forbidden, and only
 * this tab knows it.
 */
export const keep = (game: string, next: Kept): boolean => {
  const now = tableOf(game).get();
  if (now && now.begun !== next.begun) put(tableBefore(game), now);
  return put(tableOf(game), next);
};

/** Takes up the game before again; the one under way takes its place. */
export const exchange = (game: string): void => {
  const before = tableBefore(game).get();
  if (before) keep(game, before);
};
