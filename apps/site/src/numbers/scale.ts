import { type ScaleLinear, scaleLinear } from 'd3-scale';

/** Units of a picture: as wide as a phone shows it, so that its letters are as large as they say. */
export const WIDTH = 360;

/** A strip that shares its line with a token and a figure. */
export const NARROW = 240;

/** Half of a label. */
const PAD = 18;

/** Where numbers lie in a picture, from the left edge to the right with room for half a label. */
export const acrossOf = (values: readonly number[], width = WIDTH): ScaleLinear<number, number> =>
  scaleLinear([Math.min(...values), Math.max(...values)], [PAD, width - PAD]).nice(5);

/** A place in a picture, to a tenth: finer is not seen, and would be written out. */
export const at = (value: number): number => Math.round(value * 10) / 10;

/** Numbers in steps of a round width, at most so many, with how often each step occurred. */
export const binned = (
  counts: Readonly<Record<string, number>>,
  width: number,
): readonly { readonly from: number; readonly n: number }[] => {
  const bins = new Map<number, number>();
  for (const [value, n] of Object.entries(counts)) {
    const from = Math.floor(Number(value) / width) * width;
    bins.set(from, (bins.get(from) ?? 0) + n);
  }
  return [...bins].map(([from, n]) => ({ from, n })).sort((a, b) => a.from - b.from);
};

/** The round width by which a range comes to so many steps at most. */
export const binWidth = (from: number, to: number, most: number): number =>
  [1, 2, 5, 10, 20, 50, 100, 200, 500].find((width) => (to - from) / width < most) ?? 1000;
