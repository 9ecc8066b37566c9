import { rules as borneo } from '@portolan/borneo/rules';
import { rules as caboDaRoca } from '@portolan/cabo-da-roca/rules';
import { rules as comptoirDesAntilles } from '@portolan/comptoir-des-antilles/rules';
import type { Rulebook } from '@portolan/core';
import { rules as rotterdam } from '@portolan/rotterdam/rules';

/** The register of games: their rulebooks by id. A new game adds one line; command and site then do not compile without theirs. */
export const books = {
  borneo,
  'comptoir-des-antilles': comptoirDesAntilles,
  'cabo-da-roca': caboDaRoca,
  rotterdam,
} as const satisfies Readonly<Record<string, Rulebook>>;

/** The id of a game that has a rulebook. */
export type GameId = keyof typeof books;

/** The ids of all games, in the order of the register. */
export const gameIds = Object.keys(books) as readonly GameId[];

/** Whether a text is the id of a game that has a rulebook. */
export const isGameId = (id: string): id is GameId => Object.hasOwn(books, id);

/** A game by its id, or a rulebook of one's own. */
export type Book = GameId | Rulebook;

/**
 * The rulebook meant.
 *
 * @throws RangeError on an id that is none (see `isGameId`).
 */
export const bookOf = (book: Book): Rulebook => {
  if (typeof book !== 'string') return book;
  if (!isGameId(book)) throw new RangeError(`no rulebook: ${String(book)}`);
  return books[book];
};
