import type { Lang, Text } from '@portolan/core';
import { isValidElement, type VNode } from 'preact';

/** How many of what. */
export type Counted = readonly (readonly [count: number, what: Text | VNode])[];

/** How many of what: a list under the heading of whom it is for. */
export const Counts = ({ lang, head, rows }: { lang: Lang; head: Text; rows: Counted }) => (
  <div>
    <h3>{head[lang]}</h3>
    <ul>
      {rows.map(([count, what], i) => (
        <li key={i}>
          <b class="num">{count}</b> <span>{isValidElement(what) ? what : (what as Text)[lang]}</span>
        </li>
      ))}
    </ul>
  </div>
);
