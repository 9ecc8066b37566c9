/** A point of a drawing, in the units of its viewBox. */
export type Point = readonly [x: number, y: number];

/** A number as a path writes it: at most one decimal. */
export const short = (value: number): string => String(Math.round(value * 10) / 10 || 0);

/** A point as a path writes it. */
export const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** The point at a bearing from the origin: degrees clockwise from north. */
export const bearing = (degrees: number, distance: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle) * distance, -Math.cos(angle) * distance];
};

/** The same shore moved and scaled: `from` lands on `to`. */
export const moved = (points: readonly Point[], from: Point, to: Point, scale: number): Point[] =>
  points.map(([x, y]) => [to[0] + (x - from[0]) * scale, to[1] + (y - from[1]) * scale]);
