import type { Place, PositionId } from '@portolan/rotterdam';
import { useRef, useState } from 'preact/hooks';
import { RIM } from './links.ts';

/** A position of the river that can be chosen. */
export interface Spot {
  readonly place: Place;
  /** What a screen reader says: the position, what lies there, what choosing it does. */
  readonly label: string;
}

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** The nearest position in a direction: what lies aside counts twice. */
export const toward = (
  places: readonly Place[],
  from: Pick<Place, 'x' | 'y'>,
  [dx, dy]: readonly [number, number],
): Place | undefined => {
  const far = ({ x, y }: Place): readonly [ahead: number, aside: number] => {
    const [right, down] = [x - from.x, y - from.y];
    return [right * dx + down * dy, Math.abs(right * dy - down * dx)];
  };
  const weight = (place: Place): number => {
    const [ahead, aside] = far(place);
    return ahead + 2 * aside;
  };
  return places.filter((place) => far(place)[0] > 0).sort((a, b) => weight(a) - weight(b))[0];
};

interface Props {
  readonly spots: readonly Spot[];
  readonly chosen?: PositionId | undefined;
  readonly onPick: (at: PositionId) => void;
  /** A position was reached by keys: it may lie outside the window. */
  readonly onReach?: (at: PositionId) => void;
}

/** Positions as buttons over the river: tapped, or reached by one tab stop and the arrow keys, Enter or the space bar choosing. */
export const PlaceLayer = ({ spots, chosen, onPick, onReach }: Props) => {
  const root = useRef<SVGGElement>(null);
  const [here, setHere] = useState<PositionId>();
  const has = (id: PositionId | undefined): boolean => spots.some(({ place }) => place.id === id);
  const stop = has(here) ? here : has(chosen) ? chosen : spots[0]?.place.id;
  const go = (id: PositionId): void => {
    setHere(id);
    onReach?.(id);
    root.current?.querySelector<SVGGElement>(`[data-at="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
  };
  const press = (event: KeyboardEvent, place: Place): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = ways[event.key];
    const enter = event.key === 'Enter' || event.key === ' ';
    if (!way && !enter) return;
    // The window of the river would move.
    event.preventDefault();
    event.stopPropagation();
    if (enter) onPick(place.id);
    const next =
      way &&
      toward(
        spots.map((spot) => spot.place),
        place,
        way,
      );
    if (next) go(next.id);
  };
  return (
    <g ref={root}>
      {spots.map(({ place, label }) => (
        // biome-ignore lint/a11y/useSemanticElements: there is no button in a drawing
        <g
          key={place.id}
          class={place.id === chosen ? 'rt-hit is-on' : 'rt-hit'}
          data-at={place.id}
          role="button"
          aria-label={label}
          aria-pressed={place.id === chosen}
          tabindex={place.id === stop ? 0 : -1}
          onClick={() => {
            setHere(place.id);
            onPick(place.id);
          }}
          onFocus={() => setHere(place.id)}
          onKeyDown={(event) => press(event, place)}
        >
          <circle class="rt-hit-f" cx={place.x} cy={place.y} r={RIM + 8} />
        </g>
      ))}
    </g>
  );
};
