/** The points of the board by file and rank: three rings from the outside in, each clockwise from its upper left corner. */
export const points = [
  ...(['a7', 'd7', 'g7', 'g4', 'g1', 'd1', 'a1', 'a4'] as const),
  ...(['b6', 'd6', 'f6', 'f4', 'f2', 'd2', 'b2', 'b4'] as const),
  ...(['c5', 'd5', 'e5', 'e4', 'e3', 'd3', 'c3', 'c4'] as const),
] as const;

/** A point of the board, as in `d6`. */
export type Point = (typeof points)[number];

/** Where a point stands in `points`. */
export const indexOf = (point: Point): number => points.indexOf(point);

const ringed = (ring: number, place: number): Point => points[8 * ring + (place % 8)]!;
const rings = [0, 1, 2];
const sides = [0, 2, 4, 6];

/** The sixteen lines of three: four sides of each ring, and four lines that join the rings at the middle of their sides. */
export const lines: readonly (readonly [Point, Point, Point])[] = [
  ...rings.flatMap((ring) =>
    sides.map((side) => [ringed(ring, side), ringed(ring, side + 1), ringed(ring, side + 2)] as const),
  ),
  ...sides.map((side) => [ringed(0, side + 1), ringed(1, side + 1), ringed(2, side + 1)] as const),
];

const steps = lines.flatMap(([a, b, c]) => [
  [a, b],
  [b, c],
]);

/** The points one step along a line from this one. */
export const neighborsOf = (point: Point): readonly Point[] =>
  points.filter((other) => steps.some((step) => step.includes(point) && step.includes(other) && point !== other));
