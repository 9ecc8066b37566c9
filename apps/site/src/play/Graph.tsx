import { seatLetter } from '@portolan/boards';
import type { Lang, Score } from '@portolan/core';
import { toldWords as words } from './told-words.ts';

/** A moment in which somebody takes the lead. */
export interface Turn {
  readonly at: number;
  readonly seat: number;
}

interface Props {
  readonly lang: Lang;
  /** The scores after each move, the beginning first. */
  readonly scores: readonly (readonly Score[])[];
  /** Where the lead changed, in order. */
  readonly turns: readonly Turn[];
}

const [W, H, LEFT, RIGHT, TOP, BOTTOM] = [420, 220, 34, 28, 22, 24];

/** Seats are told apart by their dashes and the letter at the end of the line, never by color. */
const dashes = ['', '7 4', '2 4', '9 3 2 3', '1 3 5 3'];

/** How far apart two numbers are at least, so that both are read. */
const APART = 34;

/** The points of everybody over the game. */
export const Graph = ({ lang, scores, turns }: Props) => {
  const totals = scores.flatMap((row) => row.map(({ total }) => total));
  const [low, high] = [Math.min(0, ...totals), Math.max(1, ...totals)];
  const x = (at: number): number => LEFT + ((W - LEFT - RIGHT) * at) / Math.max(1, scores.length - 1);
  const y = (total: number): number => TOP + ((H - TOP - BOTTOM) * (high - total)) / (high - low);
  const last = scores.at(-1) ?? [];
  // Of turns close together the last one is told by its number.
  const isTold = (i: number): boolean => turns.slice(i + 1).every(({ at }) => x(at) - x(turns[i]?.at ?? 0) >= APART);
  const ends = [...last].sort((a, b) => b.total - a.total || a.seat - b.seat);
  return (
    <figure class="play-graph">
      <figcaption>{words.course[lang]}</figcaption>
      <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={words.course[lang]}>
        {[low, high].map((total) => (
          <g key={total}>
            <path class="pg-grid" d={`M${LEFT} ${y(total)}H${W - RIGHT}`} />
            <text class="pg-t" x={LEFT - 6} y={y(total) + 5} text-anchor="end">
              {total}
            </text>
          </g>
        ))}
        {turns.map(({ at }, i) => (
          <g key={at}>
            <path class="pg-point" d={`M${x(at)} ${TOP}V${H - BOTTOM}`} />
            {isTold(i) && (
              <text class="pg-t pg-said" x={x(at)} y={14} text-anchor="middle">
                {at}
              </text>
            )}
          </g>
        ))}
        {last.map(({ seat }) => (
          <path
            key={seat}
            class="pg-line"
            stroke-dasharray={dashes[seat % dashes.length]}
            d={scores
              .map((row, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(row[seat]?.total ?? 0).toFixed(1)}`)
              .join('')}
          />
        ))}
        {ends.map(({ seat, total }, i) => (
          <text
            key={seat}
            class="pg-t pg-end"
            x={W - RIGHT + 6}
            y={Math.max(y(total) + 5, ...ends.slice(0, i).map((one, j) => y(one.total) + 5 + 15 * (i - j)))}
          >
            {seatLetter(seat)}
          </text>
        ))}
      </svg>
    </figure>
  );
};
