import type { Lang, Rulings } from '@portolan/core';
import { marks } from '@portolan/core/words';
import { drawn } from '../kit/drawn.ts';
import { useGame } from '../kit/game.ts';
import { capital } from '../kit/text.ts';

interface Props {
  readonly lang: Lang;
  readonly base: string;
  readonly ids: readonly string[];
  /** The readings in use: of the table, or of what was sent. */
  readonly rulings: Rulings;
}

/** Clauses of the game as steps to follow, each with its number, as the table reads them. */
export const Steps = ({ lang, base, ids, rulings }: Props) => {
  const { book } = useGame();
  const steps = () =>
    ids.flatMap((id) => {
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
    });
  return <ol class="steps-l" {...drawn(book.whole, steps)} />;
};
