import type { WritableAtom } from 'nanostores';
import { type Guard, isRecord, persisted } from './persisted.ts';

/** Any JSON object; its fields are judged by the game that reads it. */
export type Json = Readonly<Record<string, unknown>>;

const isJson: Guard<Json> = isRecord;

const isJsonOrNull = (value: unknown): value is Json | null => value === null || isRecord(value);

/** Makes the store of a game once, and gives the same one afterwards. */
const perGame = <Value>(what: string, initial: Value, guard: Guard<Value>): ((game: string) => WritableAtom<Value>) => {
  const stores = new Map<string, WritableAtom<Value>>();
  return (game) => {
    const known = stores.get(game);
    if (known) return known;
    const store = persisted(`${game}:${what}`, initial, guard);
    stores.set(game, store);
    return store;
  };
};

/** The owner's box as a patch of the default one; null: the cards of the default box. */
export const editionOf = perGame<Json | null>('edition', null, isJsonOrNull);

/** The position last worked on, as the readable form that files and links hold. */
export const positionOf = perGame<Json | null>('position', null, isJsonOrNull);

/** What was last entered in each form of a game, by form: a form remembers what was typed. */
export const formsOf = perGame<Json>('forms', {}, isJson);

/** The score sheet of a game. */
export const scoreSheetOf = perGame<Json | null>('score', null, isJsonOrNull);
