import type { Kind, Lang, Score, Text } from '@portolan/core';
import { lineOf, type Sitting, scoresAlong, turningPoints } from '@portolan/core/table';
import { number } from '@portolan/core/words';
import { useMemo } from 'preact/hooks';
import { ClauseLink } from '../example/ClauseLink.tsx';
import type { AnyKit } from '../example/game-kit.ts';
import { SeatToken } from '../kit/marks.tsx';
import { fill, listed } from '../kit/text.ts';
import { type Fetch, useFetched } from '../questions/Fetched.tsx';
import { Graph } from './Graph.tsx';
import type { StatesOf } from './moment.ts';
import { toldWords as words } from './told-words.ts';
import { playWords } from './words.ts';

interface Props {
  readonly lang: Lang;
  readonly kit: AnyKit;
  /** What the parts of a score are called, by their clauses. */
  readonly names: Fetch<Readonly<Record<string, Text>>>;
  readonly sitting: Sitting<Kind>;
  readonly at: StatesOf;
  readonly nameOf: (seat: number) => string;
  /** Goes back to a move. */
  readonly go: ((number: number) => void) | undefined;
}

/** The last turns of the lead are those that decided; more would hide the lines. */
const MOST_TURNS = 4;

/** Who has won and by which clause, the count clause by clause, and how it came about. */
export const End = ({ lang, kit, names, sitting, at, nameOf, go }: Props) => {
  const { game } = kit;
  const { part: called = {} } = useFetched(names);
  const outcome = game.outcome(at(sitting, sitting.cursor).state);
  const until = useMemo(() => {
    const line = lineOf(sitting);
    return [0, ...line.slice(0, line.indexOf(sitting.cursor) + 1)];
  }, [sitting]);
  const scores = useMemo(
    () =>
      scoresAlong(
        game,
        until.map((number) => at(sitting, number).state),
      ),
    [game, until],
  );
  const turns = useMemo(() => turningPoints(scores).slice(-MOST_TURNS), [scores]);
  const last = scores.at(-1) ?? [];
  const winners = outcome?.winners ?? [];
  const clauses = [...new Set(last.flatMap(({ parts }) => parts.map(({ clause }) => clause)))];
  const pointsOf = ({ parts }: Score, clause: string): number =>
    parts.reduce((sum, part) => sum + (part.clause === clause ? part.points : 0), 0);
  const won = winners.length === 1 ? words.wins : words.share;
  const washed = (seat: number): string | undefined => (winners.includes(seat) ? 'is-winner' : undefined);
  return (
    <section class="play-end">
      <h2>{winners.length > 0 ? fill(won[lang], { who: listed(winners.map(nameOf), lang) }) : playWords.over[lang]}</h2>
      {outcome && (
        <p>
          {kit.book.quoted(outcome.clause, lang)?.text} <ClauseLink id={outcome.clause} book={kit.book} lang={lang} />
        </p>
      )}
      <div class="scroll">
        <table class={last.length > 3 ? 'is-many' : undefined}>
          <caption class="sr">{words.count[lang]}</caption>
          <thead>
            <tr>
              <td />
              {last.map(({ seat }) => (
                <th key={seat} scope="col" class={washed(seat)}>
                  <SeatToken seat={seat} /> <span>{nameOf(seat)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {clauses.map((clause) => (
              <tr key={clause}>
                <th scope="row">
                  {called[clause]?.[lang]}{' '}
                  <ClauseLink id={clause} book={kit.book} lang={lang} short={clause in called} />
                </th>
                {last.map((score) => (
                  <td key={score.seat} class={washed(score.seat)}>
                    {number(pointsOf(score, clause), lang)}
                  </td>
                ))}
              </tr>
            ))}
            <tr class="is-total">
              <th scope="row">{words.total[lang]}</th>
              {last.map(({ seat, total }) => (
                <td key={seat} class={washed(seat)}>
                  {number(total, lang)}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <Graph lang={lang} scores={scores} turns={turns} />
      {turns.length > 0 && (
        <ul class="play-turns">
          {turns.map((turn) => (
            <li key={turn.at}>
              <button type="button" class="btn btn-q" disabled={!go} onClick={() => go?.(until[turn.at] ?? 0)}>
                {fill(words.turned[lang], { n: String(turn.at), who: nameOf(turn.seat) })}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
