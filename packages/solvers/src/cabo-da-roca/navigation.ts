import type { State } from '@portolan/cabo-da-roca';
import {
  boxOf,
  type Chart,
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

/** What a ship can make for: cells, `NONE` off the chart, and what each is worth. */
export interface Goals {
  readonly cells: number[];
  readonly worths: number[];
}

/** What a ship makes for: what it is worth for each action, and the first move there: a direction or a rotation. */
export interface Aim {
  readonly gain: number;
  readonly first: number;
}

/** First moves that are rotations. */
export const LEFT = 8;
export const RIGHT = 9;

/** All headings, as bits. */
const ALL = 255;

/** How many actions a course is followed at most. */
const FAR = 18;

/** Steps from a cell to its neighbors, by the width of the chart. */
const stepsBy: (readonly number[])[] = [];
const stepsOn = (width: number): readonly number[] => {
  stepsBy[width] ??= dxOf.map((dx, dir) => dyOf[dir]! * width + dx);
  return stepsBy[width];
};

/** Whether a land square lies in the eight around a cell. */
const hasLand = ({ tiles, width }: Chart, cell: number): boolean => {
  const step = stepsOn(width);
  for (let dir = 0; dir < 8; dir++) {
    const tile = tiles[cell + step[dir]!]!;
    if (tile >= 0 && isLandSquare[kindOf[tile >> 2]!]) return true;
  }
  return false;
};

/** Whether a ship of a kind may lie on a cell: a rough reading of the rules of the sea. */
const openFor = ({ chart, rulings }: State, kind: number, cell: number): boolean => {
  const tile = chart.tiles[cell] ?? NONE;
  if (tile < 0) return false;
  const what = kindOf[tile >> 2]!;
  if (isClosed[what] || what === KIND.rock || chart.ships[cell]! >= 0) return false;
  if (what === KIND.port) return kind !== PIRATE;
  if (what === KIND.shoals && kind !== FISHING) return false;
  if (isShore[what] && (rulings['shore-squares'] === 'barred' || chart.sailors[cell]! >= 0)) return false;
  if (kind !== FISHING) return true;
  const own = rulings['coasting-own-square'] === 'nine' && isLandSquare[what] === true;
  return what !== KIND.storm && (own || hasLand(chart, cell));
};

/** Marks of a cell: that it was looked at, and that courses end there. */
const SEEN = 1 << 16;
const END = 1 << 17;

/**
 * By cell, cleared after each search. Bits 0 to 7: the headings on which it was reached, all of them on a closed one, so that
 * nothing new comes there; bits 8 to 15: the directions in which land leaves a way out; and the marks.
 */
let marks = new Int32Array(0);
/** By cell, cleared after each search: what it is worth. */
let worths = new Float64Array(0);
/** The cells that a search has looked at, and how many. */
let looked = new Int32Array(0);
let lookedAt = 0;
/** Where courses have come to, in this order, each with headings that are new there; and how many there are. */
let reached = new Int32Array(0);
let reachedAt = 0;

const begin = (cells: number): void => {
  if (marks.length >= cells) return;
  marks = new Int32Array(cells);
  worths = new Float64Array(cells);
  looked = new Int32Array(cells);
  reached = new Int32Array(8 * cells);
};

const finish = ({ cells }: Goals): void => {
  for (let i = 0; i < lookedAt; i++) marks[looked[i]!] = 0;
  lookedAt = 0;
  reachedAt = 0;
  for (let i = 0; i < cells.length; i++) if (cells[i] !== NONE) worths[cells[i]!] = 0;
};

/** Enters what the cells are worth; false if none is worth anything. */
const enter = (goals: Goals): boolean => {
  let some = false;
  for (let i = 0; i < goals.cells.length; i++) {
    const cell = goals.cells[i]!;
    const worth = goals.worths[i]!;
    if (cell === NONE || worth <= worths[cell]!) continue;
    worths[cell] = worth;
    some = true;
  }
  return some;
};

/** What a search has found, and what it asks of the table. */
interface Course {
  readonly state: State;
  readonly kind: number;
  readonly land: readonly number[];
  readonly step: readonly number[];
  readonly start: number;
  gain: number;
  first: number;
}

/** The directions, as bits, in which land does not close the way out of a tile, by its land. */
const waysOut: readonly number[] = Array.from({ length: 16 }, (_, land) =>
  dxOf.reduce((ways, _, dir) => (landCloses(land, dir) ? ways : ways | (1 << dir)), 0),
);

/** The ways out of a cell with a tile, as bits 8 to 15. */
const outOf = ({ state, land }: Course, cell: number): number => waysOut[land[state.chart.tiles[cell]!]!]! << 8;

/** Looks at a cell for the first time; its marks. */
const look = (course: Course, cell: number): number => {
  const { state, kind } = course;
  looked[lookedAt++] = cell;
  const isPort = state.chart.tiles[cell]! >> 2 >= FIRST_PORT;
  const found = openFor(state, kind, cell) ? SEEN | outOf(course, cell) | (isPort ? END : 0) : SEEN | ALL;
  marks[cell] = found;
  return found;
};

/** Notes the headings on which a cell with these marks is reached: courses go on from those that are new, but not from a port. */
const reach = (course: Course, cell: number, before: number, on: number, first: number, spent: number): void => {
  const fresh = on & ~before;
  if (fresh === 0) return;
  marks[cell] = before | fresh;
  if ((before & ALL) === 0 && worths[cell]! > 0) {
    const one = worths[cell]! / (spent + 1);
    if (one > course.gain) {
      course.gain = one;
      course.first = first;
    }
  }
  if ((before & END) === 0) reached[reachedAt++] = (cell << 12) | (first << 8) | fresh;
};

/** Sails from a cell on all of some headings. */
const sail = (course: Course, cell: number, on: number, first: number, spent: number): void => {
  const { step, start } = course;
  for (let left = on & (marks[cell]! >> 8); left !== 0; left &= left - 1) {
    const heading = 31 - Math.clz32(left & -left);
    const to = cell + step[heading]!;
    // Where it lies, the ship itself is in the way.
    if (to === start && !openFor(course.state, course.kind, to)) continue;
    reach(course, to, marks[to]! || look(course, to), 1 << heading, first < 0 ? heading : first, spent);
  }
};

/** Headings, as bits, an eighth further left and right. */
const toLeft = (on: number): number => ((on >> 1) | (on << 7)) & ALL;
const toRight = (on: number): number => ((on << 1) | (on >> 7)) & ALL;

/** Actions that a ship needs at least from one cell to another. */
const atLeast = (from: number, to: number, width: number): number =>
  Math.max(Math.abs((from % width) - (to % width)), Math.abs(Math.floor(from / width) - Math.floor(to / width)));

/** Whether a goal that has not been reached yet can pay more for each action than the best so far. */
const canGain = ({ cells, worths: all }: Goals, { start, gain, state }: Course, spent: number): boolean => {
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i]!;
    const worth = all[i]!;
    if (cell === NONE || worth <= gain * (spent + 1) || (marks[cell]! & ALL) !== 0) continue;
    if (worth > gain * (atLeast(start, cell, state.chart.width) + 1)) return true;
  }
  return false;
};

/** The search of `bestCourse`, from the ship on. */
const follow = (course: Course, heading: number, goals: Goals): void => {
  const { start } = course;
  const out = SEEN | outOf(course, start);
  marks[start] = out;
  looked[lookedAt++] = start;
  if (heading === NONE) sail(course, start, ALL, NONE, 1);
  else {
    const on = 1 << heading;
    marks[start] = out | on;
    sail(course, start, on, NONE, 1);
    reach(course, start, marks[start]!, toLeft(on), LEFT, 1);
    reach(course, start, marks[start]!, toRight(on), RIGHT, 1);
  }
  let at = 0;
  for (let spent = 2; at < reachedAt && spent <= FAR && canGain(goals, course, spent); spent++) {
    for (const end = reachedAt; at < end; at++) {
      const cell = reached[at]! >> 12;
      const first = (reached[at]! >> 8) & 15;
      const on = reached[at]! & ALL;
      sail(course, cell, on, first, spent);
      reach(course, cell, marks[cell]!, toLeft(on) | toRight(on), first, spent);
    }
  }
};

/**
 * The goal that pays a ship best for each action, breadth-first over squares with all headings that a ship has turned to, as far as a better one can still
 * come; undefined if it lies on a goal already, or none is worth anything or within reach.
 */
export const bestCourse = (state: State, slot: number, goals: Goals, least = 0): Aim | undefined => {
  const { chart } = state;
  const ship = state.ships[slot]!;
  const start = cellOf(chart, ship.at);
  begin(chart.tiles.length);
  const { land } = boxOf(state.edition);
  const step = stepsOn(chart.width);
  const course: Course = { state, kind: kindOfShip(slot), land, step, start, gain: least, first: NONE };
  if (enter(goals) && worths[start] === 0) follow(course, ship.heading, goals);
  finish(goals);
  return course.first === NONE ? undefined : { gain: course.gain, first: course.first };
};
