import { at, bearing, short } from './geometry.ts';

/** The paths of a compass rose around the origin; `radius` is the outer ring's, the north mark rises a little above. */
export interface Rose {
  readonly ring: number;
  readonly halo: number;
  readonly heart: number;
  readonly ticks: string;
  /** Points from the back to the front, each a light and a dark half. */
  readonly points: readonly { readonly light: string; readonly dark: string }[];
  readonly north: string;
  readonly northBar: string;
}

/** Points of one kind: the bearing of the first, the step to the next, their length and the distance of their shoulders. */
interface Kind {
  readonly first: number;
  readonly step: number;
  readonly tip: number;
  readonly shoulder: number;
}

const kinds: readonly Kind[] = [
  { first: 22.5, step: 45, tip: 0.44, shoulder: 0.1 },
  { first: 45, step: 90, tip: 0.488, shoulder: 0.126 },
  { first: 0, step: 90, tip: 0.74, shoulder: 0.148 },
];

const half = (degrees: number, side: -45 | 45, shoulder: number, tip: number): string =>
  `M0 0L${at(bearing(degrees + side, shoulder))}L${at(bearing(degrees, tip))}Z`;

const pointsOf = (radius: number, { first, step, tip, shoulder }: Kind): Rose['points'] =>
  Array.from({ length: 360 / step }, (_, i) => {
    const degrees = first + i * step;
    return {
      light: half(degrees, -45, shoulder * radius, tip * radius),
      dark: half(degrees, 45, shoulder * radius, tip * radius),
    };
  });

/** Every eighth tick is the longest, every second one middling. */
const tickEnd = (i: number): number => (i % 8 === 0 ? 0.76 : i % 2 === 0 ? 0.8 : 0.82);

const ticksOf = (radius: number): string =>
  Array.from({ length: 64 }, (_, i) => {
    const degrees = (i * 360) / 64;
    return `M${at(bearing(degrees, 0.84 * radius))}L${at(bearing(degrees, tickEnd(i) * radius))}`;
  }).join('');

/** A compass rose whose halo has about the radius given. */
export const rose = (radius: number): Rose => ({
  ring: 0.84 * radius,
  halo: 0.87 * radius,
  heart: 0.1 * radius,
  ticks: ticksOf(radius),
  points: kinds.flatMap((kind) => pointsOf(radius, kind)),
  north: `M0 ${short(-1.16 * radius)}L${short(0.055 * radius)} ${short(-0.99 * radius)}L0 ${short(-0.915 * radius)}L${short(-0.055 * radius)} ${short(-0.99 * radius)}Z`,
  northBar: `M${short(-0.1 * radius)} ${short(-0.99 * radius)}H${short(0.1 * radius)}`,
});

/** The star of the site's name: the four winds over the four half winds, in a box of 36 around the origin. */
export const star: Rose['points'] = [
  ...pointsOf(1, { first: 45, step: 90, tip: 11.2, shoulder: 2.9 }),
  ...pointsOf(1, { first: 0, step: 90, tip: 17, shoulder: 3.4 }),
];
