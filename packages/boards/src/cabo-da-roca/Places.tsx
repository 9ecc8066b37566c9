import type { Square, TileKind } from '@portolan/cabo-da-roca';
import { tileName } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import { short } from '../drawings/geometry.ts';
import { seatLetter } from '../seats.ts';
import { middleOf } from './grid.ts';
import { landPoint, sailorsOf, type Table } from './model.ts';
import { portPlaces } from './port-places.ts';
import type { Tile } from './tiles.ts';

/** Kinds whose name is written under the drawing, as charts do with what is dangerous. */
const named: readonly TileKind[] = ['shoals', 'rock', 'shark', 'storm', 'wreck'];
const bare: readonly TileKind[] = ['sea', 'quarter', 'coast', 'cove', 'port'];

/** Whether nothing is drawn in the middle of a tile. */
export const isBare = (tile: Tile | undefined): boolean => !tile || bare.includes(tile.kind);

const Port = ({ tile }: { tile: Tile }) => {
  const [x, y] = middleOf(tile.at);
  const [dx, dy] = portPlaces[tile.quay ?? 0]?.letter ?? [0, 0];
  return (
    <>
      <use href={`#cb-port-${tile.quay ?? 0}`} x={x - 50} y={y - 50} width="100" height="100" />
      <text class="cb-port-l" x={x + dx} y={y + dy + 5.4}>
        {tile.port}
      </text>
    </>
  );
};

/** What is printed on a tile beside its coast. */
export const Place = ({ tile, lang }: { tile: Tile; lang: Lang }) => {
  if (tile.port) return <Port tile={tile} />;
  if (isBare(tile)) return null;
  const [x, y] = middleOf(tile.at);
  return (
    <>
      <use href={`#cb-${tile.kind}`} x={x - 50} y={y - 50} width="100" height="100" />
      {named.includes(tile.kind) && (
        <text class="cb-cap cb-name" x={x} y={y + 42}>
          {tileName(tile.kind, lang)}
        </text>
      )}
    </>
  );
};

/** Where a sailor stands on a tile: beside the letter of a port, under a lighthouse, on the land of a shore. */
export const sailorPlace = (at: Square, tile: Tile | undefined): readonly [x: number, y: number] => {
  const [x, y] = middleOf(at);
  const [dx, dy] =
    tile?.kind === 'port'
      ? (portPlaces[tile.quay ?? 0]?.sailor ?? [0, 0])
      : tile?.kind === 'lighthouse'
        ? [24, 6]
        : tile?.kind === 'island'
          ? [22, -14]
          : landPoint(tile?.land ?? 0);
  return [x + dx, y + dy];
};

const SIZE = 24;

/** All sailors: the token of their owner on the land they hold. */
export const Sailors = ({ table, tiles }: { table: Table; tiles: readonly Tile[] }) => (
  <>
    {sailorsOf(table).map(({ owner, at }) => {
      const tile = tiles.find((one) => one.at[0] === at[0] && one.at[1] === at[1]);
      const [x, y] = sailorPlace(at, tile);
      return (
        <use
          key={at.join(',')}
          href={`#seat-${seatLetter(owner)}`}
          x={short(x - SIZE / 2)}
          y={short(y - SIZE / 2)}
          width={SIZE}
          height={SIZE}
        />
      );
    })}
  </>
);
