import type { Square } from '@portolan/cabo-da-roca';
import { at } from '../drawings/geometry.ts';
import type { Coast } from './coast.ts';
import { isBeside, keyOf, squaresPath, UNIT } from './grid.ts';

/** Water lines from the outermost in: the width of the line, then of the water laid over it. */
const waterLines: readonly (readonly [line: number, water: number])[] = [
  [45, 43],
  [33, 31],
  [21, 19],
  [11, 9],
];

/** Edges of squares as runs of a row or a column: from, to along it. */
const runs = (starts: readonly number[]): (readonly [from: number, to: number])[] => {
  const found: [number, number][] = [];
  for (const start of [...starts].sort((a, b) => a - b)) {
    const last = found[found.length - 1];
    if (last && last[1] === start) last[1] = start + 1;
    else found.push([start, start + 1]);
  }
  return found;
};

/** How many laid squares touch each edge of the grid, by line: rows, then columns. */
const edges = (squares: readonly Square[]) => {
  const rows = new Map<number, Map<number, number>>();
  const columns = new Map<number, Map<number, number>>();
  const touch = (lines: typeof rows, line: number, place: number) => {
    const on = lines.get(line) ?? new Map<number, number>();
    lines.set(line, on.set(place, (on.get(place) ?? 0) + 1));
  };
  for (const [x, y] of squares) {
    for (const row of [y, y + 1]) touch(rows, row, x);
    for (const column of [x, x + 1]) touch(columns, column, y);
  }
  return { rows, columns };
};

/** The lines of the grid that this many laid squares touch, as one path: 1 is the rim, 2 is inside. */
const gridPath = (squares: readonly Square[], touching: 1 | 2): string => {
  const { rows, columns } = edges(squares);
  const placesOf = (on: ReadonlyMap<number, number>) =>
    runs([...on].flatMap(([place, count]) => (count === touching ? [place] : [])));
  const across = [...rows].flatMap(([row, on]) =>
    placesOf(on).map(([from, to]) => `M${from * UNIT} ${row * UNIT}H${to * UNIT}`),
  );
  const down = [...columns].flatMap(([column, on]) =>
    placesOf(on).map(([from, to]) => `M${column * UNIT} ${from * UNIT}V${to * UNIT}`),
  );
  return [...across, ...down].join('');
};

/** What the parts of a chart are called in its drawing: unique on the page. */
export interface SeaIds {
  readonly coast: string;
  readonly land: string;
  readonly laid: string;
}

/** The ids of a chart by its name. */
export const seaIds = (name: string): SeaIds => ({
  coast: `${name}-coast`,
  land: `${name}-land`,
  laid: `${name}-laid`,
});

interface Props {
  readonly coast: Coast;
  readonly squares: readonly Square[];
  readonly ids: SeaIds;
}

/** The coast, the land and the laid squares, to draw with and to clip by. */
export const SeaDefs = ({ coast, squares, ids }: Props) => (
  <defs>
    {coast.line && <path id={ids.coast} d={coast.line} />}
    {coast.land && (
      <clipPath id={ids.land}>
        <path d={coast.land} />
      </clipPath>
    )}
    <clipPath id={ids.laid}>
      <path d={squaresPath(squares)} />
    </clipPath>
  </defs>
);

/** The water of the laid squares with the water lines along the coast. */
export const Water = ({ coast, squares, ids }: Props) => (
  <>
    <path class="water" d={squaresPath(squares)} />
    {coast.line && (
      <g clip-path={`url(#${ids.laid})`}>
        {waterLines.map(([line, water]) => (
          <g key={line}>
            <use href={`#${ids.coast}`} class="wl" stroke-width={line} />
            <use href={`#${ids.coast}`} class="wf" stroke-width={water} />
          </g>
        ))}
      </g>
    )}
  </>
);

/** The land with the wash inside its edge, the coast, the grid and the land corners. */
export const Land = ({ coast, squares, ids }: Props) => (
  <>
    {coast.land && <path class="cb-land" d={coast.land} />}
    {coast.line && (
      <>
        <g clip-path={`url(#${ids.land})`}>
          <use href={`#${ids.coast}`} class="landw2" />
          <use href={`#${ids.coast}`} class="landw" />
        </g>
        <g clip-path={`url(#${ids.laid})`}>
          <use href={`#${ids.coast}`} class="cl" />
        </g>
      </>
    )}
    <path class="cb-in" d={gridPath(squares, 2)} />
    <path class="cb-out" d={gridPath(squares, 1)} />
    {coast.points.length > 0 && <path class="cb-corner" d={coast.points.map((point) => `M${at(point)}v.1`).join('')} />}
  </>
);

/** Where the name of some waters stands: at the foot of the laid squares among them, at the left or the right. */
const namePlace = (near: readonly Square[], left: boolean): readonly [x: number, y: number] => {
  const bottom = Math.max(...near.map(([, y]) => y));
  const columns = near.flatMap(([x, y]) => (y === bottom ? [x] : []));
  const x = left ? Math.min(...columns) * UNIT + 8 : (Math.max(...columns) + 1) * UNIT - 8;
  return [x, (bottom + 1) * UNIT - 7];
};

/** Room that the name of some waters takes. */
const NAME = 92;

/** Where the names of waters stand; undefined where one would run into another. */
const namePlaces = (lights: readonly Square[], squares: readonly Square[]) => {
  const taken: { readonly from: number; readonly y: number }[] = [];
  return lights.map((light, i) => {
    const near = squares.filter((square) => isBeside(square, light));
    // The names of neighboring waters would run into each other at the same end.
    const left = lights.length > 1 && i % 2 === 0;
    const [x, y] = namePlace([light, ...near], left);
    const from = left ? x : x - NAME;
    if (taken.some((other) => other.y === y && Math.abs(other.from - from) < NAME)) return undefined;
    taken.push({ from, y });
    return { x, y, anchor: left ? 'start' : 'end' } as const;
  });
};

interface LightProps {
  readonly lights: readonly Square[];
  readonly squares: readonly Square[];
  readonly ids: SeaIds;
  readonly name: string;
}

/** The light waters of some lighthouses: the eight squares around each, with their name. */
export const LightWaters = ({ lights, squares, ids, name }: LightProps) => {
  const names = namePlaces(lights, squares);
  return (
    <g clip-path={`url(#${ids.laid})`}>
      {lights.map((light, i) => {
        const [left, top] = [(light[0] - 1) * UNIT, (light[1] - 1) * UNIT];
        const at = names[i];
        return (
          <g key={keyOf(light)}>
            <path class="cb-waters" d={`M${left} ${top}h300v300h-300Z`} />
            <path class="cb-waters-l" d={`M${left + 1.5} ${top + 1.5}h297v297h-297Z`} />
            {at && (
              <text class="cb-cap cb-cap-g" x={at.x} y={at.y} text-anchor={at.anchor}>
                {name}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
};
