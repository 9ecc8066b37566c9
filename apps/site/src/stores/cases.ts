import type { WritableAtom } from 'nanostores';
import { isRecord, persisted } from './persisted.ts';
import type { Json } from './table.ts';

/** Something that was entered in answer to a question, and when it was begun, in milliseconds since 1970. */
export interface Case {
  readonly at: number;
  readonly input: Json;
}

/** How many cases are kept of each question. */
export const MOST = 5;

const isCase = (value: unknown): value is Case =>
  isRecord(value) && typeof value.at === 'number' && isRecord(value.input);

type Cases = Readonly<Record<string, readonly Case[]>>;

const isCases = (value: unknown): value is Cases =>
  isRecord(value) && Object.values(value).every((cases) => Array.isArray(cases) && cases.every(isCase));

const stores = new Map<string, WritableAtom<Cases>>();

/** The last cases of a game by question, the latest first; kept in this browser. */
export const casesOf = (game: string): WritableAtom<Cases> => {
  const known = stores.get(game);
  if (known) return known;
  const store = persisted<Cases>(`${game}:cases`, {}, isCases);
  stores.set(game, store);
  return store;
};

/** The cases of a question with one put first, in place of how it stood before. */
export const withCase = (cases: readonly Case[], one: Case): readonly Case[] =>
  [one, ...cases.filter(({ at }) => at !== one.at)].slice(0, MOST);
