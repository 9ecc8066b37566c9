import type { Square } from '@portolan/cabo-da-roca';
import { at, type Point } from '../drawings/geometry.ts';
import { keyOf, UNIT } from './grid.ts';

/**
 * The coast, drawn through the lattice of corners. A side whose ends differ is crossed once, at a place and in a direction
 * that follow from the side alone: both squares beside it compute the same, so the line is smooth across them.
 */

/** A square with its land: bits nw 1, ne 2, se 4, sw 8. A quay keeps the sides of its square straight. */
export interface Ground {
  readonly at: Square;
  readonly land: number;
  readonly quay?: boolean;
}

/** A side of the grid: `h` runs east, `v` runs south from a lattice point. */
export interface Side {
  readonly run: 'h' | 'v';
  readonly x: number;
  readonly y: number;
}

/** Where the coast crosses a side, and the direction of the line there, south or east. */
export interface Crossing {
  readonly point: Point;
  readonly along: Point;
}

/** One shore: a path, whether it returns to where it began, and the sides where it begins and ends. */
export interface Shore {
  readonly path: string;
  readonly closed: boolean;
  readonly from: string;
  readonly to: string;
}

/** What is drawn of the coast. */
export interface Coast {
  readonly shores: readonly Shore[];
  /** All shores as one path. */
  readonly line: string;
  /** The land, square by square. */
  readonly land: string;
  /** Lattice points that are land. */
  readonly points: readonly Point[];
}

const SHIFT = 0.15;
const TURN = (26 * Math.PI) / 180;
const ROUND = 0.39;
const HALF = 0.19;
const SWAY = 10;
const TILT = (20 * Math.PI) / 180;

/** An even number from 0 to 1 that follows from whole numbers. */
const chance = (...numbers: readonly number[]): number => {
  let hash = 0x9e3779b9;
  for (const number of numbers) {
    hash = Math.imul(hash ^ number, 0x85ebca6b);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return (hash >>> 0) / 2 ** 32;
};

const swing = (reach: number, ...numbers: readonly number[]): number => (chance(...numbers) * 2 - 1) * reach;

/** A side as a key: `h3,2`. */
export const sideId = ({ run, x, y }: Side): string => `${run}${x},${y}`;

const sides: readonly ((at: Square) => Side)[] = [
  ([x, y]) => ({ run: 'h', x, y }),
  ([x, y]) => ({ run: 'v', x: x + 1, y }),
  ([x, y]) => ({ run: 'h', x, y: y + 1 }),
  ([x, y]) => ({ run: 'v', x, y }),
];

/** A side of a square: 0 north, 1 east, 2 south, 3 west. */
export const sideOf = (square: Square, side: number): Side => sides[side]!(square);

const turned = ([x, y]: Point, angle: number): Point => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];

/** Where and in which direction the coast crosses a side; in the middle and straight across if it touches a quay. */
export const crossingOf = ({ run, x, y }: Side, straight: boolean): Crossing => {
  const salt = run === 'h' ? 1 : 2;
  const place = UNIT * (0.5 + (straight ? 0 : swing(SHIFT, salt, x, y)));
  const angle = straight ? 0 : swing(TURN, salt + 2, x, y);
  return run === 'h'
    ? { point: [x * UNIT + place, y * UNIT], along: turned([0, 1], angle) }
    : { point: [x * UNIT, y * UNIT + place], along: turned([1, 0], angle) };
};

const plus = (a: Point, b: Point, by = 1): Point => [a[0] + b[0] * by, a[1] + b[1] * by];

const isLand = (land: number, corner: number): boolean => ((land >> (corner & 3)) & 1) === 1;

/** The stretches of coast in a square, with the land to the left: the sides where each comes in and goes out. */
export const stretchesOf = (land: number): readonly (readonly [enter: number, leave: number])[] => {
  // Clockwise round the square, a side from sea to land lets the coast in, the next one from land to sea lets it out.
  const enters = [0, 1, 2, 3].filter((side) => !isLand(land, side) && isLand(land, side + 1));
  return enters.map((enter) => {
    let leave = (enter + 1) & 3;
    while (isLand(land, leave + 1)) leave = (leave + 1) & 3;
    return [enter, leave];
  });
};

const corners = ([x, y]: Square): readonly Point[] => [
  [x * UNIT, y * UNIT],
  [(x + 1) * UNIT, y * UNIT],
  [(x + 1) * UNIT, (y + 1) * UNIT],
  [x * UNIT, (y + 1) * UNIT],
];

type Straight = (side: Side) => boolean;

/** The sides that touch a quay. */
const quaySides = (grounds: readonly Ground[]): ReadonlySet<string> =>
  new Set(grounds.filter(({ quay }) => quay).flatMap(({ at: square }) => sides.map((side) => sideId(side(square)))));

interface Stretch {
  readonly from: string;
  readonly to: string;
  readonly start: Point;
  /** The cubics, without the point where they begin. */
  readonly curve: string;
}

const cubic = (a: Point, b: Point, end: Point): string => `C${at(a)} ${at(b)} ${at(end)}`;

/** A straight shore would be dull: it is drawn through a middle point, moved and turned a little. */
const swaying = (square: Square, start: Point, into: Point, end: Point, back: Point): string => {
  const [dx, dy] = plus(end, start, -1);
  const length = Math.hypot(dx, dy);
  const ahead: Point = [dx / length, dy / length];
  const across: Point = [-ahead[1], ahead[0]];
  const middle = plus(plus(start, [dx, dy], 0.5), across, swing(SWAY, 5, ...square));
  const tangent = turned(ahead, swing(TILT, 6, ...square));
  const handle = HALF * length;
  return (
    cubic(plus(start, into, handle), plus(middle, tangent, -handle), middle) +
    cubic(plus(middle, tangent, handle), plus(end, back, handle), end)
  );
};

const inward = (side: number, along: Point): Point => (side === 0 || side === 3 ? along : [-along[0], -along[1]]);

const stretchIn = (ground: Ground, [enter, leave]: readonly [number, number], straight: Straight): Stretch => {
  const [first, last] = [sideOf(ground.at, enter), sideOf(ground.at, leave)];
  const [entry, exit] = [crossingOf(first, straight(first)), crossingOf(last, straight(last))];
  const [start, end] = [entry.point, exit.point];
  const [into, back] = [inward(enter, entry.along), inward(leave, exit.along)];
  const handle = ROUND * Math.hypot(end[0] - start[0], end[1] - start[1]);
  const opposite = (enter + leave) % 2 === 0;
  const curve =
    opposite && !ground.quay
      ? swaying(ground.at, start, into, end, back)
      : cubic(plus(start, into, handle), plus(end, back, handle), end);
  return { from: sideId(first), to: sideId(last), start, curve };
};

/** The land of a square: back from where each stretch ends over the land corners to where it begins. */
const landIn = (ground: Ground, straight: Straight): string => {
  const points = corners(ground.at);
  if (ground.land === 15) return `M${points.map(at).join('L')}Z`;
  return stretchesOf(ground.land)
    .map((ends) => {
      const [enter, leave] = ends;
      const { start, curve } = stretchIn(ground, ends, straight);
      const back: string[] = [];
      for (let corner = leave; corner !== enter; corner = (corner + 3) & 3) back.push(`L${at(points[corner]!)}`);
      return `M${at(start)}${curve}${back.join('')}Z`;
    })
    .join('');
};

/** Chains stretches by side into shores: first those that begin at the border, then the closed ones. */
const chained = (stretches: readonly Stretch[]): Shore[] => {
  // Two stretches begin at one side only where neighbors disagree about their corners; then both must be drawn.
  const left = new Set(stretches);
  const reached = new Set(stretches.map(({ to }) => to));
  const after = (side: string) => stretches.find((stretch) => stretch.from === side && left.has(stretch));
  const shoreFrom = (first: Stretch): Shore => {
    let path = `M${at(first.start)}`;
    let last = first;
    for (let next: Stretch | undefined = first; next; next = after(last.to)) {
      left.delete(next);
      path += next.curve;
      last = next;
    }
    const closed = last.to === first.from;
    return { path: closed ? `${path}Z` : path, closed, from: first.from, to: last.to };
  };
  const open = stretches.filter(({ from }) => !reached.has(from)).map(shoreFrom);
  const closed = stretches.flatMap((stretch) => (left.has(stretch) ? [shoreFrom(stretch)] : []));
  return [...open, ...closed];
};

const landPoints = (grounds: readonly Ground[]): Point[] => {
  const points = new Map<string, Point>();
  for (const { at: square, land } of grounds) {
    corners(square).forEach((point, corner) => {
      if (isLand(land, corner)) points.set(keyOf(point), point);
    });
  }
  return [...points.values()];
};

/** The coast of some squares. */
export const coastOf = (grounds: readonly Ground[]): Coast => {
  const quays = quaySides(grounds);
  const straight: Straight = (side) => quays.has(sideId(side));
  const shores = chained(
    grounds.flatMap((ground) => stretchesOf(ground.land).map((ends) => stretchIn(ground, ends, straight))),
  );
  return {
    shores,
    line: shores.map(({ path }) => path).join(''),
    land: grounds.map((ground) => landIn(ground, straight)).join(''),
    points: landPoints(grounds),
  };
};
