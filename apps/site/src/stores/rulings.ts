import type { Rulings } from '@portolan/core';
import type { WritableAtom } from 'nanostores';
import { isRecord, persisted } from './persisted.ts';

const isRulings = (value: unknown): value is Rulings =>
  isRecord(value) && Object.values(value).every((reading) => typeof reading === 'string');

const stores = new Map<string, WritableAtom<Rulings>>();

/** The readings that this browser's table has chosen for a game, by ruling; a default is not stored. */
export const rulingsOf = (game: string): WritableAtom<Rulings> => {
  const known = stores.get(game);
  if (known) return known;
  const store = persisted<Rulings>(`${game}:rulings`, {}, isRulings);
  stores.set(game, store);
  return store;
};

/** Rulings with one reading chosen; choosing the default forgets the ruling. */
export const withReading = (rulings: Rulings, name: string, reading: string, byDefault: string): Rulings => {
  const { [name]: _, ...others } = rulings;
  return reading === byDefault ? others : { ...others, [name]: reading };
};
