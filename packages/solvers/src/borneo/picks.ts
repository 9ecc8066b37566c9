import type { Scale } from './inputs.ts';

/** The usual scale: a card scores 1 at the end, and the better pays more of a Mission. */
export const usualScale: Scale = { single: 2, doubled: 4, crate: 5, harbor: 2 };

/** A card that can be picked: its value to each seat, listed in edition order. */
export interface Prize {
  readonly face: number;
  readonly values: readonly number[];
}

/** What best picking comes to: each seat's sum, and the prize taken at each pick. */
export interface Picked {
  readonly sums: readonly number[];
  readonly taken: readonly number[];
}

/**
 * Picks in a fixed order, each picker maximizing the sum of his own values, solved backwards over the cards left.
 * Of equal results the first prize is taken. `pickers` is by pick; at most 20 prizes.
 */
export const solvePicks = (pickers: readonly number[], prizes: readonly Prize[], seats: number): Picked => {
  const memo = new Map<number, Picked>();
  const nothing: Picked = { sums: Array<number>(seats).fill(0), taken: [] };
  const solve = (left: number, at: number): Picked => {
    if (at === pickers.length || left === 0) return nothing;
    const known = memo.get(left);
    if (known) return known;
    const seat = pickers[at]!;
    let best: Picked | undefined;
    for (let i = 0; i < prizes.length; i++) {
      if (!(left & (1 << i))) continue;
      const rest = solve(left & ~(1 << i), at + 1);
      const own = rest.sums[seat]! + prizes[i]!.values[seat]!;
      if (best && best.sums[seat]! >= own) continue;
      best = { sums: rest.sums.map((sum, s) => (s === seat ? own : sum)), taken: [i, ...rest.taken] };
    }
    memo.set(left, best!);
    return best!;
  };
  return solve((1 << prizes.length) - 1, 0);
};
