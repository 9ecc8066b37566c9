/**
 * Land and sea at the four corners of a tile, as bits: nw 1, ne 2, se 4, sw 8; a set bit is land.
 * Every point of the lattice is land or sea and all tiles around it agree (laying.sides, laying.corners).
 */

/** The land of a tile after quarter turns clockwise. */
export const turned = (land: number, rot: number): number => ((land << rot) | (land >> (4 - rot))) & 15;

/** The corners that a side (even directions) or a corner (odd directions) of a tile consists of. */
export const cornersToward: readonly number[] = [3, 2, 6, 4, 12, 8, 9, 1];

/** Whether land closes the way out of a tile: both ends of a side, or the corner itself (ships.sea-only). */
export const landCloses = (land: number, dir: number): boolean => (land & cornersToward[dir]!) === cornersToward[dir];

/** Whether land leads out of a tile: an end of a side, or the corner itself (sailors.land-only). */
export const landLeads = (land: number, dir: number): boolean => (land & cornersToward[dir]!) !== 0;

/** The rotations of a tile that look different: 0 only if all corners are alike. */
export const rotationsOf = (land: number): number => {
  if (turned(land, 1) === land) return 1;
  return turned(land, 2) === land ? 2 : 4;
};

/** The rotation in which the land of a tile lies as wanted; 0 where it lies so in none. */
export const rotationTo = (land: number, wanted: number): 0 | 1 | 2 | 3 =>
  ([0, 1, 2, 3] as const).find((rot) => turned(land, rot) === wanted) ?? 0;

/** For each direction, which corner of a tile is which corner of the neighbor there. */
const shared: readonly (readonly (readonly [mine: number, theirs: number])[])[] = [
  [
    [1, 8],
    [2, 4],
  ],
  [[2, 8]],
  [
    [2, 1],
    [4, 8],
  ],
  [[4, 1]],
  [
    [4, 2],
    [8, 1],
  ],
  [[8, 2]],
  [
    [8, 4],
    [1, 2],
  ],
  [[1, 4]],
];

const boundOf = (dir: number, land: number): number =>
  shared[dir]!.reduce((bits, [mine, theirs]) => bits | (land & mine ? theirs << 4 : theirs), 0);

const bounds: readonly number[] = Array.from({ length: 128 }, (_, i) => boundOf(i >> 4, i & 15));

/** What a tile demands of the neighbor in a direction: bits 0 to 3 the corners that are bound to sea, bits 4 to 7 those bound to land. */
export const demand = (dir: number, land: number): number => bounds[dir * 16 + land]!;

/** Whether land fits a square with these demands, all neighbors' together; none does where neighbors disagree. */
export const fits = (land: number, demands: number): boolean =>
  (((land & demands) | (~land & (demands >> 4))) & 15) === 0;

/** Whether the sea of a tile is in two pieces: land at two opposite corners only. */
export const splitsSea = (land: number): boolean => land === 5 || land === 10;
