import type { Lang } from '@portolan/core';
import { drawn } from './drawn.ts';
import { useGame } from './game.ts';

/** The number of a clause, leading to it in the rulebook. */
export const ClauseNumber = ({ id, lang, base }: { id: string; lang: Lang; base: string }) => {
  const { book } = useGame();
  return (
    <a class="no" href={book.clauseHref(id, lang, base)} {...drawn(book.whole, () => book.quoted(id, lang)?.number)} />
  );
};
