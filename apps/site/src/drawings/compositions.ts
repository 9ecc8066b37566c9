import type { Point, Shore } from '@portolan/boards';
import { wideShores } from './shores.ts';

/** The harbors of the chart, each the place of a game, from north to south. */
export type HarborPlace = 'river' | 'cape' | 'islands' | 'strait';

/** A chart of the four harbors: what lies where, in the units of its box. */
export interface Composition {
  readonly rose: { readonly x: number; readonly y: number; readonly radius: number };
  readonly shores: readonly Shore[];
  /** Courses from harbor to harbor. */
  readonly tracks: string;
  readonly soundings: readonly (readonly [x: number, y: number, depth: number])[];
  readonly ships: readonly {
    readonly x: number;
    readonly y: number;
    readonly scale: number;
    readonly west?: boolean;
  }[];
  readonly anchors: Readonly<Record<HarborPlace, Point>>;
  /** Where the name of each place is lettered. */
  readonly names: Readonly<Record<HarborPlace, Point>>;
  /** The piece of the chart around each harbor, as a view box. */
  readonly strips: Readonly<Record<HarborPlace, string>>;
}

/** The chart of the home page and of the cards. */
export const wideChart: Composition = {
  rose: { x: 618, y: 560, radius: 92 },
  shores: wideShores,
  tracks:
    'M842 149C776 172 690 220 668 300C650 372 520 372 440 396C380 412 330 420 292 432M276 456C300 560 360 660 400 700C440 738 500 748 560 744C700 736 780 700 868 640',
  soundings: [
    [640, 60, 21],
    [596, 180, 34],
    [668, 440, 62],
    [520, 450, 58],
    [358, 540, 14],
    [500, 640, 33],
    [800, 460, 27],
    [820, 560, 19],
    [780, 640, 41],
    [560, 706, 70],
    [1100, 474, 12],
    [1206, 700, 16],
    [200, 706, 9],
    [300, 720, 11],
    [326, 259, 48],
    [770, 236, 12],
    [520, 90, 45],
  ],
  ships: [
    { x: 548, y: 357, scale: 0.92, west: true },
    { x: 720, y: 716, scale: 0.78 },
  ],
  anchors: {
    river: [862, 146],
    cape: [702, 340],
    islands: [270, 437],
    strait: [886, 632],
  },
  names: {
    river: [952, 108],
    cape: [842, 318],
    islands: [118, 575],
    strait: [1000, 655],
  },
  strips: {
    river: '760 28 470 165',
    cape: '560 262 470 165',
    islands: '70 392 470 165',
    strait: '790 520 470 165',
  },
};
