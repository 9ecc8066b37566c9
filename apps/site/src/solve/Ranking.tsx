import type { Lang } from '@portolan/core';
import type { Ranked } from '@portolan/core/answers';
import { likeFirst } from '@portolan/core/words';
import { useState } from 'preact/hooks';
import { Icon } from '../kit/Icon.tsx';
import { both, fill, words } from '../kit/text.ts';

const WIDTH = 300;
/** Rows shown before one asks for more, and how many more come each time. */
const FEW = 12;
const MORE = 60;
/** A label of more signs than this has a line of its own above its bar. */
const LONG = 28;

const texts = {
  ranking: both('Tout le classement', 'The whole ranking'),
  more: both('Montrer {n} lignes de plus', 'Show {n} more rows'),
  all: both('Montrer les {n} lignes', 'Show all {n} rows'),
  best: both('au mieux', 'best'),
  tied: both('Les {n} premiers ne se distinguent pas.', 'The first {n} cannot be told apart.'),
} as const;

interface Axis {
  readonly low: number;
  readonly high: number;
}

/** From zero, or from the lowest error mark, to the highest one. What is a lead has no zero to begin at: the scale is that of the rows. */
const axisOf = (rows: readonly Ranked[], leads: boolean): Axis => {
  const ends = rows.flatMap((row) => [row.value - (row.error ?? 0), row.value + (row.error ?? 0)]);
  const [low, high] = [Math.min(...(leads ? [] : [0]), ...ends), Math.max(...(leads ? [] : [0]), ...ends)];
  if (high <= low) return leads ? { low: low - 1, high: high + 1 } : { low: 0, high: 1 };
  // A bar of no length would be no bar.
  return leads ? { low: low - (high - low) / 20, high } : { low, high };
};

const Bar = ({ row, axis }: { row: Ranked; axis: Axis }) => {
  const x = (value: number): number => ((value - axis.low) / (axis.high - axis.low)) * WIDTH;
  const error = row.error ?? 0;
  return (
    <svg class="rank-b" viewBox={`0 0 ${WIDTH} 16`} preserveAspectRatio="none" aria-hidden="true">
      <rect class="rank-w" x="0" y="4" width={WIDTH} height="8" />
      {/* Below zero a bar from zero would be longest for the worst: all bars begin at the low end. */}
      <rect class={row.best ? 'rank-v is-best' : 'rank-v'} x="0" y="4" width={Math.max(1.5, x(row.value))} height="8" />
      {error > 0 && (
        <path
          class="rank-e"
          vector-effect="non-scaling-stroke"
          d={`M${x(row.value - error)} 8H${x(row.value + error)}M${x(row.value - error)} 2V14M${x(row.value + error)} 2V14`}
        />
      )}
      {axis.low < 0 && axis.high > 0 && <path class="rank-0" vector-effect="non-scaling-stroke" d={`M${x(0)} 0V16`} />}
      {/* A stroke of no length with round ends: a point that the width of the bar does not stretch. */}
      {error > 0 && <path class="rank-p" vector-effect="non-scaling-stroke" d={`M${x(row.value)} 8h0`} />}
    </svg>
  );
};

/** All options, best first, each with a bar and, where it is an estimate, its error mark; what can be shown on the table is, when it is touched. */
export const Ranking = ({
  lang,
  rows,
  whole,
  chosen,
  choose,
}: {
  readonly lang: Lang;
  readonly rows: readonly Ranked[];
  /** Whether all is told that is known of an option. */
  readonly whole: boolean;
  /** The row that is shown on the table, from 0. */
  readonly chosen: number;
  /** Shows a row on the table; undefined where rows are nothing that it can show. */
  readonly choose: ((row: number) => void) | undefined;
}) => {
  const [most, setMost] = useState(FEW);
  const axis = axisOf(rows, whole);
  const shown = rows.slice(0, most);
  if (rows.length === 0) return null;
  const apart = rows.findIndex(({ best }) => !best);
  const first = apart < 0 ? rows.length : apart;
  // Exact options of the same worth are no tie that more tries could part; and where one that can be told apart stands between, no line is drawn.
  const tied = rows[0]?.error === undefined || rows.slice(first).some(({ best }) => best) ? 0 : first;
  // Where no line can be drawn, each says so itself.
  const isScattered = (row: Ranked, place: number): boolean =>
    rows[0]?.error !== undefined && tied === 0 && row.best && place > 0;
  const left = rows.length - shown.length;
  const label = (row: Ranked) => (
    <>
      {row.best && (
        <span class="sr">
          {texts.best[lang]}
          {words.colon[lang]}
        </span>
      )}
      {row.label}
    </>
  );
  return (
    <section class="rank-box">
      <h3>{texts.ranking[lang]}</h3>
      <ol class={whole || rows.some((row) => row.label.length > LONG) ? 'ranks is-long' : 'ranks'}>
        {shown.map((row, i) => (
          <li
            key={`${i} ${row.label}`}
            class={[row.best && 'is-best', choose && i === chosen && 'is-on'].filter(Boolean).join(' ')}
          >
            <span class="rank-no num" aria-hidden="true">
              {i + 1}
            </span>
            {choose ? (
              <button type="button" class="rank-l" aria-pressed={i === chosen} onClick={() => choose(i)}>
                {label(row)}
              </button>
            ) : (
              <span class="rank-l">{label(row)}</span>
            )}
            <b class="num">
              {row.text}
              {row.within && <small>{row.within}</small>}
            </b>
            <Bar row={row} axis={axis} />
            {whole && (row.more || isScattered(row, i)) && (
              <span class="small rank-m">
                {[row.more, isScattered(row, i) && likeFirst[lang]].filter(Boolean).join(' · ')}
              </span>
            )}
            {whole && tied > 1 && i === tied - 1 && (
              <p class="rank-t">
                <Icon name="compass" /> {fill(texts.tied[lang], { n: tied })}
              </p>
            )}
          </li>
        ))}
      </ol>
      {left > 0 && (
        <button type="button" class="btn btn-q" onClick={() => setMost(most + MORE)}>
          {left > MORE ? fill(texts.more[lang], { n: MORE }) : fill(texts.all[lang], { n: rows.length })}
        </button>
      )}
    </section>
  );
};
