import type { Lang } from '@portolan/core';
import { say } from '@portolan/core/words';
import type { Book } from '../kit/book.ts';
import { siteBase } from '../lib/links.ts';

interface Props {
  readonly id: string;
  readonly book: Book;
  readonly lang: Lang;
  readonly short?: boolean;
}

/** "rule 5.13", leading to it in the rulebook. `short`: the number alone, named for those who only hear it. */
export const ClauseLink = ({ id, book, lang, short = false }: Props) => {
  const number = book.quoted(id, lang)?.number ?? id;
  return (
    <a class="ref" href={book.clauseHref(id, lang, siteBase)}>
      <span class={short ? 'sr' : undefined}>{say(lang, 'règle', 'rule')} </span>
      {number}
    </a>
  );
};
