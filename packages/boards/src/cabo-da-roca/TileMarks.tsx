import type { Direction, Edition } from '@portolan/cabo-da-roca';
import type { Lang } from '@portolan/core';
import type { Point } from '../drawings/geometry.ts';
import { coastOf } from './coast.ts';
import { cornerOf, middleOf } from './grid.ts';
import type { Spot, TileMark } from './marks.ts';
import { Place } from './Places.tsx';
import { Land, SeaDefs, seaIds, Water } from './Sea.tsx';
import { tileAt } from './tiles.ts';

const Sign = ({ kind, point, size = 22 }: { kind: 'legal' | 'illegal'; point: Point; size?: number }) => (
  <use href={`#sign-${kind}`} x={point[0] - size / 2} y={point[1] - size / 2} width={size} height={size} />
);

/** A square where a tile may, or may not, be laid. */
export const SpotMark = ({ spot }: { spot: Spot }) => {
  const [x, y] = cornerOf(spot.at);
  return (
    <g>
      <rect class={spot.fits ? 'cb-spot' : 'cb-spot cb-spot-x'} x={x + 5} y={y + 5} width="90" height="90" rx="3" />
      <Sign kind={spot.fits ? 'legal' : 'illegal'} point={middleOf(spot.at)} size={26} />
    </g>
  );
};

const sideEnds: Readonly<Partial<Record<Direction, string>>> = {
  N: 'M4 0H96',
  E: 'M100 4V96',
  S: 'M4 100H96',
  W: 'M0 4V96',
};
const cornerPlaces: Readonly<Partial<Record<Direction, Point>>> = {
  NW: [0, 0],
  NE: [100, 0],
  SE: [100, 100],
  SW: [0, 100],
};

const Fail = ({ where }: { where: Direction }) => {
  const corner = cornerPlaces[where];
  if (corner) return <circle class="cb-fail" cx={corner[0]} cy={corner[1]} r="9" />;
  return <path class="cb-fail" d={sideEnds[where]} />;
};

/** Places for a sign in the corners of a tile, each with the bit of its corner. */
const signPlaces: readonly (readonly [corner: number, point: Point])[] = [
  [4, [84, 84]],
  [8, [16, 84]],
  [2, [84, 16]],
  [1, [16, 16]],
];

/** Where the verdict stands on a tile: in a corner of sea. */
const signPlace = (land: number): Point => signPlaces.find(([corner]) => (land & corner) === 0)?.[1] ?? [84, 84];

interface TileOverProps {
  readonly mark: TileMark;
  readonly box: Edition;
  readonly lang: Lang;
  /** Begins the ids of the drawing: unique on the page. */
  readonly name: string;
}

/** A tile laid over the chart, with the coast that it brings, framed; what fails around it is drawn in red. */
export const TileOver = ({ mark, box, lang, name }: TileOverProps) => {
  const tile = tileAt(box, mark.at, mark.face, mark.rot);
  const squares = [mark.at];
  const ids = seaIds(`${name}-t`);
  const coast = coastOf([{ at: tile.at, land: tile.land, quay: tile.kind === 'port' }]);
  const [x, y] = cornerOf(mark.at);
  return (
    <g>
      {mark.wrong && (
        <>
          <SeaDefs coast={coast} squares={squares} ids={ids} />
          <Water coast={coast} squares={squares} ids={ids} />
          <Land coast={coast} squares={squares} ids={ids} />
          <Place tile={tile} lang={lang} />
        </>
      )}
      <rect class={mark.wrong ? 'cb-frame cb-frame-x' : 'cb-frame'} x={x} y={y} width="100" height="100" rx="2" />
      <g transform={`translate(${x} ${y})`}>
        {mark.fails?.map((where) => (
          <Fail key={where} where={where} />
        ))}
        <Sign kind={mark.wrong ? 'illegal' : 'legal'} point={signPlace(tile.land)} />
      </g>
    </g>
  );
};
