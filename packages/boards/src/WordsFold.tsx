import type { Lang } from '@portolan/core';

/** Everything on a table in words, one line a thing, folded away under the picture. */
export const WordsFold = ({ lines, lang }: { lines: readonly string[]; lang: Lang }) => (
  <details class="words">
    <summary>{lang === 'fr' ? 'La position en mots' : 'The position in words'}</summary>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </details>
);
