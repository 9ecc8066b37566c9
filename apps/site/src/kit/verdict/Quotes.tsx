import type { Lang, Rulings } from '@portolan/core';
import { marks } from '@portolan/core/words';
import { Opening } from '../../questions/Fetched.tsx';
import type { Quoted } from '../book.ts';
import { useGame } from '../game.ts';
import { capital, words } from '../text.ts';

const Quote = ({ clause, lang, base, small }: { clause: Quoted; lang: Lang; base: string; small: boolean }) => (
  <div class={small ? 'quote quote-2' : 'quote'}>
    <a class="no" href={useGame().book.clauseHref(clause.id, lang, base)}>
      {clause.number}
    </a>
    <div>
      <blockquote>{clause.text}</blockquote>
      {clause.mark && <p class="mark">{capital(marks[clause.mark][lang])}</p>}
    </div>
  </div>
);

interface QuotesProps {
  readonly ids: readonly string[];
  readonly full: number;
  readonly readings: Rulings;
  readonly lang: Lang;
  readonly base: string;
}

/** The clauses of an answer, the first of them in full. */
export const Quotes = ({ ids, full, readings, lang, base }: QuotesProps) => {
  const { book, again } = useGame();
  if (!book.whole) return ids.length > 0 ? <Opening lang={lang} again={again} /> : null;
  const clauses = [...new Set(ids)].flatMap((id) => book.quoted(id, lang, readings) ?? []);
  if (clauses.length === 0) return null;
  const more = clauses.slice(full);
  return (
    <section class="quotes">
      {clauses.slice(0, full).map((clause, i) => (
        <Quote key={clause.id} clause={clause} lang={lang} base={base} small={i > 0} />
      ))}
      {more.length > 0 && (
        <details class="quotes-more">
          <summary>
            {words.seeAlso[lang]} <span class="num">{more.map((clause) => clause.number).join(', ')}</span>
          </summary>
          {more.map((clause) => (
            <Quote key={clause.id} clause={clause} lang={lang} base={base} small />
          ))}
        </details>
      )}
    </section>
  );
};
