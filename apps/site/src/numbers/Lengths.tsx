import type { Lang } from '@portolan/core';
import { type Noun, number, percent } from '@portolan/core/words';
import { fill } from '../kit/text.ts';
import { Axis, Grid, Strip } from './marks.tsx';
import { Plot } from './Plot.tsx';
import { acrossOf, at, binned, binWidth } from './scale.ts';
import { amount, atTable, type Measured, madeOf, mainOf, mostTold } from './told.ts';
import { numbersWords as words } from './words.ts';

const HEIGHT = 84;

/** Columns that fit a picture. */
const COLUMNS = 24;

/** How many games went on for ever, where some did. */
const endlessOf = ({ run, result: { games, unfinished } }: Measured, lang: Lang): readonly string[] => {
  if (unfinished === 0) return [];
  const told = { table: atTable(run.seats, lang), n: number(unfinished, lang), all: number(games, lang) };
  return [fill(words.lengthEndless[lang], told)];
};

/** How many rounds a game takes, by how many play. */
export const Lengths = ({
  lang,
  game,
  told,
  main,
  round,
}: {
  readonly lang: Lang;
  readonly game: string;
  readonly told: readonly Measured[];
  /** How many play where the heading is of. */
  readonly main: number;
  readonly round: Noun;
}) => {
  const [, rounds] = round[lang];
  const { run: mainRun, result: mainResult } = mainOf(told, main);
  const { p5: from, p95: to } = mainResult.rounds;
  const longest = Math.max(...told.map(({ result }) => result.rounds.p95));
  const all = told.flatMap(({ result }) => Object.keys(result.rounds.counts ?? {}).map(Number));
  // A few games go on and on: they stand in the table, and would press all others together here.
  const most = Math.min(Math.max(...all), 2 * longest);
  const width = binWidth(Math.min(...all), most, COLUMNS);
  const x = acrossOf([Math.min(...all), most + width]);
  const ticks = x.ticks(6);
  const runs = told.map(({ run }) => run);
  const title = fill(words[from === to ? 'lengthOne' : 'lengthTitle'][lang], {
    from: number(from, lang),
    to: number(to, lang),
    rounds,
    n: atTable(mainRun.seats, lang),
  });
  return (
    <Plot
      lang={lang}
      game={game}
      id="length"
      title={title}
      say={[fill(words.lengthSay[lang], { rounds }), ...told.flatMap((one) => endlessOf(one, lang))].join(' ')}
      made={madeOf(runs, lang, false)}
      runs={runs}
      figures={{
        head: [words.table[lang], words.mean[lang], words.median[lang], words.most[lang], words.unfinished[lang]],
        rows: told.map(({ run, result }) => [
          atTable(run.seats, lang),
          amount(result.rounds.mean, lang),
          number(result.rounds.median, lang),
          mostTold(result.rounds, lang),
          number(result.unfinished, lang),
        ]),
      }}
    >
      {told.map(({ run, result }, i) => {
        const bins = binned(result.rounds.counts ?? {}, width).filter((bin) => bin.from <= most);
        const top = Math.max(...bins.map(({ n }) => n));
        // Of columns as high as each other one is told: the words of neighbors would lie on each other.
        const highest = bins.find(({ n }) => n === top);
        return (
          <section>
            <h3>
              {atTable(run.seats, lang)}
              <span class="v">{fill(words.roundsMedian[lang], { n: number(result.rounds.median, lang) })}</span>
            </h3>
            <Strip height={HEIGHT}>
              <Grid x={x} ticks={ticks} height={HEIGHT} />
              {bins.map((bin) => {
                const height = at(Math.max(1, ((HEIGHT - 20) * bin.n) / top));
                const left = at(x(bin.from - width / 2));
                const right = at(x(bin.from + width / 2));
                return (
                  <>
                    <rect
                      class={`b${(i % 3) + 1}`}
                      x={left + 0.5}
                      y={at(HEIGHT - height)}
                      width={at(right - left - 1)}
                      height={height}
                    />
                    {bin === highest && (
                      <text class="ax" x={at((left + right) / 2)} y={at(HEIGHT - height - 5)}>
                        {percent(bin.n / result.games, lang, 0)}
                      </text>
                    )}
                  </>
                );
              })}
              <path class="gl-0" d={`M0 ${HEIGHT - 0.5}H360`} />
            </Strip>
          </section>
        );
      })}
      <Axis x={x} ticks={ticks} label={(tick) => number(tick, lang)} />
    </Plot>
  );
};
