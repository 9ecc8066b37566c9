import type { Lang } from '@portolan/core';
import { useGame } from '../../kit/game.ts';

/** Clauses of the game as steps to follow, each with its number. */
export const Steps = ({ lang, base, ids }: { lang: Lang; base: string; ids: readonly string[] }) => {
  const { book } = useGame();
  return (
    <ol class="steps-l">
      {ids.flatMap((id) => {
        const clause = book.quoted(id, lang);
        return clause ? (
          <li key={id}>
            <a class="no" href={book.clauseHref(id, lang, base)}>
              {clause.number}
            </a>
            <span>{clause.text}</span>
          </li>
        ) : (
          []
        );
      })}
    </ol>
  );
};
