import { fishOn, KIND } from '../faces.ts';
import { type Chart, kindOn, tileOn } from './chart.ts';
import { cornersToward } from './corners.ts';
import { neighbor } from './squares.ts';

/** Which fish belong to a port (ruling.fish-reach). */
export type FishReach = 'bank' | 'coast-8' | 'coast-4' | 'town-8';

const sides = [0, 2, 4, 6] as const;
const around = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** The side with the land of a coast or port: 0, 2, 4 or 6; -1 if land lies otherwise. */
const quayOf = (land: number): number => sides.find((side) => cornersToward[side] === land) ?? -1;

/** Whether a square is a coast or a port with its land on this side. */
const continues = (chart: Chart, land: readonly number[], at: number, quay: number): boolean => {
  const kind = kindOn(chart, at);
  if (kind !== KIND.coast && kind !== KIND.port) return false;
  return quayOf(land[tileOn(chart, at)]!) === quay;
};

/**
 * The straight coast of a port (scoring.straight-coast): the row of coast and port tiles through it along its quay, land on
 * the same side; the port alone if its land is no side. `land` is by tile.
 */
export const straightCoast = (chart: Chart, land: readonly number[], port: number): number[] => {
  const quay = quayOf(land[tileOn(chart, port)]!);
  const coast = [port];
  if (quay < 0) return coast;
  for (const way of [(quay + 2) & 7, (quay + 6) & 7]) {
    for (let at = neighbor(port, way); continues(chart, land, at, quay); at = neighbor(at, way)) coast.push(at);
  }
  return coast;
};

const fishAt = (chart: Chart, at: number): number => fishOn[kindOn(chart, at)] ?? 0;

/** Fish tiles in some directions of some squares. */
const fishNear = (chart: Chart, squares: readonly number[], ways: readonly number[]): Set<number> => {
  const found = new Set<number>();
  for (const square of squares) {
    for (const way of ways) {
      const at = neighbor(square, way);
      if (fishAt(chart, at) > 0) found.add(at);
    }
  }
  return found;
};

/** Fish around the port, and side by side from there those before its straight coast. */
const bank = (chart: Chart, coast: readonly number[], port: number): Set<number> => {
  const ground = fishNear(chart, [port], around);
  const before = fishNear(chart, coast, sides);
  // A set visits what is added while it is walked through.
  for (const square of ground) {
    for (const side of sides) if (before.has(neighbor(square, side))) ground.add(neighbor(square, side));
  }
  return ground;
};

/** The squares with fish that belong to a port (scoring.fish). */
export const fishingGround = (
  chart: Chart,
  land: readonly number[],
  port: number,
  reach: FishReach,
): ReadonlySet<number> => {
  if (reach === 'town-8') return fishNear(chart, [port], around);
  const coast = straightCoast(chart, land, port);
  if (reach === 'bank') return bank(chart, coast, port);
  return fishNear(chart, coast, reach === 'coast-8' ? around : sides);
};

/** Fish of several ports together: each square once, or once for each port (ruling.fish-two-ports). */
export const countFish = (chart: Chart, grounds: readonly ReadonlySet<number>[], perPort: boolean): number => {
  const squares = grounds.flatMap((ground) => [...ground]);
  const counted = perPort ? squares : [...new Set(squares)];
  return counted.reduce((sum, at) => sum + fishAt(chart, at), 0);
};

/** Fish on a square under a ship. */
export const fishUnder = fishAt;
