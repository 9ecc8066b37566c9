import type { Lang } from '@portolan/core';
import { ClauseLink } from '../example/ClauseLink.tsx';
import type { AnyKit } from '../example/game-kit.ts';
import { fill } from '../kit/text.ts';
import { learnWords as words } from './words.ts';

/** The clauses that a lesson teaches, quoted. */
export const Taught = ({
  kit,
  lang,
  ids,
}: {
  readonly kit: AnyKit;
  readonly lang: Lang;
  readonly ids: readonly string[];
}) => (
  <details class="fold">
    <summary>
      {words.teaches[lang]} <span class="r">{fill(words.rulesTaught[lang], { n: ids.length })}</span>
    </summary>
    <ul class="taught">
      {ids.map((id) => (
        <li key={id}>
          <ClauseLink id={id} book={kit.book} lang={lang} short /> {kit.book.quoted(id, lang)?.text}
        </li>
      ))}
    </ul>
  </details>
);
