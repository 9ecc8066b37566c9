import type { Square } from '@portolan/cabo-da-roca';
import { coordinate } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { winds } from '../drawings/winds.ts';
import { Frame } from '../window/Frame.tsx';
import type { View } from '../window/view.ts';
import { coastOf } from './coast.ts';
import { Fleet } from './Fleet.tsx';
import { type Extent, extentOf, inside, middleOf, UNIT } from './grid.ts';
import { type Ground, MarksAbove, MarksBelow, ShoreWays } from './MarkLayers.tsx';
import type { Marks } from './marks.ts';
import { berthsOf, seaOf, type Table } from './model.ts';
import { Place, Sailors } from './Places.tsx';
import { Land, LightWaters, SeaDefs, seaIds, Water } from './Sea.tsx';
import { type Tile, tileAt } from './tiles.ts';
import { chartInWords } from './words.ts';

/** Room around the squares for the frame, and in the north and west for the coordinates. */
const NEAR = 24;
const FAR = 46;
/** How wide the frame is. */
const FRAME = 14;

/** The whole of a chart that shows these squares. */
export const viewOf = ({ x, y, columns, rows }: Extent): View => ({
  x: x * UNIT - FAR,
  y: y * UNIT - FAR,
  width: columns * UNIT + FAR + NEAR,
  height: rows * UNIT + FAR + NEAR,
});

/** The squares that a chart shows: all tiles and all that is pointed out beside them. */
export const chartExtent = (table: Table, marks: Marks, reach: readonly Square[] = []): Extent =>
  extentOf([
    ...seaOf(table).map(({ at }) => at),
    ...reach,
    ...(marks.tile ? [marks.tile.at] : []),
    ...(marks.spots ?? []).map(({ at }) => at),
    ...(marks.rings ?? []).map(({ at }) => at),
    ...(marks.routes ?? []).flatMap(({ squares }) => squares),
  ]);

const span = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i);

/** How wide the ruler is that carries the coordinates where the edge of the chart is out of view. */
const RULER = 30;
/** Half the room that a number takes on it. */
const LETTER = 12;

/** The coordinates of the squares along the northern and the western edge, or on rulers at the edge of what is in view. */
const Coordinates = ({ extent: { x, y, columns, rows }, view }: { extent: Extent; view: View }) => {
  const [top, left] = [view.y > y * UNIT - RULER, view.x > x * UNIT - RULER];
  // Where both rulers meet there is room for neither's numbers.
  const isClear = (place: number, from: number, other: boolean): boolean =>
    !other || (place + 0.5) * UNIT > from + RULER + LETTER;
  const [across, down] = [
    span(x, columns).filter((column) => isClear(column, view.x, left)),
    span(y, rows).filter((row) => isClear(row, view.y, top)),
  ];
  return (
    <g class="cb-coords">
      {top && <rect class="cb-ruler" x={view.x} y={view.y} width={view.width} height={RULER} />}
      {left && (
        <rect
          class="cb-ruler"
          x={view.x}
          y={view.y + (top ? RULER : 0)}
          width={RULER}
          height={view.height - (top ? RULER : 0)}
        />
      )}
      {across.map((column) => (
        <text key={column} x={(column + 0.5) * UNIT} y={top ? view.y + 20 : y * UNIT - 12}>
          {coordinate(column)}
        </text>
      ))}
      {down.map((row) => (
        <text key={row} x={left ? view.x + RULER / 2 : x * UNIT - 16} y={(row + 0.5) * UNIT + 4.5}>
          {coordinate(row)}
        </text>
      ))}
    </g>
  );
};

/** A corner of the chart without a tile, for the compass rose. */
const roseSquare = (extent: Extent, tiles: readonly Tile[], marks: Marks) => {
  const { x, y, columns, rows } = extent;
  const taken = [
    ...tiles.map(({ at }) => at),
    ...(marks.spots ?? []).map(({ at }) => at),
    ...(marks.rings ?? []).map(({ at }) => at),
    ...(marks.routes ?? []).flatMap(({ squares }) => squares),
  ];
  const [right, bottom] = [x + columns - 1, y + rows - 1];
  const corners = [
    [x, bottom],
    [right, bottom],
    [x, y],
    [right, y],
  ] as const;
  return corners.find((corner) => !taken.some((at) => at[0] === corner[0] && at[1] === corner[1]));
};

const Rhumbs = ({ view, at }: { view: View; at: Square }) => {
  const [left, top] = [view.x + FRAME, view.y + FRAME];
  const [x, y] = middleOf(at);
  const box = { width: view.width - 2 * FRAME, height: view.height - 2 * FRAME };
  const [main, half] = winds(box, [x - left, y - top], 44);
  return (
    <g class="rhumb" transform={`translate(${left} ${top})`}>
      <path class="rh0" d={main} />
      <path class="rh1" d={half} />
    </g>
  );
};

const lightName = { fr: 'eaux du phare', en: 'lighthouse waters' } as const;

export interface ChartProps {
  readonly table: Table;
  readonly marks?: Marks;
  /** Begins all ids of the drawing: unique on the page. */
  readonly name: string;
  readonly lang: Lang;
  /** The squares to show; all, if it is not given. */
  readonly extent?: Extent;
  /** The part of the drawing to show; all of it, if it is not given. */
  readonly view?: View;
  /** What can be tapped, drawn over the chart: it stands beside the picture, not in it, for those who hear the page. */
  readonly over?: ComponentChildren;
}

/** The tiles of a chart; one that has been proposed and fits is among them, so that the coast runs on through it. */
const tilesWith = (table: Table, marks: Marks): Tile[] => {
  const tiles = seaOf(table);
  const { tile } = marks;
  if (!tile || tile.wrong) return tiles;
  const others = tiles.filter(({ at }) => at[0] !== tile.at[0] || at[1] !== tile.at[1]);
  return [...others, tileAt(table.box, tile.at, tile.face, tile.rot)];
};

/** The sea as a chart: tiles with one coast, what lies on them, ships, sailors, and what is pointed out. */
export const Chart = ({ table, marks = {}, name, lang, extent, view, over }: ChartProps) => {
  const shown = extent ?? chartExtent(table, marks);
  // The sea is most of the drawing, and stands as it is until a tile is laid: it is not gone through with each move.
  const laid = JSON.stringify([table.position.board, marks.tile, shown]);
  const tiles = useMemo(() => tilesWith(table, marks).filter(({ at }) => inside(shown, at)), [laid, table.box]);
  const berths = berthsOf(table, tiles).filter(({ ship }) => inside(shown, ship.at));
  const ids = seaIds(name);
  const ground: Ground = { tiles, berths, box: table.box, lang, name };
  const full = viewOf(shown);
  const { x, y, width, height } = view ?? full;
  const rose = roseSquare(shown, tiles, marks);
  const rosed = rose?.join();
  const sea = useMemo(() => {
    const squares = tiles.map(({ at }) => at);
    const coast = coastOf(tiles.map(({ at, land, kind }) => ({ at, land, quay: kind === 'port' })));
    const drawn = { coast, squares, ids };
    return {
      squares,
      water: (
        <>
          <SeaDefs {...drawn} />
          <Frame view={full} />
          <Water {...drawn} />
          {rose && <Rhumbs view={full} at={rose} />}
        </>
      ),
      land: <Land {...drawn} />,
      places: tiles.map((tile) => <Place key={tile.at.join(',')} tile={tile} lang={lang} />),
    };
  }, [tiles, rosed, name, lang]);
  return (
    <svg
      class={`cb-chart cb-w${Math.min(24, shown.columns)}`}
      viewBox={`${x} ${y} ${width} ${height}`}
      role={over ? 'group' : 'img'}
      aria-label={chartInWords(table, lang)}
    >
      <g aria-hidden={over ? 'true' : undefined}>
        {sea.water}
        {marks.waters && <LightWaters lights={marks.waters} squares={sea.squares} ids={ids} name={lightName[lang]} />}
        {sea.land}
        <ShoreWays marks={marks} ground={ground} />
        {sea.places}
        <MarksBelow marks={marks} ground={ground} clip={ids.laid} />
        {rose && <use href="#cb-rose" x={rose[0] * UNIT + 8} y={rose[1] * UNIT + 11} width="84" height="84" />}
        <Sailors table={table} tiles={tiles} />
        <Fleet berths={berths} table={table} lang={lang} />
        <MarksAbove marks={marks} ground={ground} />
        <Coordinates extent={shown} view={view ?? full} />
      </g>
      {over}
    </svg>
  );
};
