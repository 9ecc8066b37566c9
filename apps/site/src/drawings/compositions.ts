import type { Point, Shore } from '@portolan/boards';
import { tallShores, wideShores } from './shores.ts';

/** The harbors of the chart, each the place of a game, from north to south. */
export type HarborPlace = 'river' | 'cape' | 'islands' | 'strait';

/** A chart of the four harbors: what lies where, in the units of its box. */
export interface Composition {
  readonly width: number;
  readonly height: number;
  readonly rose: { readonly x: number; readonly y: number; readonly radius: number };
  /** A second center of rhumb lines. */
  readonly farWinds?: Point;
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
}

/** The chart of a desktop. */
export const wideChart: Composition = {
  width: 1240,
  height: 780,
  rose: { x: 618, y: 560, radius: 92 },
  farWinds: [1240, 160],
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
    [92, 392, 48],
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
    islands: [886, 632],
    strait: [270, 437],
  },
};

/** The chart of a phone. */
export const tallChart: Composition = {
  width: 390,
  height: 1150,
  rose: { x: 312, y: 745, radius: 46 },
  shores: tallShores,
  tracks:
    'M274 418C240 432 196 470 188 504M186 534C184 600 160 640 138 662M140 692C176 716 212 770 212 820C214 880 206 900 180 930C158 956 136 980 124 1010',
  soundings: [
    [342, 650, 34],
    [262, 664, 51],
    [330, 846, 22],
    [36, 880, 40],
    [34, 620, 18],
    [330, 290, 27],
    [330, 1116, 31],
    [40, 1090, 44],
    [96, 910, 29],
  ],
  ships: [{ x: 66, y: 985, scale: 0.62 }],
  anchors: {
    river: [288.7, 411.8],
    cape: [199.1, 520.4],
    islands: [120.8, 1027.6],
    strait: [128.2, 674.4],
  },
};
