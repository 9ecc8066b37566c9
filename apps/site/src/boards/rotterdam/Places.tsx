import type { Place, PositionId } from '@portolan/rotterdam';
import { short } from '../../drawings/geometry.ts';
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

const Name = ({ place, drawing, outside }: { place: Place; drawing: Drawing; outside: boolean }) => {
  const [x, y] = outside ? (drawing.names.get(place.id) ?? [place.x, place.y - 27]) : [place.x, place.y];
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
}

/** All positions: circles, starts as buoys, quays as squares, with their anchors. */
export const Places = ({ places, drawing }: Omit<Props, 'taken'>) => (
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
export const PlaceNames = ({ places, drawing, taken }: Props) => (
  <>
    {places.map((place) => (
      <Name key={place.id} place={place} drawing={drawing} outside={place.start === true || taken.has(place.id)} />
    ))}
  </>
);
