import { cornerOf, keyOf, same, UNIT } from '@portolan/boards/cabo-da-roca';
import type { Square } from '@portolan/cabo-da-roca';
import { useRef, useState } from 'preact/hooks';
import { type Box, isArrow, nearest } from '../../../board/nearest.ts';

/** A square of the chart that can be chosen. */
export interface Spot {
  readonly at: Square;
  /** What a screen reader says: the square, what lies there, what choosing it does. */
  readonly label: string;
}

/** A square as a box, in units of the chart. */
const boxOf = (at: Square): Box => {
  const [left, top] = cornerOf(at);
  return { left, top, width: UNIT, height: UNIT };
};

interface Props {
  /** In reading order. */
  readonly spots: readonly Spot[];
  readonly chosen: Square | undefined;
  readonly onPick: (at: Square) => void;
}

/** Squares of a chart as buttons: tapped, or reached by one tab stop and the arrow keys, Enter or the space bar choosing. */
export const Squares = ({ spots, chosen, onPick }: Props) => {
  const root = useRef<SVGGElement>(null);
  const [here, setHere] = useState<Square>();
  const stop =
    spots.find(({ at }) => here && same(at, here)) ?? spots.find(({ at }) => chosen && same(at, chosen)) ?? spots[0];
  const go = (at: Square): void => {
    setHere(at);
    root.current?.querySelector<SVGGElement>(`[data-at="${keyOf(at)}"]`)?.focus();
  };
  const press = (event: KeyboardEvent, from: Spot): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isArrow(event.key)) {
      event.preventDefault();
      const next = nearest(spots, (spot) => boxOf(spot.at), from, event.key);
      if (next) go(next.at);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPick(from.at);
    }
  };
  return (
    <g ref={root} class="cb-squares">
      {spots.map((spot) => {
        const { at, label } = spot;
        const [x, y] = cornerOf(at);
        const on = chosen !== undefined && same(at, chosen);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a chart has no button elements
          <g
            key={keyOf(at)}
            class={on ? 'cb-square is-on' : 'cb-square'}
            data-at={keyOf(at)}
            role="button"
            aria-label={label}
            aria-pressed={on}
            tabindex={stop && same(stop.at, at) ? 0 : -1}
            onClick={() => {
              setHere(at);
              onPick(at);
            }}
            onFocus={() => setHere(at)}
            onKeyDown={(event) => press(event, spot)}
          >
            <rect x={x + 3} y={y + 3} width={UNIT - 6} height={UNIT - 6} rx="4" />
          </g>
        );
      })}
    </g>
  );
};
