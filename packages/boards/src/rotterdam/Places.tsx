import type { Place, PositionId } from '@portolan/rotterdam';
import { short } from '../drawings/geometry.ts';
import type { Drawing } from './drawing.ts';
import { RIM } from './links.ts';

const Shape = ({ place: { x, y, start, harbor } }: { place: Place }) => {
  if (harbor) return <use href="#rt-quay" x={short(x)} y={short(y)} />;
  return (
    <>
      <circle class="rt-pos" cx={short(x)} cy={short(y)} r={RIM} />
      {start && <use href="#rt-buoy" x={short(x)} y={short(y)} />}
    </>
  );
};

/** How much farther out the name of a position stands that a ring lies around. */
const BEYOND_RING = 1.3;

/** Where the name of a position stands: in its middle, beside it, or beside the ring around it. */
const pointOf = (place: Place, { names }: Drawing, outside: boolean, ringed: boolean): readonly [number, number] => {
  if (!outside) return [place.x, place.y];
  const [x, y] = names.get(place.id) ?? [place.x, place.y - 27];
  const by = ringed ? BEYOND_RING : 1;
  return [place.x + (x - place.x) * by, place.y + (y - place.y) * by];
};

interface NameProps {
  readonly place: Place;
  readonly drawing: Drawing;
  readonly outside: boolean;
  readonly ringed: boolean;
}

const Name = ({ place, drawing, outside, ringed }: NameProps) => {
  const [x, y] = pointOf(place, drawing, outside, ringed);
  return (
    <text class={outside ? 'rt-pid rt-pid-o' : 'rt-pid'} x={short(x)} y={short(y + 4.5)}>
      {place.id}
    </text>
  );
};

interface Props {
  readonly places: readonly Place[];
  readonly drawing: Drawing;
  /** Places with a ship: their name stands beside them. */
  readonly taken: ReadonlySet<PositionId>;
  /** Places with a ring around them: a name beside them stands beyond it. */
  readonly ringed: ReadonlySet<PositionId>;
}

/** All positions: circles, starts as buoys, quays as squares, with their anchors. */
export const Places = ({ places, drawing }: Pick<Props, 'places' | 'drawing'>) => (
  <>
    {places.map((place) => {
      const anchor = drawing.anchors.get(place.id);
      return (
        <g key={place.id}>
          <Shape place={place} />
          {anchor && <use href="#rt-anchor" x={short(anchor[0])} y={short(anchor[1])} />}
        </g>
      );
    })}
  </>
);

/** The names of all positions: in their middle, or beside those where something lies. */
export const PlaceNames = ({ places, drawing, taken, ringed }: Props) => (
  <>
    {places.map((place) => (
      <Name
        key={place.id}
        place={place}
        drawing={drawing}
        outside={place.start === true || taken.has(place.id)}
        // Around a start a ring shows where a ship may be launched.
        ringed={place.start === true || ringed.has(place.id)}
      />
    ))}
  </>
);
