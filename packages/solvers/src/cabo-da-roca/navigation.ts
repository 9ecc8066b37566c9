import type { State } from '@portolan/cabo-da-roca';
import {
  boxOf,
  cellOf,
  dxOf,
  dyOf,
  FIRST_PORT,
  FISHING,
  isClosed,
  isLandSquare,
  isShore,
  KIND,
  kindOf,
  kindOfShip,
  landCloses,
  NONE,
  PIRATE,
} from '@portolan/cabo-da-roca/pieces';

// Rough charts for rules of thumb: other ships are walls, tolls and bonus moves are not looked at.

/** The cell of a square to make for, and what it is worth. */
export type Goal = readonly [cell: number, worth: number];

/** What a ship makes for: what it is worth for each action, the cell, and the first move there: a direction or a rotation. */
export interface Aim {
  readonly gain: number;
  readonly cell: number;
  readonly first: number;
}

/** First moves that are rotations. */
export const LEFT = 8;
export const RIGHT = 9;

/** How many actions a course is followed at most. */
const FAR = 18;

/** Whether a land square lies in the eight around a cell. */
const hasLand = ({ chart }: State, cell: number): boolean =>
  dxOf.some((dx, dir) => {
    const tile = chart.tiles[cell + dyOf[dir]! * chart.width + dx] ?? NONE;
    return tile >= 0 && isLandSquare[kindOf[tile >> 2]!];
  });

/** Whether a ship of a kind may lie on a cell: a rough reading of the rules of the sea. */
const openFor = (state: State, kind: number, cell: number): boolean => {
  const { chart, rulings } = state;
  const tile = chart.tiles[cell] ?? NONE;
  if (tile < 0) return false;
  const what = kindOf[tile >> 2]!;
  if (isClosed[what] || what === KIND.rock || chart.ships[cell]! >= 0) return false;
  if (what === KIND.port) return kind !== PIRATE;
  if (what === KIND.shoals && kind !== FISHING) return false;
  if (isShore[what] && (rulings['shore-squares'] === 'barred' || chart.sailors[cell]! >= 0)) return false;
  if (kind !== FISHING) return true;
  const own = rulings['coasting-own-square'] === 'nine' && isLandSquare[what] === true;
  return what !== KIND.storm && (own || hasLand(state, cell));
};

/** Written over at each search: which marks are of the present one is told by its number. */
let search = 0;
let cellMarks = new Int32Array(0);
let headingMarks = new Int32Array(0);
let headingMoves = new Int8Array(0);
let openMarks = new Int32Array(0);
let worths = new Float64Array(0);
let frontier: number[] = [];
let following: number[] = [];

const begin = (cells: number): void => {
  search++;
  if (cellMarks.length >= cells) return;
  cellMarks = new Int32Array(cells);
  headingMarks = new Int32Array(cells * 8);
  headingMoves = new Int8Array(cells * 8);
  openMarks = new Int32Array(cells);
  worths = new Float64Array(cells);
};

/** Steps from a cell to its neighbors, by the width of the chart. */
const stepsBy: (readonly number[])[] = [];
const stepsOn = (width: number): readonly number[] => {
  stepsBy[width] ??= dxOf.map((dx, dir) => dyOf[dir]! * width + dx);
  return stepsBy[width];
};

/**
 * The goal that pays a ship best for each action, breadth-first over square and heading, as far as a better one can still
 * come; undefined if it lies on a goal already, or none is worth anything or within reach.
 */
export const bestCourse = (state: State, slot: number, goals: readonly Goal[]): Aim | undefined => {
  const { chart } = state;
  const { tiles } = chart;
  const ship = state.ships[slot]!;
  const start = cellOf(chart, ship.at);
  let most = 0;
  for (const [cell, worth] of goals) {
    if (cell === start && worth > 0) return undefined;
    most = Math.max(most, cell === NONE ? 0 : worth);
  }
  if (most === 0) return undefined;
  begin(tiles.length);
  for (const [cell, worth] of goals) if (cell !== NONE) worths[cell] = Math.max(worths[cell]!, worth);
  const kind = kindOfShip(slot);
  const { land } = boxOf(state.edition);
  const step = stepsOn(chart.width);
  let [gain, goal, first] = [0, NONE, NONE];
  const reach = (cell: number, heading: number, by: number, spent: number): void => {
    const at = cell * 8 + heading;
    if (headingMarks[at] === search) return;
    headingMarks[at] = search;
    headingMoves[at] = by;
    if (cellMarks[cell] !== search) {
      cellMarks[cell] = search;
      const one = worths[cell]! / (spent + 1);
      if (cell !== start && one > gain) [gain, goal, first] = [one, cell, by];
    }
    // A port ends a course.
    if (tiles[cell]! >> 2 < FIRST_PORT || cell === start) following.push(at);
  };
  const sail = (cell: number, dir: number): number => {
    if (landCloses(land[tiles[cell]!]!, dir)) return NONE;
    const to = cell + step[dir]!;
    // Marks: so many searches open, or as many below zero closed.
    if (openMarks[to] !== search && openMarks[to] !== -search) {
      openMarks[to] = openFor(state, kind, to) ? search : -search;
    }
    return openMarks[to] === search ? to : NONE;
  };
  following.length = 0;
  const moored = ship.heading === NONE;
  if (moored) {
    for (let dir = 0; dir < 8; dir++) {
      const to = sail(start, dir);
      if (to !== NONE) reach(to, dir, dir, 1);
    }
  } else {
    headingMarks[start * 8 + ship.heading] = search;
    headingMoves[start * 8 + ship.heading] = NONE;
    following.push(start * 8 + ship.heading);
  }
  for (let spent = moored ? 2 : 1; following.length > 0 && spent <= FAR && most / (spent + 1) > gain; spent++) {
    [frontier, following] = [following, frontier];
    following.length = 0;
    for (let i = 0; i < frontier.length; i++) {
      const at = frontier[i]!;
      const [cell, heading, begun] = [at >> 3, at & 7, headingMoves[at]!];
      const to = sail(cell, heading);
      if (to !== NONE) reach(to, heading, begun === NONE ? heading : begun, spent);
      reach(cell, (heading + 7) & 7, begun === NONE ? LEFT : begun, spent);
      reach(cell, (heading + 1) & 7, begun === NONE ? RIGHT : begun, spent);
    }
  }
  for (const [cell] of goals) if (cell !== NONE) worths[cell] = 0;
  return goal === NONE ? undefined : { gain, cell: goal, first };
};
