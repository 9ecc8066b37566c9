// How a ship is drawn: as long as its value, its hold cut open. All numbers are units of the quay's drawing (300 x 372).

/** A mast of a ship. */
interface Mast {
  readonly x: number;
  readonly top: number;
  readonly foot: number;
}

/** The lines of a ship, each a path or a place. */
export interface ShipLines {
  readonly hull: string;
  readonly castle: string;
  readonly panes: string;
  readonly rail: string;
  readonly wale: string;
  readonly planks: string;
  readonly masts: readonly {
    readonly spar: string;
    readonly yards: string;
    readonly furls: string;
    readonly pennant: string;
  }[];
  readonly bowsprit: string;
  readonly staff: string;
  readonly ensign: string;
  readonly rigging: string;
  readonly hold: { readonly x: number; readonly width: number };
  /** Middles of the berths. */
  readonly berths: readonly number[];
  readonly berth: number;
  /** Where the ropes to the bollards begin. */
  readonly ends: readonly [left: number, right: number];
}

const MIDDLE = 146;
/** Where the sheer is lowest. */
const WAIST = 156;

/** How wide a berth of a ship is: narrower in the long ships, so that all fit the quay. */
const berthWidth = (value: number): number => Math.min(27, 161 / value);

/** A number of a drawing, to a tenth of a unit. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

const n = (value: number): string => String(rounded(value));

/** The sheer between two ends, lowered by `by` and drawn in by `inset`: two parabolas that meet level at the waist. */
const sheer = (left: number, right: number, by: number, inset: number): string => {
  const [from, to] = [left + inset, right - inset];
  const low = 132 + by;
  return `M${n(from)} ${n(108.2 + by)}Q${n((from + WAIST) / 2)} ${n(low)} ${WAIST} ${n(low)}Q${n((WAIST + to) / 2)} ${n(low)} ${n(to)} ${n(112.5 + by)}`;
};

const mastsOf = (value: number, width: number): Mast[] =>
  value <= 4
    ? [
        { x: MIDDLE - 0.28 * width, top: 31, foot: 128.6 },
        { x: MIDDLE + 0.3 * width, top: 59, foot: 131.5 },
      ]
    : [
        { x: MIDDLE - 0.4 * width, top: 48, foot: 124 },
        { x: MIDDLE, top: 31.5, foot: 133 },
        { x: MIDDLE + 0.4 * width, top: 48.5, foot: 130.5 },
      ];

/** A furled sail: five scallops under its yard. */
const furl = (x: number, half: number, y: number): string => {
  const scallop = (half * 1.8) / 5;
  return `M${n(x - half * 0.9)} ${n(y)}${`q${n(scallop / 2)} 7.5 ${n(scallop)} 0`.repeat(5)}Z`;
};

const dressed = ({ x, top, foot }: Mast) => {
  const height = foot - top;
  const yards = [
    { y: top + 0.47 * height, half: 0.265 * height },
    { y: top + 0.2 * height, half: 0.187 * height },
  ];
  return {
    spar: `M${n(x)} ${n(foot)}V${n(top)}`,
    yards: yards.map(({ y, half }) => `M${n(x - half)} ${n(y)}H${n(x + half)}`).join(''),
    furls: yards.map(({ y, half }) => furl(x, half, y)).join(''),
    pennant: `M${n(x)} ${n(top)}q6 -3 11 0t11 0q-3 3 -1 5.5q-5 2.5 -10 .5t-11 -.5Z`,
  };
};

/** Shrouds with their ratlines, and lifts from the mast to the ends of the yards. */
const shrouds = ({ x, top, foot }: Mast): string => {
  const height = foot - top;
  const from = top + 0.37 * height;
  const lines = [-13, -7, 7, 13].map((dx) => `M${n(x)} ${n(from)}L${n(x + dx)} ${n(foot - 2)}`);
  const steps = [0.8, 0.65, 0.5].map((part, i) => {
    const half = 9.2 - i * 3.2;
    return `M${n(x - half)} ${n(top + part * height)}H${n(x + half)}`;
  });
  return [...lines, ...steps].join('');
};

const stays = (masts: readonly Mast[], left: number, right: number): string => {
  const [first, last] = [masts[0]!, masts[masts.length - 1]!];
  const between = masts.slice(1).map((mast, i) => {
    const before = masts[i]!;
    return `M${n(before.x)} ${n(before.top)}L${n(mast.x)} ${n(mast.top + 0.36 * (mast.foot - mast.top))}M${n(mast.x)} ${n(mast.top)}L${n(before.x)} ${n(before.top + 0.36 * (before.foot - before.top))}`;
  });
  return `M${n(first.x)} ${n(first.top)}L${n(left - 2)} 90.2M${n(last.x)} ${n(last.top)}L${n(right + 24)} 90.7M${n(last.x)} ${n(last.top + 22)}L${n(right + 10)} 102.7${between.join('')}`;
};

/** The lines of a ship of a value from 1 to 12. */
export const shipLines = (value: number): ShipLines => {
  const berth = berthWidth(value);
  const width = value * berth;
  // A very short hull would have no room for its masts.
  const body = Math.max(width, 81);
  const left = MIDDLE - body / 2 - 26;
  const right = MIDDLE + body / 2 + 46;
  const masts = mastsOf(value, body);
  return {
    hull: `${sheer(left, right, 0, 0)}C${n(right + 4)} 123.7 ${n(right - 6)} 178 ${n(right - 32)} 214H${n(left + 18)}C${n(left + 6)} 190 ${n(left)} 160 ${n(left)} 108.2Z`,
    castle: `M${n(left - 3)} 88.2L${n(left + 40)} 105.5V124.5L${n(left)} 108.2Z`,
    panes: `M${n(left + 8)} 98.6h7v8h-7ZM${n(left + 20)} 103.2h7v8h-7Z`,
    rail: `M${n(left + 40)} 117.5Q${n((left + 40 + WAIST) / 2)} 126 ${WAIST} 126Q${n((WAIST + right - 6) / 2)} 126 ${n(right - 6)} 108.8`,
    wale: sheer(left, right, 10.6, 3),
    planks: [sheer(left, right, 5.4, 1.5), sheer(left, right, 16, 3.5), sheer(left, right, 76, 15)].join(''),
    masts: masts.map(dressed),
    bowsprit: `M${n(right - 12)} 115.7L${n(right + 24)} 90.7`,
    staff: `M${n(left + 1)} 92.2l-5 -22`,
    ensign: `M${n(left - 4)} 71.2q-7 -3 -13 0t-13 0l-1 12q7 3 13 0t13 1Z`,
    rigging: masts.map(shrouds).join('') + stays(masts, left, right),
    hold: { x: rounded(MIDDLE - width / 2 - 4), width: rounded(width + 8) },
    berths: Array.from({ length: value }, (_, i) => MIDDLE - width / 2 + berth * (i + 0.5)),
    berth,
    ends: [left + 12, right - 24],
  };
};

/** The lines of a ship seen from close by: its hull, and its hold as large as the figures in it need. */
export interface NearLines {
  readonly hull: string;
  readonly wale: string;
  readonly planks: string;
  readonly bowsprit: string;
  readonly hold: { readonly x: number; readonly width: number };
  /** Middles of the berths. */
  readonly berths: readonly number[];
  readonly berth: number;
}

/** The same for a ship seen from close by, in a drawing of 180 x 196: stern and bow close to the hold. */
export const nearLines = (value: number): NearLines => {
  const berth = Math.min(24, 146 / value);
  const width = value * berth;
  const middle = 88;
  const [left, right] = [middle - width / 2 - 15, middle + width / 2 + 17];
  const line = (y: number, inset: number): string =>
    `M${n(left + inset)} ${y}Q${middle} ${y + 20} ${n(right - inset)} ${y - 3}`;
  return {
    hull: `${line(6, 0)}C${n(right + 1)} 30 ${n(right - 6)} 80 ${n(right - 20)} 128H${n(left + 10)}C${n(left + 2)} 95 ${n(left)} 60 ${n(left)} 6Z`,
    wale: line(14, 1),
    planks: `${line(19, 1)}M${n(left + 4)} 91Q${middle} 96 ${n(right - 10)} 90`,
    bowsprit: `M${n(right - 12)} 10L${n(right + 14)} -4`,
    hold: { x: rounded(middle - width / 2 - 4), width: rounded(width + 8) },
    berths: Array.from({ length: value }, (_, i) => middle - width / 2 + berth * (i + 0.5)),
    berth,
  };
};
