import { useStore } from '@nanostores/preact';
import type { Lang } from '@portolan/core';
import { marks } from '@portolan/core/words';
import { useGame } from '../../kit/game.ts';
import { capital } from '../../kit/text.ts';
import { rulingsOf } from '../../stores/rulings.ts';

/** Clauses of the game as steps to follow, each with its number, as the table reads them. */
export const Steps = ({ lang, base, ids }: { lang: Lang; base: string; ids: readonly string[] }) => {
  const { book, id: game } = useGame();
  const rulings = useStore(rulingsOf(game), { ssr: 'initial' });
  return (
    <ol class="steps-l">
      {ids.flatMap((id) => {
        const clause = book.quoted(id, lang, rulings);
        return clause ? (
          <li key={id}>
            <a class="no" href={book.clauseHref(id, lang, base)}>
              {clause.number}
            </a>
            <span>
              {clause.text} {clause.mark && <small class="mark">{capital(marks[clause.mark][lang])}</small>}
            </span>
          </li>
        ) : (
          []
        );
      })}
    </ol>
  );
};
