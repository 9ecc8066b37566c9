import type { Direction, Square } from '../types.ts';
import { directions } from '../types.ts';

/**
 * Squares as integers, `(y + 512) * 1024 + (x + 512)`: ascending numbers are reading order (by y, then x).
 * Directions are 0 (north) to 7, clockwise; a heading is a direction.
 */

const ROW = 1024;
const MIDDLE = 512;

/** How far from the origin a square of a table may lie. */
export const REACH = 127;

/** The number of a square. */
export const squareAt = (x: number, y: number): number => (y + MIDDLE) * ROW + x + MIDDLE;

/** The number of a readable square. */
export const squareOf = (square: Square): number => squareAt(square[0], square[1]);

/** The coordinates of a square. */
export const xOf = (at: number): number => (at & (ROW - 1)) - MIDDLE;

/** The coordinates of a square. */
export const yOf = (at: number): number => (at >> 10) - MIDDLE;

/** The readable form of a square. */
export const squareText = (at: number): Square => [xOf(at), yOf(at)];

/** Whether a table may have the square. */
export const inReach = (at: number): boolean => Math.abs(xOf(at)) <= REACH && Math.abs(yOf(at)) <= REACH;

/** East of a direction, in squares. */
export const dxOf: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1];

/** South of a direction, in squares. */
export const dyOf: readonly number[] = [-1, -1, 0, 1, 1, 1, 0, -1];

const steps: readonly number[] = dxOf.map((dx, dir) => dyOf[dir]! * ROW + dx);

/** The next square in a direction. */
export const neighbor = (at: number, dir: number): number => at + steps[dir]!;

/** The larger of the two differences: how many squares lie between two squares, and how far a pirate is (trade.length, combat.range). */
export const distance = (a: number, b: number): number =>
  Math.max(Math.abs(xOf(a) - xOf(b)), Math.abs(yOf(a) - yOf(b)));

/** The direction from a square to one of the eight around it; -1 if it is none of them. */
export const directionTo = (from: number, to: number): number => steps.indexOf(to - from);

const numbers = Object.fromEntries(directions.map((name, dir) => [name, dir])) as Readonly<Record<Direction, number>>;

/** The number of a direction. */
export const directionOf = (name: Direction): number => numbers[name];

/** The name of a direction. */
export const directionText = (dir: number): Direction => directions[dir & 7]!;

/** Whether two headings lie on the same axis (crossing.parallel). */
export const parallel = (a: number, b: number): boolean => (a & 3) === (b & 3);
