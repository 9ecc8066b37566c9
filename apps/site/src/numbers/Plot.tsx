import type { Lang } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { type Run, wordsOf } from './runs.ts';
import { numbersWords as words } from './words.ts';

/** What stands in a table: a head for each column, and rows that begin with their own. */
export interface Figures {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A picture with its heading, how it is read, what it was made of, and its figures in a table. */
export const Plot = ({
  lang,
  game,
  id,
  title,
  say,
  made,
  figures,
  runs,
  lines,
  wide = false,
  children,
}: {
  readonly lang: Lang;
  readonly game: string;
  readonly id: string;
  /** What the picture shows. */
  readonly title: string;
  readonly say: string;
  /** How many games, and by whom. */
  readonly made: string;
  readonly figures: Figures;
  /** The lines of the command that it rests on. */
  readonly runs: readonly Run[];
  /** What has to be said of them. */
  readonly lines?: string;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}) => (
  <figure class={wide ? 'plot is-wide' : 'plot'} id={id}>
    <figcaption>
      <h2>{title}</h2>
      <p class="plot-say">{say}</p>
    </figcaption>
    <div class="plot-pad">{children}</div>
    <p class="plot-made">{made}</p>
    <details class="fold">
      <summary>
        {words.figures[lang]}
        <span class="r">{words.asTable[lang]}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section class="scroll" tabIndex={0} aria-label={title}>
        <table class="plot-table">
          <thead>
            <tr>
              {figures.head.map((name) => (
                <th scope="col">{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.rows.map(([name, ...cells]) => (
              <tr>
                <th scope="row">{name}</th>
                {cells.map((cell) => (
                  <td>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p class="small">{lines ?? words.again[lang]}</p>
      {runs.map((run) => (
        <code class="plot-line">portolan {wordsOf(game, run).join(' ')}</code>
      ))}
    </details>
  </figure>
);
