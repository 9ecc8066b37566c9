import { coastOf, Land, SeaDefs, seaIds, Water } from '@portolan/boards/cabo-da-roca';
import type { TileData } from '@portolan/cabo-da-roca';
import { directionName, tileName } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import { fill } from '../../../kit/text.ts';
import { words } from './words.ts';

/** The corners in the order in which they are read, with their places in the data (clockwise from northwest). */
const corners = [
  ['NW', 0],
  ['NE', 1],
  ['SW', 3],
  ['SE', 2],
] as const;

interface Props {
  readonly lang: Lang;
  readonly tile: TileData;
  readonly name: string;
  /** Without it the corners are only shown. */
  readonly onChange?: (corners: TileData['corners']) => void;
}

/** A tile as its corners make it; tapped, a corner changes between land and sea. */
export const Corners = ({ lang, tile, name, onChange }: Props) => {
  const land = tile.corners.reduce((bits: number, corner, i) => bits | (corner << i), 0);
  const coast = coastOf([{ at: [0, 0], land, quay: tile.kind === 'port' }]);
  const sea = { coast, squares: [[0, 0] as const], ids: seaIds(name) };
  const turn = (place: number) =>
    onChange?.(tile.corners.map((corner, i) => (i === place ? 1 - corner : corner)) as unknown as TileData['corners']);
  return (
    <fieldset class="cb-face" aria-label={fill(words.cornersOf[lang], { tile: tileName(tile.kind, lang) })}>
      <svg viewBox="-3 -3 106 106" aria-hidden="true">
        <SeaDefs {...sea} />
        <Water {...sea} />
        <Land {...sea} />
      </svg>
      {onChange && (
        <div class="cb-ends">
          {corners.map(([direction, place]) => (
            <button
              key={direction}
              type="button"
              aria-pressed={tile.corners[place] === 1}
              aria-label={fill(words.corner[lang], {
                place: directionName(direction, lang),
                ground: tile.corners[place] === 1 ? words.land[lang] : words.sea[lang],
              })}
              onClick={() => turn(place)}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
};
