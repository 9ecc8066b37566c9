import { cornerOf, keyOf, same, UNIT } from '@portolan/boards/cabo-da-roca';
import type { Square } from '@portolan/cabo-da-roca';
import { useRef, useState } from 'preact/hooks';

/** A square of the chart that can be chosen. */
export interface Spot {
  readonly at: Square;
  /** What a screen reader says: the square, what lies there, what choosing it does. */
  readonly label: string;
}

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** The nearest square in a direction: the fewest squares aside count most, then the way to it. */
const toward = (spots: readonly Spot[], from: Square, [dx, dy]: readonly [number, number]): Spot | undefined => {
  const far = ({ at }: Spot): readonly [ahead: number, aside: number] => {
    const [x, y] = [at[0] - from[0], at[1] - from[1]];
    return [x * dx + y * dy, Math.abs(x * dy - y * dx)];
  };
  const weight = (spot: Spot): number => {
    const [ahead, aside] = far(spot);
    return ahead + 2 * aside;
  };
  return spots.filter((spot) => far(spot)[0] > 0).sort((a, b) => weight(a) - weight(b))[0];
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
  const press = (event: KeyboardEvent, at: Square): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = ways[event.key];
    if (way) {
      event.preventDefault();
      const next = toward(spots, at, way);
      if (next) go(next.at);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPick(at);
    }
  };
  return (
    <g ref={root} class="cb-squares">
      {spots.map(({ at, label }) => {
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
            onKeyDown={(event) => press(event, at)}
          >
            <rect x={x + 3} y={y + 3} width={UNIT - 6} height={UNIT - 6} rx="4" />
          </g>
        );
      })}
    </g>
  );
};
