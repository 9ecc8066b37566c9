import type { Lang } from '@portolan/core';
import type { Book } from '../kit/book.ts';
import { siteBase } from '../lib/links.ts';

interface Props {
  readonly id: string;
  readonly book: Book;
  readonly lang: Lang;
  readonly short?: boolean;
}

/** "clause 5.13", leading to it in the rulebook. `short`: the number alone, named for those who only hear it. */
export const ClauseLink = ({ id, book, lang, short = false }: Props) => {
  const number = book.quoted(id, lang)?.number ?? id;
  return (
    <a class="ref" href={book.clauseHref(id, lang, siteBase)}>
      {short ? <span class="sr">clause </span> : 'clause '}
      {number}
    </a>
  );
};
