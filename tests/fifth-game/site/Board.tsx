import type { Lang, Seat } from '@portolan/core';
import { seat as letter, say } from '@portolan/core/words';
import { lines, type Point, points } from '../src/board.ts';
import type { Action } from '../src/position.ts';
import type { State } from '../src/state.ts';
import { at, pointsOf } from '../src/state.ts';

const unit = 40;
const x = (point: Point): number => unit * (point.charCodeAt(0) - 97);
const y = (point: Point): number => unit * (7 - Number(point[1]));

/** The table for those who cannot see it. */
const inWords = (state: State, lang: Lang): string =>
  [0, 1]
    .map((seat) => {
      const all = pointsOf(state, seat).join(', ') || say(lang, 'aucun', 'none');
      return say(
        lang,
        `Pions de ${letter(seat)} : ${all} ; en main : ${state.hands[seat]}.`,
        `${letter(seat)}’s men: ${all}; in hand: ${state.hands[seat]}.`,
      );
    })
    .join(' ');

const Man = ({ seat, point, ghost = false }: { seat: Seat; point: Point; ghost?: boolean }) => (
  <use
    href={`#seat-${letter(seat)}`}
    x={x(point) - 15}
    y={y(point) - 15}
    width="30"
    height="30"
    {...(ghost ? { opacity: 0.55 } : {})}
  />
);

const ring = (point: Point, wrong: boolean) => (
  <circle class={wrong ? 'mm-ring mm-wrong' : 'mm-ring'} cx={x(point)} cy={y(point)} r="19" />
);

/** An action on the board: where a man comes to, where it comes from, or which one is taken. */
const Proposed = ({ action, wrong }: { action: Action; wrong: boolean }) => {
  if (action.kind === 'take') return ring(action.at, wrong);
  return (
    <>
      {action.kind === 'move' && (
        <path
          class={wrong ? 'mm-way mm-wrong' : 'mm-way'}
          d={`M${x(action.from)} ${y(action.from)}L${x(action.to)} ${y(action.to)}`}
        />
      )}
      <Man seat={action.seat} point={action.to} ghost />
      {ring(action.to, wrong)}
    </>
  );
};

/** A point to tap, or to choose by keys. */
const Spot = ({ point, label, onPick }: { point: Point; label: string; onPick: (point: Point) => void }) => (
  // biome-ignore lint/a11y/useSemanticElements: a drawing has no button elements
  <g
    class="mm-spot"
    role="button"
    tabindex={0}
    aria-label={label}
    onClick={() => onPick(point)}
    onKeyDown={(event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onPick(point);
    }}
  >
    <circle cx={x(point)} cy={y(point)} r="18" />
  </g>
);

interface Props {
  readonly state: State;
  readonly lang: Lang;
  /** Makes every point a button. */
  readonly onPick?: (point: Point) => void;
  /** An action to show on the board, and whether it is refused. */
  readonly action?: Action | undefined;
  readonly wrong?: boolean;
}

/** The board with the men on it. */
export const Board = ({ state, lang, action, wrong = false, onPick }: Props) => (
  <svg class="mm-board" viewBox="-44 -26 310 310" role={onPick ? 'group' : 'img'} aria-label={inWords(state, lang)}>
    <path class="mm-lines" d={lines.map(([a, , c]) => `M${x(a)} ${y(a)}L${x(c)} ${y(c)}`).join('')} />
    {points.map((point) => (
      <circle key={point} class="mm-point" cx={x(point)} cy={y(point)} r="4" />
    ))}
    {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((file, i) => (
      <text key={file} class="mm-name" x={unit * i} y={unit * 6 + 36}>
        {file}
      </text>
    ))}
    {[1, 2, 3, 4, 5, 6, 7].map((rank) => (
      <text key={rank} class="mm-name" x={-32} y={unit * (7 - rank) + 5}>
        {rank}
      </text>
    ))}
    {points
      .filter((point) => at(state, point) !== -1)
      .map((point) => (
        <Man key={point} seat={at(state, point)} point={point} />
      ))}
    {action && <Proposed action={action} wrong={wrong} />}
    {onPick &&
      points.map((point) => {
        const who = at(state, point) === -1 ? say(lang, 'libre', 'free') : letter(at(state, point));
        return <Spot key={point} point={point} label={`${point}, ${who}`} onPick={onPick} />;
      })}
  </svg>
);
