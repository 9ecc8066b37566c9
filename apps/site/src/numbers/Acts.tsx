import type { Lang, Text } from '@portolan/core';
import { decimal, number, percent } from '@portolan/core/words';
import { fill } from '../kit/text.ts';
import { Strip } from './marks.tsx';
import { Plot } from './Plot.tsx';
import { at, WIDTH } from './scale.ts';
import { amount, atTable, intervalTold, type Measured, madeOf } from './told.ts';
import { numbersWords as words } from './words.ts';

const HEIGHT = 14;

/** How often a rule acts. */
export const Acts = ({
  lang,
  game,
  told,
  acts,
  numbers,
  href,
}: {
  readonly lang: Lang;
  readonly game: string;
  readonly told: Measured;
  readonly acts: Readonly<Record<string, Text>>;
  /** The numbers of rules by clause, and the way to them. */
  readonly numbers: ReadonlyMap<string, string>;
  readonly href: (clause: string) => string;
}) => {
  const { run, result } = told;
  const none = { times: 0, games: { value: 0, low: 0, high: 0 } };
  const rows = Object.entries(acts)
    .map(([clause, name]) => ({ clause, name: name[lang], ...(result.clauses?.[clause] ?? none) }))
    .sort((a, b) => b.times - a.times);
  const most = Math.max(...rows.map(({ times }) => times));
  return (
    <Plot
      lang={lang}
      game={game}
      id="rules"
      wide
      title={fill(words.actsTitle[lang], { what: rows[0]!.name, n: amount(rows[0]!.times, lang) })}
      say={fill(words.actsSay[lang], { n: atTable(run.seats, lang) })}
      made={madeOf([run], lang, false)}
      runs={[run]}
      figures={{
        head: [words.rule[lang], words.perGame[lang], words.touched[lang], words.interval[lang]],
        rows: rows.map(({ clause, name, times, games }) => [
          `${name} (${numbers.get(clause)})`,
          times === 0 ? '0' : oftenTold(times, lang),
          percent(games.value, lang),
          intervalTold(games, lang),
        ]),
      }}
    >
      <ul class="plot-bars is-in-two">
        {rows.map(({ clause, name, times, games }) => {
          const isRare = games.value < 0.5;
          return (
            <li>
              <span class="l">{name}</span>
              <a class="no" href={href(clause)}>
                {numbers.get(clause)}
              </a>
              <span class="v">
                {times === 0
                  ? fill(words.never[lang], { n: number(run.games, lang) })
                  : fill(words.aGame[lang], { n: oftenTold(times, lang) })}
                {isRare && times > 0 && <small> {rarely(games.value, lang)}</small>}
              </span>
              <Strip height={HEIGHT}>
                <rect
                  class={isRare ? 'bx' : 'b3'}
                  x="0.5"
                  y="0.5"
                  width={at(Math.max(5, ((WIDTH - 1) * times) / most))}
                  height={HEIGHT - 1}
                />
              </Strip>
            </li>
          );
        })}
      </ul>
    </Plot>
  );
};

/** What is seldom has two figures that count: `0,034`. */
const oftenTold = (times: number, lang: Lang): string =>
  times >= 1 ? amount(times, lang) : decimal(times, Math.min(4, 1 - Math.floor(Math.log10(times))), lang);

const rarely = (share: number, lang: Lang): string =>
  share > 0.3
    ? fill(words.ofGames[lang], { n: percent(share, lang, 0) })
    : fill(words.oneIn[lang], { n: number(Math.round(1 / share), lang) });
