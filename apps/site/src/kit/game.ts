import type { Lang, Result, Rulebook, Text } from '@portolan/core';
import { type ComponentChildren, createContext, h } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { OpenPoints } from '../example/game-kit.ts';
import { type Fetch, useFetched } from '../questions/Fetched.tsx';
import { type Book, bookOf, unread } from './book.ts';

/** What the parts that all games share need of the game whose page they stand on. */
export interface PageGame {
  readonly id: string;
  /** The game, as each language calls it. */
  readonly title: Text;
  /** Fetches its rulebook, which is large and comes a moment after the page. */
  readonly rules: Fetch<Rulebook>;
  readonly openPoints: OpenPoints;
  /** The version of the rules that its pages judge by. */
  readonly rulesVersion: number;
  /** The id of the box that they take for the standard one; left out by a game that has no boxes to choose from. */
  readonly boxId?: string;
  /** It has a page that says what the best move is. */
  readonly advises?: boolean;
  /** It can be played on the site. */
  readonly plays?: boolean;
  /** Reads the owner's box, as a patch of the default one. */
  parseEdition?(json: unknown): Result<unknown>;
}

/** The rulebook of a page; before it has come nothing is quoted. */
export interface BookHere {
  readonly book: Book;
  /** Asks for it again, once it could not be fetched. */
  readonly again?: (() => void) | undefined;
}

/** Fetches the rulebook of a game. */
const useBook = ({ id, title, rules: load }: PageGame, wanted: boolean): BookHere => {
  const { part: rules, again } = useFetched(load, wanted);
  const book = useMemo(() => bookOf(rules ?? unread(id, title)), [rules, id, title]);
  return { book, again };
};

type Here = PageGame & BookHere & { readonly lang: Lang };

const GameContext = createContext<Here | undefined>(undefined);

/**
 * Says once, at the top of a page, which game it is about and in which language, and fetches the game's rulebook; a page that
 * `quotes` nothing goes without it.
 */
export const GameProvider = ({
  value: game,
  lang,
  quotes = true,
  children,
}: {
  value: PageGame;
  lang: Lang;
  quotes?: boolean;
  children: ComponentChildren;
}) => {
  const { book, again } = useBook(game, quotes);
  const value = useMemo(() => ({ ...game, lang, book, again }), [game, lang, book, again]);
  return h(GameContext.Provider, { value }, children);
};

/** The game of the page, with its rulebook as far as it has come. Throws outside a `GameProvider`. */
export const useGame = (): Here => {
  const game = useContext(GameContext);
  if (!game) throw new Error('a page must say which game it is about');
  return game;
};
