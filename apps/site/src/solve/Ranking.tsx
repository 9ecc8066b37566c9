import type { Lang } from '@portolan/core';
import type { Ranked } from '@portolan/core/answers';
import { useState } from 'preact/hooks';

import { both, fill, words } from '../kit/text.ts';

const WIDTH = 300;
/** Rows shown before one asks for all. */
const FEW = 12;
/** A label of more signs than this has a line of its own above its bar. */
const LONG = 28;

const texts = {
  ranking: both('Tout le classement', 'The whole ranking'),
  all: both('Montrer les {n} lignes', 'Show all {n} rows'),
  best: both('au mieux', 'best'),
  tied: both('Les {n} premiers ne se distinguent pas.', 'The first {n} cannot be told apart.'),
} as const;

interface Axis {
  readonly low: number;
  readonly high: number;
}

/** From zero, or from the lowest error mark, to the highest one. */
const axisOf = (rows: readonly Ranked[]): Axis => {
  const low = Math.min(0, ...rows.map((row) => row.value - (row.error ?? 0)));
  const high = Math.max(0, ...rows.map((row) => row.value + (row.error ?? 0)));
  return high > low ? { low, high } : { low: 0, high: 1 };
};

const Bar = ({ row, axis }: { row: Ranked; axis: Axis }) => {
  const x = (value: number): number => ((value - axis.low) / (axis.high - axis.low)) * WIDTH;
  // Below zero a bar from zero would be longest for the worst: all bars begin at the low end.
  const [from, to] = [x(Math.min(0, axis.low)), x(row.value)];
  const error = row.error ?? 0;
  return (
    <svg class="rank-b" viewBox={`0 0 ${WIDTH} 16`} preserveAspectRatio="none" aria-hidden="true">
      <rect class="rank-w" x="0" y="6" width={WIDTH} height="4" />
      <rect
        class={row.best ? 'rank-v is-best' : 'rank-v'}
        x={from}
        y="2"
        width={Math.max(1.5, to - from)}
        height="12"
      />
      {error > 0 && (
        <path
          class="rank-e"
          vector-effect="non-scaling-stroke"
          d={`M${x(row.value - error)} 8H${x(row.value + error)}M${x(row.value - error)} 3V13M${x(row.value + error)} 3V13`}
        />
      )}
      {axis.low < 0 && <path class="rank-0" vector-effect="non-scaling-stroke" d={`M${x(0)} 0V16`} />}
    </svg>
  );
};

/** All options, best first, each with a bar and, where it is an estimate, its error mark. */
export const Ranking = ({ lang, rows, whole }: { lang: Lang; rows: readonly Ranked[]; whole: boolean }) => {
  const [all, setAll] = useState(false);
  const axis = axisOf(rows);
  const shown = all ? rows : rows.slice(0, FEW);
  if (rows.length === 0) return null;
  const apart = rows.findIndex(({ best }) => !best);
  // Exact options of the same worth are no tie that more tries could part.
  const tied = rows[0]?.error === undefined ? 0 : apart < 0 ? rows.length : apart;
  return (
    <section>
      <h3>{texts.ranking[lang]}</h3>
      <ol class={rows.some(({ label }) => label.length > LONG) ? 'ranks is-long' : 'ranks'}>
        {shown.map((row, i) => (
          <li key={`${i} ${row.label}`} class={row.best ? 'is-best' : undefined}>
            <span class="rank-l">
              {row.best && (
                <span class="sr">
                  {texts.best[lang]}
                  {words.colon[lang]}
                </span>
              )}
              {row.label}
            </span>
            <Bar row={row} axis={axis} />
            <b class="num">{row.text}</b>
            {whole && <span class="small rank-m">{[row.within, row.more].filter(Boolean).join(' · ')}</span>}
            {whole && tied > 1 && i === tied - 1 && <p class="rank-t">{fill(texts.tied[lang], { n: tied })}</p>}
          </li>
        ))}
      </ol>
      {!all && rows.length > FEW && (
        <button type="button" class="btn btn-q" onClick={() => setAll(true)}>
          {fill(texts.all[lang], { n: rows.length })}
        </button>
      )}
    </section>
  );
};
