import type { Lang } from '@portolan/core';
import { clauseHref, quoted } from '../../kit/rulebook.ts';
import { siteBase } from '../../lib/links.ts';

/** "clause 5.13", leading to it in the rulebook. `short`: the number alone, named for those who only hear it. */
export const ClauseLink = ({ id, lang, short = false }: { id: string; lang: Lang; short?: boolean }) => {
  const number = quoted(id, lang)?.number ?? id;
  return (
    <a class="ref" href={clauseHref(id, lang, siteBase)}>
      {short ? <span class="sr">clause </span> : 'clause '}
      {number}
    </a>
  );
};
