import { FIRST_PORT, isLandSquare, KIND, kindOf } from '../faces.ts';
import { demand, fits, rotationsOf } from './corners.ts';
import { distance, dxOf, dyOf, inReach, neighbor } from './squares.ts';

/** No tile, no ship, no sailor, no port. */
const NONE = -1;

/** How many empty squares lie around the tiles of a chart: enough that all neighbors of a free neighbor are on it. */
const MARGIN = 2;

/** The square beside which a chart without tiles lies. */
const ORIGIN = 512 * 1025;

/** Demand of a port nearby, beside those of the corners (laying.ports-apart). */
const PORT_NEAR = 256;

/**
 * The map: plain arrays over the smallest rectangle that holds all tiles and a margin, one entry a square (a cell), kept up
 * to date by each tile, so that what a tile or a ship may do is read off without a search.
 */
export interface Chart {
  /** The north-west square of the rectangle, its width and height. */
  origin: number;
  width: number;
  height: number;
  /** `face * 4 + rotation`, or -1. */
  tiles: number[];
  /** What the tiles around demand of a tile here: corners bound to sea, corners bound to land, a port nearby. */
  demands: number[];
  /** The ship and the sailor's owner on the square, or -1. A ship in passing is not entered. */
  ships: number[];
  sailors: number[];
  /** Free squares beside a tile, in reading order. */
  frontier: number[];
  /** Squares of ports by number, -1 if not laid; of lighthouses, islands and wrecks in reading order. */
  ports: number[];
  lights: number[];
  islands: number[];
  wrecks: number[];
}

const cells = (count: number, value: number): number[] => Array<number>(count).fill(value);

/** A rectangle without tiles. */
const blank = (left: number, top: number, right: number, bottom: number): Chart => {
  const width = right - left + 1;
  const height = bottom - top + 1;
  const layer = (value: number): number[] => cells(width * height, value);
  return {
    origin: top * 1024 + left,
    width,
    height,
    tiles: layer(NONE),
    demands: layer(0),
    ships: layer(NONE),
    sailors: layer(NONE),
    frontier: [],
    ports: cells(10, NONE),
    lights: [],
    islands: [],
    wrecks: [],
  };
};

/** A chart without tiles, as large as tiles on these squares need it. */
export const emptyChart = (squares: readonly number[] = []): Chart => {
  const columns = squares.length > 0 ? squares.map((at) => at & 1023) : [ORIGIN & 1023];
  const rows = squares.length > 0 ? squares.map((at) => at >> 10) : [ORIGIN >> 10];
  const left = Math.min(...columns) - MARGIN;
  const top = Math.min(...rows) - MARGIN;
  return blank(left, top, Math.max(...columns) + MARGIN, Math.max(...rows) + MARGIN);
};

/** An independent copy. */
export const cloneChart = (chart: Chart): Chart => ({
  origin: chart.origin,
  width: chart.width,
  height: chart.height,
  tiles: chart.tiles.slice(),
  demands: chart.demands.slice(),
  ships: chart.ships.slice(),
  sailors: chart.sailors.slice(),
  frontier: chart.frontier.slice(),
  ports: chart.ports.slice(),
  lights: chart.lights.slice(),
  islands: chart.islands.slice(),
  wrecks: chart.wrecks.slice(),
});

/** The cell of a square; -1 if it lies off the chart, where there is no tile and nothing beside one. */
export const cellOf = (chart: Chart, at: number): number => {
  const x = (at & 1023) - (chart.origin & 1023);
  const y = (at >> 10) - (chart.origin >> 10);
  return x < 0 || y < 0 || x >= chart.width || y >= chart.height ? NONE : y * chart.width + x;
};

/** The tile on a square, `face * 4 + rotation`; -1 if there is none. */
export const tileOn = (chart: Chart, at: number): number => chart.tiles[cellOf(chart, at)] ?? NONE;

/** The face on a square; -1 if there is no tile. */
export const faceOn = (chart: Chart, at: number): number => tileOn(chart, at) >> 2;

/** The kind of tile on a square; -1 if there is none. */
export const kindOn = (chart: Chart, at: number): number => kindOf[faceOn(chart, at)] ?? NONE;

/** The number of the port on a square; -1 if there is none. */
export const portOn = (chart: Chart, at: number): number => Math.max(faceOn(chart, at) - FIRST_PORT, NONE);

/** The ship on a square; -1 if there is none. */
export const shipOn = (chart: Chart, at: number): number => chart.ships[cellOf(chart, at)] ?? NONE;

/** The owner of the sailor on a square; -1 if there is none. */
export const sailorOn = (chart: Chart, at: number): number => chart.sailors[cellOf(chart, at)] ?? NONE;

/** Lighthouses in whose waters (the eight squares around) a square lies, as bits by place in `lights`. */
export const watersOn = ({ lights }: Chart, at: number): number => {
  let waters = 0;
  for (let light = 0; light < lights.length; light++) if (distance(lights[light]!, at) === 1) waters |= 1 << light;
  return waters;
};

/** Whether a land square lies in the eight around a square (fishing.coasting). */
export const landAround = (chart: Chart, at: number): boolean => {
  for (let dir = 0; dir < 8; dir++) if (isLandSquare[kindOn(chart, neighbor(at, dir))]) return true;
  return false;
};

/** Enters or removes (-1) a ship. */
export const setShip = (chart: Chart, at: number, ship: number): void => {
  chart.ships[cellOf(chart, at)] = ship;
};

/** Enters or removes (-1) a sailor. */
export const setSailor = (chart: Chart, at: number, owner: number): void => {
  chart.sailors[cellOf(chart, at)] = owner;
};

/** Calls for each placement of a face in reading order, then by rotation; stops when `visit` says so. Lands are by rotation. */
export const eachPlacement = (
  { frontier, demands, origin, width }: Chart,
  face: number,
  lands: readonly number[],
  visit: (at: number, rot: number) => boolean,
): void => {
  const rotations = rotationsOf(lands[0]!);
  const x0 = origin & 1023;
  const y0 = origin >> 10;
  const barred = face >= FIRST_PORT ? PORT_NEAR : 0;
  for (let i = 0; i < frontier.length; i++) {
    const at = frontier[i]!;
    const demand = demands[((at >> 10) - y0) * width + (at & 1023) - x0]!;
    if (demand & barred) continue;
    for (let rot = 0; rot < rotations; rot++) if (fits(lands[rot]!, demand) && visit(at, rot)) return;
  }
};

/** Puts a number into an ascending list, in place. */
const insert = (list: number[], value: number): number => {
  let at = list.length;
  for (; at > 0 && list[at - 1]! > value; at--) list[at] = list[at - 1]!;
  list[at] = value;
  return at;
};

const remove = (list: number[], value: number): void => {
  const at = list.indexOf(value);
  if (at < 0) return;
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i]!;
  list.pop();
};

/** The rectangle that a chart covers. */
type Frame = Pick<Chart, 'origin' | 'width' | 'height'>;

/** One layer in a larger rectangle. */
const moved = (layer: readonly number[], from: Frame, to: Frame, value: number): number[] => {
  const next = cells(to.width * to.height, value);
  const x = (from.origin & 1023) - (to.origin & 1023);
  const y = (from.origin >> 10) - (to.origin >> 10);
  for (let row = 0; row < from.height; row++) {
    const start = (row + y) * to.width + x;
    for (let i = 0; i < from.width; i++) next[start + i] = layer[row * from.width + i]!;
  }
  return next;
};

/** Makes the rectangle hold a square and its margin; one without tiles is made anew there. */
const widen = (chart: Chart, at: number, isFirst: boolean): void => {
  const x = at & 1023;
  const y = at >> 10;
  const left = chart.origin & 1023;
  const top = chart.origin >> 10;
  const right = left + chart.width - 1;
  const bottom = top + chart.height - 1;
  if (x - MARGIN >= left && y - MARGIN >= top && x + MARGIN <= right && y + MARGIN <= bottom) return;
  if (isFirst) {
    Object.assign(chart, emptyChart([at]));
    return;
  }
  const west = Math.min(left, x - MARGIN);
  const north = Math.min(top, y - MARGIN);
  const width = Math.max(right, x + MARGIN) - west + 1;
  const height = Math.max(bottom, y + MARGIN) - north + 1;
  const to = { origin: north * 1024 + west, width, height };
  chart.tiles = moved(chart.tiles, chart, to, NONE);
  chart.demands = moved(chart.demands, chart, to, 0);
  chart.ships = moved(chart.ships, chart, to, NONE);
  chart.sailors = moved(chart.sailors, chart, to, NONE);
  chart.origin = to.origin;
  chart.width = width;
  chart.height = height;
};

/** Enters what a tile is in the lists of the chart; the place of a new lighthouse, else -1. */
const enlist = (chart: Chart, at: number, face: number): number => {
  if (face >= FIRST_PORT) chart.ports[face - FIRST_PORT] = at;
  if (face === KIND_FACE.island) insert(chart.islands, at);
  if (face === KIND_FACE.wreck) insert(chart.wrecks, at);
  return face === KIND_FACE.lighthouse ? insert(chart.lights, at) : NONE;
};

/** Faces of the kinds that a chart lists. */
const KIND_FACE = {
  island: kindOf.indexOf(KIND.island),
  wreck: kindOf.indexOf(KIND.wreck),
  lighthouse: kindOf.indexOf(KIND.lighthouse),
} as const;

/**
 * Lays a tile in place, whether it fits or not; the square must be free. Gives the place of a new lighthouse in `lights`,
 * else -1: bits of lighthouses from that place on stand for the next one afterwards.
 */
export const lay = (chart: Chart, at: number, face: number, rot: number, land: number): number => {
  widen(chart, at, chart.frontier.length === 0);
  // The margin holds all neighbors.
  const { tiles, demands, frontier, width } = chart;
  const cell = cellOf(chart, at);
  tiles[cell] = face * 4 + rot;
  remove(frontier, at);
  const near = face >= FIRST_PORT ? PORT_NEAR : 0;
  for (let dir = 0; dir < 8; dir++) {
    const next = neighbor(at, dir);
    const beside = cell + dyOf[dir]! * width + dxOf[dir]!;
    demands[beside]! |= demand(dir, land) | near;
    const free = dir % 2 === 0 && tiles[beside] === NONE && !frontier.includes(next);
    if (free && inReach(next)) insert(frontier, next);
  }
  return enlist(chart, at, face);
};
