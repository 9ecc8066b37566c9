import type { Result } from '@portolan/core';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { OpenPoints } from '../example/game-kit.ts';
import type { Book } from './book.ts';

/** What the parts that all games share need of the game whose page they stand on. */
export interface PageGame {
  readonly id: string;
  readonly book: Book;
  readonly openPoints: OpenPoints;
  /** The version of the rules that its pages judge by. */
  readonly rulesVersion: number;
  /** The id of the box that they take for the standard one; left out by a game that has no boxes to choose from. */
  readonly boxId?: string;
  /** Reads the owner's box, as a patch of the default one. */
  parseEdition?(json: unknown): Result<unknown>;
}

const GameContext = createContext<PageGame | undefined>(undefined);

/** Says once, at the top of a page, which game it is about. */
export const GameProvider = GameContext.Provider;

/** The game of the page. Throws outside a `GameProvider`. */
export const useGame = (): PageGame => {
  const game = useContext(GameContext);
  if (!game) throw new Error('a page must say which game it is about');
  return game;
};
