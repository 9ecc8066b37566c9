import { placeInWords, RIM, shipsAt, type Table } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import type { Edition } from '@portolan/rotterdam';
import { useSpots } from '../../../board/spots.ts';

interface Props {
  readonly table: Table;
  readonly lang: Lang;
  /** The box as it lies on the page. */
  readonly box: Edition;
}

/** The positions of the river as places that can be touched; a ship there can be dragged. */
export const RiverSpots = ({ table, lang, box }: Props) => {
  const spot = useSpots();
  if (!spot) return null;
  return (
    <g>
      {box.positions.map((place) => (
        <g
          key={place.id}
          {...spot(place.id, placeInWords(table, place, lang), {
            class: 'rt-hit',
            carried: shipsAt(table, place.id).length > 0,
          })}
        >
          <circle class="rt-hit-f" cx={place.x} cy={place.y} r={RIM + 8} />
        </g>
      ))}
    </g>
  );
};
