import type { Lang } from '@portolan/core';
import { type Noun, number, withNoun } from '@portolan/core/words';
import { fill } from '../kit/text.ts';
import { Axis, Grid, Interval, Strip } from './marks.tsx';
import { Plot } from './Plot.tsx';
import { acrossOf, at } from './scale.ts';
import { amount, atTable, type Measured, madeOf, mainOf, mostTold, unitTold } from './told.ts';
import type { Lie } from './trimmed.ts';
import { numbersWords as words } from './words.ts';

const HEIGHT = 24;

/** How points spread: those of the winner, and those of everybody. */
export const Spread = ({
  lang,
  game,
  told,
  main,
  unit,
}: {
  readonly lang: Lang;
  readonly game: string;
  readonly told: readonly Measured[];
  readonly main: number;
  readonly unit: Noun;
}) => {
  const rows = told.map(({ run, result }) => ({ run, result, all: result.byPlayer.sensible!.points }));
  const x = acrossOf(rows.flatMap(({ result: { best }, all }) => [all.p5, best.p95]));
  const ticks = x.ticks(5);
  const runs = told.map(({ run }) => run);
  const { best, margins } = mainOf(told, main).result;
  const row = (name: string, lie: Lie, mark: string) => (
    <li>
      <span class="l">{name}</span>
      <span class="v">{amount(lie.mean, lang)}</span>
      <Strip height={HEIGHT}>
        <Grid x={x} ticks={ticks} height={HEIGHT} />
        <Interval x={x} low={lie.p5} high={lie.p95} y={HEIGHT / 2} />
        <circle class={mark} cx={at(x(lie.mean))} cy={HEIGHT / 2} r="5" />
      </Strip>
    </li>
  );
  return (
    <Plot
      lang={lang}
      game={game}
      id="points"
      title={fill(words.spreadTitle[lang], {
        n: withNoun(amount(best.mean, lang), best.mean, unit, lang),
        margin: amount(margins.mean, lang),
      })}
      say={fill(words.spreadSay[lang], { n: atTable(main, lang), unit: unitTold(unit, lang) })}
      made={madeOf(runs, lang, false)}
      runs={runs}
      figures={{
        head: [words.table[lang], words.mean[lang], words.most[lang]],
        rows: rows.flatMap(({ run, result, all }) => [
          ...(
            [
              ['winner', result.best],
              ['everybody', all],
              ['lead1', result.margins],
            ] as const
          ).map(([name, lie]) => [
            `${words[name][lang]} (${atTable(run.seats, lang)})`,
            amount(lie.mean, lang),
            mostTold(lie, lang),
          ]),
        ]),
      }}
    >
      {rows.map(({ run, result, all }) => (
        <section>
          <h3>{atTable(run.seats, lang)}</h3>
          <ul class="plot-lines">
            {row(words.winner[lang], result.best, 'dotp')}
            {row(words.everybody[lang], all, 'doto')}
          </ul>
        </section>
      ))}
      <div class="plot-axis">
        <Axis x={x} ticks={ticks} label={(tick) => number(tick, lang)} />
      </div>
    </Plot>
  );
};
