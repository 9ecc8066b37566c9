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

const UNSEEN = 0;
const OPEN = 1;
const CLOSED = 2;

/** By cell, cleared after each search: whether it is open, the headings on which it was reached as bits, what it is worth. */
let looks = new Uint8Array(0);
let headings = new Uint8Array(0);
let worths = new Float64Array(0);
/** The cells that a search has looked at, and how many. */
let looked = new Int32Array(0);
let lookedAt = 0;
/** Where courses have come to, in this order, each with headings that are new there; and how many there are. */
let reached = new Int32Array(0);
let reachedAt = 0;

const begin = (cells: number): void => {
  if (looks.length >= cells) return;
  looks = new Uint8Array(cells);
  headings = new Uint8Array(cells);
  worths = new Float64Array(cells);
  looked = new Int32Array(cells);
  reached = new Int32Array(8 * cells);
};

const finish = (goals: readonly Goal[]): void => {
  for (let i = 0; i < lookedAt; i++) {
    looks[looked[i]!] = UNSEEN;
    headings[looked[i]!] = 0;
  }
  lookedAt = 0;
  reachedAt = 0;
  for (let i = 0; i < goals.length; i++) if (goals[i]![0] !== NONE) worths[goals[i]![0]] = 0;
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
    if (cell === NONE || cell === start || worth <= gain * (spent + 1) || headings[cell] !== 0) continue;
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
  readonly step: readonly number[];
  readonly start: number;
  gain: number;
  first: number;
}

/** Notes the headings on which a cell is reached: courses go on from those that are new, but not from a port. */
const reach = (course: Course, cell: number, on: number, first: number, spent: number): void => {
  const before = headings[cell]!;
  const fresh = on & ~before;
  if (fresh === 0) return;
  headings[cell] = before | fresh;
  const isAway = cell !== course.start;
  if (isAway && before === 0) {
    const one = worths[cell]! / (spent + 1);
    if (one > course.gain) {
      course.gain = one;
      course.first = first;
    }
  }
  if (!isAway || course.tiles[cell]! >> 2 < FIRST_PORT) reached[reachedAt++] = (cell << 12) | (first << 8) | fresh;
};

/** The directions, as bits, in which land does not close the way out of a tile, by its land. */
const waysOut: readonly number[] = Array.from({ length: 16 }, (_, land) =>
  dxOf.reduce((ways, _, dir) => (landCloses(land, dir) ? ways : ways | (1 << dir)), 0),
);

/** Sails from a cell on all of some headings. */
const sail = (course: Course, cell: number, on: number, first: number, spent: number): void => {
  const { state, kind, tiles, land, step } = course;
  for (let left = on & waysOut[land[tiles[cell]!]!]!; left !== 0; left &= left - 1) {
    const heading = 31 - Math.clz32(left & -left);
    const to = cell + step[heading]!;
    if (looks[to] === UNSEEN) {
      looks[to] = openFor(state, kind, to) ? OPEN : CLOSED;
      looked[lookedAt++] = to;
    }
    if (looks[to] === OPEN) reach(course, to, 1 << heading, first < 0 ? heading : first, spent);
  }
};

/** Headings, as bits, an eighth further left and right. */
const toLeft = (on: number): number => ((on >> 1) | (on << 7)) & 255;
const toRight = (on: number): number => ((on << 1) | (on >> 7)) & 255;

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
 * The goal that pays a ship best for each action, breadth-first over squares with all headings that a ship has turned to, as far as a better one can still
 * come; undefined if it lies on a goal already, or none is worth anything or within reach.
 */
export const bestCourse = (state: State, slot: number, goals: readonly Goal[], least = 0): Aim | undefined => {
  const { chart } = state;
  const { tiles, width } = chart;
  const ship = state.ships[slot]!;
  const start = cellOf(chart, ship.at);
  if (mostOf(goals, start) === 0) return undefined;
  begin(tiles.length);
  for (let i = 0; i < goals.length; i++) {
    const [cell, worth] = goals[i]!;
    if (cell !== NONE && worth > worths[cell]!) worths[cell] = worth;
  }
  const { land } = boxOf(state.edition);
  const step = stepsOn(width);
  const course: Course = { state, kind: kindOfShip(slot), tiles, land, step, start, gain: least, first: NONE };
  looked[lookedAt++] = start;
  if (ship.heading === NONE) sail(course, start, ALL, NONE, 1);
  else {
    const on = 1 << ship.heading;
    headings[start] = on;
    sail(course, start, on, NONE, 1);
    reach(course, start, toLeft(on), LEFT, 1);
    reach(course, start, toRight(on), RIGHT, 1);
  }
  let at = 0;
  for (let spent = 2; at < reachedAt && spent <= FAR && canGain(goals, start, width, spent, course.gain); spent++) {
    for (const end = reachedAt; at < end; at++) {
      const cell = reached[at]! >> 12;
      const first = (reached[at]! >> 8) & 15;
      const on = reached[at]! & 255;
      sail(course, cell, on, first, spent);
      reach(course, cell, toLeft(on) | toRight(on), first, spent);
    }
  }
  finish(goals);
  return course.first === NONE ? undefined : { gain: course.gain, first: course.first };
};
