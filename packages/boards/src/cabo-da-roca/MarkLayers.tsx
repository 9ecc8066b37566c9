import type { Edition, Square } from '@portolan/cabo-da-roca';
import type { Lang } from '@portolan/core';
import { at, type Point, short } from '../drawings/geometry.ts';
import { abeam, cornerOf, degreesOf, keyOf, middleOf, UNIT } from './grid.ts';
import type { Broadside, Marks, Measure, Route, Turning } from './marks.ts';
import type { Berth } from './model.ts';
import { isBare, sailorPlace } from './Places.tsx';
import { smooth, trimmed, wayPoints, waypoint } from './routes.ts';
import { SpotMark, TileOver } from './TileMarks.tsx';
import type { Tile } from './tiles.ts';

/** What marks are drawn upon. */
export interface Ground {
  readonly tiles: readonly Tile[];
  readonly berths: readonly Berth[];
  readonly box: Edition;
  readonly lang: Lang;
  readonly name: string;
}

const finder =
  (tiles: readonly Tile[]) =>
  ([x, y]: Square): Tile | undefined =>
    tiles.find((tile) => tile.at[0] === x && tile.at[1] === y);

/** The head of an arrow at the end of a line. */
const arrow = (from: Point, to: Point): string => {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return `translate(${at(to)}) rotate(${short(angle)})`;
};

const Label = ({ text, point, scale = 1 }: { text: string; point: Point; scale?: number }) => {
  const width = text.length * 7.1 + 14;
  return (
    <g transform={`translate(${at(point)})${scale === 1 ? '' : ` scale(${short(scale)})`}`}>
      <rect class="lab" x={short(-width / 2)} y="-13" width={short(width)} height="26" rx="3" />
      <text class="lab-t" y="4.5">
        {text}
      </text>
    </g>
  );
};

const pointsOf = (route: Route, ground: Ground): Point[] => {
  const tileOn = finder(ground.tiles);
  return route.ashore
    ? route.squares.map((square) => sailorPlace(square, tileOn(square)))
    : wayPoints(route.squares, tileOn);
};

/** How far before the middle of its last square a way ends: what is drawn there must stay seen. */
const endGap = (route: Route, tileOn: (at: Square) => Tile | undefined): number => {
  const goal = route.squares[route.squares.length - 1];
  if (route.passed >= route.squares.length) return 0;
  return route.ashore || !goal || isBare(tileOn(goal)) ? 8 : 30;
};

const RouteMark = ({ route, ground }: { route: Route; ground: Ground }) => {
  const tileOn = finder(ground.tiles);
  const points = pointsOf(route, ground);
  const line = trimmed(points, route.passed > 0 ? 0 : 20, endGap(route, tileOn));
  const first = route.passed > 1 ? points[0] : undefined;
  const [last, before] = [line[line.length - 1], line[line.length - 2]];
  const stops = route.ashore ? [] : route.squares.slice(1, -1).map((square) => waypoint(square, tileOn));
  const color = route.wrong ? ' cb-x' : '';
  return (
    <g>
      <path class={`track${color}`} d={smooth(line)} />
      {first && <circle class="cb-way cb-way-1" cx={short(first[0])} cy={short(first[1])} r="4.5" />}
      {stops.map((point, i) => (
        <circle
          key={at(point)}
          class={i + 1 < route.passed ? 'cb-way cb-way-1' : 'cb-way'}
          cx={short(point[0])}
          cy={short(point[1])}
          r="4.5"
        />
      ))}
      {last && before && <path class={`cb-head${color}`} d="M8 0L-4 -6.5V6.5Z" transform={arrow(before, last)} />}
    </g>
  );
};

const RouteLabel = ({ route, ground }: { route: Route; ground: Ground }) => {
  const points = pointsOf(route, ground);
  const middle = points[Math.floor(points.length / 2)];
  return route.label && middle ? <Label text={route.label} point={[middle[0], middle[1] + 24]} /> : null;
};

const routeKey = (route: Route): string => route.squares.map(keyOf).join(' ');

/** A route that spans so many squares is drawn small: its length stays as large as it can be read. */
const scaleOf = ({ from, to }: Measure): number =>
  Math.max(1, (Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])) + 1) / 4);

const MeasureMark = ({ measure, ground }: { measure: Measure; ground: Ground }) => {
  const tileOn = finder(ground.tiles);
  const [from, to] = [waypoint(measure.from, tileOn), waypoint(measure.to, tileOn)];
  return (
    <g>
      <path class="cb-measure" d={`M${at(from)}L${at(to)}`} />
      <circle class="cb-way cb-way-1" cx={short(from[0])} cy={short(from[1])} r="4.5" />
      <circle class="cb-way cb-way-1" cx={short(to[0])} cy={short(to[1])} r="4.5" />
      <Label text={measure.label} point={[(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]} scale={scaleOf(measure)} />
    </g>
  );
};

/** An arrow round the bow of a ship that turns. */
const TurnMark = ({ turning, berths }: { turning: Turning; berths: readonly Berth[] }) => {
  const berth = berths.find(({ ship }) => ship.id === turning.ship);
  if (!berth) return null;
  const sign = turning.to === 'right' ? 1 : -1;
  const color = turning.wrong ? ' cb-x' : '';
  return (
    <g transform={`translate(${at(berth.point)}) rotate(${berth.turn}) scale(${sign} 1)`}>
      <path class={`cb-turn${color}`} d="M-12.3 -40.2A42 42 0 0 1 34 -24.7" />
      <path class={`cb-head${color}`} d="M8 0L-4 -6.5V6.5Z" transform="translate(37.1 -19.7) rotate(60)" />
    </g>
  );
};

/** The wedges of a broadside around a ship that heads north, and northeast. */
const wedges: Readonly<Record<'straight' | 'diagonal', readonly [fire: string, line: string]>> = {
  straight: ['M-16 -9L-50 -24V24L-16 9ZM16 -9L50 -24V24L16 9Z', 'M-28 0H-86M28 0H86'],
  diagonal: ['M-8 -24L-50 -50L-24 -8ZM8 24L50 50L24 8Z', 'M-20 -20L-84 -84M20 20L84 84'],
};

const shipBerth = (broadside: Broadside, berths: readonly Berth[]): Berth | undefined =>
  berths.find(({ ship }) => ship.id === broadside.ship && ship.heading);

const Fire = ({ broadside, ground }: { broadside: Broadside; ground: Ground }) => {
  const berth = shipBerth(broadside, ground.berths);
  const heading = berth?.ship.heading;
  if (!berth || !heading) return null;
  const degrees = degreesOf(heading);
  const [fire, line] = wedges[degrees % 90 === 0 ? 'straight' : 'diagonal'];
  const [x, y] = middleOf(berth.ship.at);
  return (
    <g>
      {abeam(berth.ship.at, heading).map((square) => {
        const [left, top] = cornerOf(square);
        return <path key={keyOf(square)} class="cb-fire" d={`M${left} ${top}h100v100h-100Z`} />;
      })}
      <g transform={`translate(${x} ${y}) rotate(${Math.floor(degrees / 90) * 90})`}>
        <path class="cb-fire" d={fire} />
        <path class="cb-fire-l" d={line} />
      </g>
    </g>
  );
};

const Aim = ({ square, ground }: { square: Square; ground: Ground }) => {
  const berth = ground.berths.find(({ ship }) => ship.at[0] === square[0] && ship.at[1] === square[1]);
  const tile = finder(ground.tiles)(square);
  const [x, y] = berth?.point ?? (tile?.kind === 'island' ? sailorPlace(square, tile) : middleOf(square));
  return (
    <g transform={`translate(${short(x)} ${short(y)})`}>
      <path class="cb-aim" d="M0 -22V-12M0 22V12M-22 0H-12M22 0H12" />
      <circle class="cb-aim" r="19" />
    </g>
  );
};

const Ways = ({ routes, ground }: { routes: readonly Route[]; ground: Ground }) => (
  <>
    {routes.map((route) => (
      <RouteMark key={routeKey(route)} route={route} ground={ground} />
    ))}
  </>
);

/** The ways of sailors: on the land, behind the houses and the letters of ports. */
export const ShoreWays = ({ marks, ground }: { marks: Marks; ground: Ground }) => (
  <Ways routes={marks.routes?.filter(({ ashore }) => ashore) ?? []} ground={ground} />
);

/** What lies under the ships: squares under fire, as far as tiles are laid there, and ways over water. */
export const MarksBelow = ({ marks, ground, clip }: { marks: Marks; ground: Ground; clip: string }) => (
  <>
    {marks.broadside && (
      <g clip-path={`url(#${clip})`}>
        <Fire broadside={marks.broadside} ground={ground} />
      </g>
    )}
    <Ways routes={marks.routes?.filter(({ ashore }) => !ashore) ?? []} ground={ground} />
  </>
);

/** What lies over everything: squares for a tile, the tile, ways, rings. */
export const MarksAbove = ({ marks, ground }: { marks: Marks; ground: Ground }) => (
  <>
    {marks.spots?.map((spot) => (
      <SpotMark key={keyOf(spot.at)} spot={spot} />
    ))}
    {marks.tile && <TileOver mark={marks.tile} box={ground.box} lang={ground.lang} name={ground.name} />}
    {marks.rings?.map(({ at: square, wrong }) => {
      const [x, y] = cornerOf(square);
      return (
        <rect
          key={keyOf(square)}
          class={wrong ? 'cb-ring cb-ring-x' : 'cb-ring'}
          x={x + 4}
          y={y + 4}
          width={UNIT - 8}
          height={UNIT - 8}
          rx="6"
        />
      );
    })}
    {marks.measure && <MeasureMark measure={marks.measure} ground={ground} />}
    {marks.routes?.map((route) => (
      <RouteLabel key={routeKey(route)} route={route} ground={ground} />
    ))}
    {marks.turning && <TurnMark turning={marks.turning} berths={ground.berths} />}
    {marks.broadside?.aim && <Aim square={marks.broadside.aim} ground={ground} />}
  </>
);
