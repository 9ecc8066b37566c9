import type { Lang, Outcome, Score } from '@portolan/core';
import { ClauseLink } from '../example/ClauseLink.tsx';
import type { AnyKit } from '../example/game-kit.ts';
import { SeatToken } from '../kit/marks.tsx';
import { fill, listed } from '../kit/text.ts';
import { Graph } from './Graph.tsx';
import { playWords as words } from './words.ts';

interface Props {
  readonly lang: Lang;
  readonly kit: AnyKit;
  readonly scores: readonly (readonly Score[])[];
  readonly outcome: Outcome | undefined;
  readonly nameOf: (seat: number) => string;
}

/** Who has won and by which clause, the count clause by clause, and how it came about. */
export const End = ({ lang, kit, scores, outcome, nameOf }: Props) => {
  const last = scores.at(-1) ?? [];
  const winners = outcome?.winners ?? [];
  const clauses = [...new Set(last.flatMap(({ parts }) => parts.map(({ clause }) => clause)))];
  const pointsOf = ({ parts }: Score, clause: string): number =>
    parts.reduce((sum, part) => sum + (part.clause === clause ? part.points : 0), 0);
  const won = winners.length === 1 ? words.wins : words.share;
  const washed = (seat: number): string | undefined => (winners.includes(seat) ? 'is-winner' : undefined);
  return (
    <section class="play-end">
      <h2>{winners.length > 0 ? fill(won[lang], { who: listed(winners.map(nameOf), lang) }) : words.over[lang]}</h2>
      {outcome && (
        <p>
          {kit.book.quoted(outcome.clause, lang)?.text} <ClauseLink id={outcome.clause} book={kit.book} lang={lang} />
        </p>
      )}
      <div class="play-scroll">
        <table>
          <caption class="sr">{words.count[lang]}</caption>
          <thead>
            <tr>
              <th scope="col">{words.rule[lang]}</th>
              {last.map(({ seat }) => (
                <th key={seat} scope="col" class={washed(seat)}>
                  <SeatToken seat={seat} /> {nameOf(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {clauses.map((clause) => (
              <tr key={clause}>
                <th scope="row">
                  <ClauseLink id={clause} book={kit.book} lang={lang} />
                </th>
                {last.map((score) => (
                  <td key={score.seat} class={washed(score.seat)}>
                    {pointsOf(score, clause)}
                  </td>
                ))}
              </tr>
            ))}
            <tr class="is-total">
              <th scope="row">{words.total[lang]}</th>
              {last.map(({ seat, total }) => (
                <td key={seat} class={washed(seat)}>
                  {total}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <Graph lang={lang} scores={scores} nameOf={nameOf} />
    </section>
  );
};
