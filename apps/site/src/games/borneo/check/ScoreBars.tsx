import type { WinnerAnswer } from '@portolan/borneo/checkers';
import type { Lang } from '@portolan/core';
import { SeatToken } from '../../../kit/marks.tsx';
import { say } from '../../../kit/text.ts';

const parts: readonly (readonly [clause: string, className: string])[] = [
  ['score.missions', 'bar-m'],
  ['score.harbors', 'bar-h'],
  ['score.shipments', 'bar-s'],
];

const WIDTH = 400;

const pointsOf = (row: WinnerAnswer['rows'][number], clause: string): number =>
  row.parts.find((part) => part.clause === clause)?.points ?? 0;

const Bar = ({ row, most }: { row: WinnerAnswer['rows'][number]; most: number }) => {
  let x = 0;
  return (
    <svg class="bar" viewBox={`0 0 ${WIDTH} 20`} preserveAspectRatio="none" aria-hidden="true">
      {parts.map(([clause, className]) => {
        const width = (Math.max(0, pointsOf(row, clause)) / most) * WIDTH;
        const left = x;
        x += width;
        return <rect key={clause} class={className} x={left} y="1" width={width} height="18" />;
      })}
    </svg>
  );
};

/** The same points, and nobody who wins by them. */
export const undecided = (answer: WinnerAnswer): WinnerAnswer => ({
  ...answer,
  rows: answer.rows.map((row) => ({ ...row, winner: false })),
  tied: [],
});

/** Totals as bars, Missions first: the eye sees where the points come from. */
export const ScoreBars = ({
  lang,
  answer,
  nameOf,
}: {
  lang: Lang;
  answer: WinnerAnswer;
  nameOf: (seat: number) => string;
}) => {
  const most = Math.max(1, ...answer.rows.map((row) => row.total + Math.max(0, -pointsOf(row, 'pirates.penalty'))));
  return (
    <div class="bars">
      <ul>
        {answer.rows.map((row) => (
          <li key={row.seat} class={row.winner ? 'is-winner' : undefined}>
            <SeatToken seat={row.seat} size={28} />
            <span class="bars-n">{nameOf(row.seat)}</span>
            <Bar row={row} most={most} />
            <b class="num">{row.total}</b>
          </li>
        ))}
      </ul>
      <p class="bars-k small">
        <span class="key bar-m" aria-hidden="true" /> Missions <span class="key bar-h" aria-hidden="true" />{' '}
        {say(lang, 'Cartes Port', 'Harbor cards')} <span class="key bar-s" aria-hidden="true" />{' '}
        {say(lang, 'Cargaisons', 'Shipment cards')}
      </p>
    </div>
  );
};
