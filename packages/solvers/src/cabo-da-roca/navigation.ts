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

/** Actions that a ship needs at least from one cell to another. */
const atLeast = (from: number, to: number, width: number): number =>
  Math.max(Math.abs((from % width) - (to % width)), Math.abs(Math.floor(from / width) - Math.floor(to / width)));

/** Whether a goal that has not been reached yet can pay more for each action than the best so far. */
const canGain = (goals: readonly Goal[], start: number, width: number, spent: number, gain: number): boolean => {
  for (let i = 0; i < goals.length; i++) {
    const [cell, worth] = goals[i]!;
    if (cell === NONE || cell === start || worth <= gain * (spent + 1) || cellMarks[cell] === search) continue;
    if (worth > gain * (atLeast(start, cell, width) + 1)) return true;
  }
  return false;
};

/** What a search has found, and what it asks of the table. */
interface Course {
  readonly state: State;
  readonly kind: number;
  readonly tiles: readonly number[];
  readonly land: readonly number[];
  readonly start: number;
  gain: number;
  goal: number;
  first: number;
}

const reach = (course: Course, cell: number, heading: number, by: number, spent: number): void => {
  const at = cell * 8 + heading;
  if (headingMarks[at] === search) return;
  headingMarks[at] = search;
  headingMoves[at] = by;
  const isAway = cell !== course.start;
  if (cellMarks[cell] !== search) {
    cellMarks[cell] = search;
    const one = worths[cell]! / (spent + 1);
    if (isAway && one > course.gain) {
      course.gain = one;
      course.goal = cell;
      course.first = by;
    }
  }
  // A port ends a course.
  if (!isAway || course.tiles[cell]! >> 2 < FIRST_PORT) following.push(at);
};

/** The cell that a ship enters from another in a direction; `NONE` if it must not. */
const sail = ({ state, kind, tiles, land }: Course, cell: number, dir: number, to: number): number => {
  if (landCloses(land[tiles[cell]!]!, dir)) return NONE;
  // Marks: so many searches open, or as many below zero closed.
  const mark = openMarks[to];
  if (mark === search) return to;
  if (mark === -search) return NONE;
  const isOpen = openFor(state, kind, to);
  openMarks[to] = isOpen ? search : -search;
  return isOpen ? to : NONE;
};

/** The most that a goal is worth; 0 if the ship lies on one. */
const mostOf = (goals: readonly Goal[], start: number): number => {
  let most = 0;
  for (let i = 0; i < goals.length; i++) {
    const [cell, worth] = goals[i]!;
    if (cell === start && worth > 0) return 0;
    if (cell !== NONE && worth > most) most = worth;
  }
  return most;
};

/**
 * The goal that pays a ship best for each action, breadth-first over square and heading, as far as a better one can still
 * come; undefined if it lies on a goal already, or none is worth anything or within reach.
 */
export const bestCourse = (state: State, slot: number, goals: readonly Goal[]): Aim | undefined => {
  const { chart } = state;
  const { tiles, width } = chart;
  const ship = state.ships[slot]!;
  const start = cellOf(chart, ship.at);
  if (mostOf(goals, start) === 0) return undefined;
  begin(tiles.length);
  for (const [cell, worth] of goals) if (cell !== NONE && worth > worths[cell]!) worths[cell] = worth;
  const step = stepsOn(width);
  const { land } = boxOf(state.edition);
  const course: Course = { state, kind: kindOfShip(slot), tiles, land, start, gain: 0, goal: NONE, first: NONE };
  following.length = 0;
  const moored = ship.heading === NONE;
  if (moored) {
    for (let dir = 0; dir < 8; dir++) {
      const to = sail(course, start, dir, start + step[dir]!);
      if (to !== NONE) reach(course, to, dir, dir, 1);
    }
  } else {
    headingMarks[start * 8 + ship.heading] = search;
    headingMoves[start * 8 + ship.heading] = NONE;
    following.push(start * 8 + ship.heading);
  }
  for (
    let spent = moored ? 2 : 1;
    following.length > 0 && spent <= FAR && canGain(goals, start, width, spent, course.gain);
    spent++
  ) {
    const reached = following;
    following = frontier;
    frontier = reached;
    following.length = 0;
    for (let i = 0; i < reached.length; i++) {
      const at = reached[i]!;
      const cell = at >> 3;
      const heading = at & 7;
      const begun = headingMoves[at]!;
      const to = sail(course, cell, heading, cell + step[heading]!);
      if (to !== NONE) reach(course, to, heading, begun === NONE ? heading : begun, spent);
      reach(course, cell, (heading + 7) & 7, begun === NONE ? LEFT : begun, spent);
      reach(course, cell, (heading + 1) & 7, begun === NONE ? RIGHT : begun, spent);
    }
  }
  for (const [cell] of goals) if (cell !== NONE) worths[cell] = 0;
  return course.goal === NONE ? undefined : { gain: course.gain, cell: course.goal, first: course.first };
};
