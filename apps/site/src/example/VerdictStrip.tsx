import type { Lang } from '@portolan/core';
import type { Book } from '../kit/book.ts';
import { Sign } from '../kit/marks.tsx';
import { ClauseLink } from './ClauseLink.tsx';
import type { Strip } from './strip.ts';

/** A verdict in one line: sign, word and sentence, with the clause at the right; further violations below. */
export const VerdictStrip = ({ strip, book, lang }: { strip: Strip; book: Book; lang: Lang }) => (
  <div class={`verdict-line vl-${strip.state}`}>
    <Sign state={strip.state} />
    <ul class="vl">
      {strip.lines.length === 0 && (
        <li>
          <p>
            <b>{strip.word}.</b>
          </p>
        </li>
      )}
      {strip.lines.map((line, i) => (
        <li key={`${line.clause}-${line.text}`}>
          <p>
            {i === 0 && <b>{strip.word}. </b>}
            {line.text}
          </p>
          <ClauseLink id={line.clause} book={book} lang={lang} />
        </li>
      ))}
    </ul>
  </div>
);
