import type { Lang, Text } from '@portolan/core';

/** How many of what: a list under the heading of whom it is for. */
export const Counts = ({
  lang,
  head,
  rows,
}: {
  lang: Lang;
  head: Text;
  rows: readonly (readonly [count: number, what: Text])[];
}) => (
  <div>
    <h3>{head[lang]}</h3>
    <ul>
      {rows.map(([count, what]) => (
        <li key={what.en}>
          <b class="num">{count}</b> <span>{what[lang]}</span>
        </li>
      ))}
    </ul>
  </div>
);
