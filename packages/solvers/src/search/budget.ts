import type { Budget } from '../question.ts';

/** What has been spent of a budget, from 0 to 1 and over; `late` is asked in the middle of a game that is played on. */
export interface Purse {
  readonly spent: (playouts: number) => number;
  readonly late: () => boolean;
}

/**
 * A budget as it is spent: by the clock, by games played on, or by whichever is over first; `usual` games where nobody says. A clock is never
 * asked for where only games count, so that the same seed gives the same answer everywhere.
 *
 * @throws RangeError on iterations or a time that are not more than nothing.
 */
export const purseOf = ({ iterations, time, now = Date.now }: Budget, usual: number): Purse => {
  // Nothing would ever spend it.
  for (const [name, amount] of Object.entries({ iterations, time }))
    if (amount !== undefined && !(amount > 0)) throw new RangeError(`${name} is more than nothing: ${amount}`);
  const most = iterations ?? (time === undefined ? usual : Number.POSITIVE_INFINITY);
  if (time === undefined) return { spent: (playouts) => playouts / most, late: () => false };
  const begun = now();
  const passed = (): number => (now() - begun) / time;
  return { spent: (playouts) => Math.max(passed(), playouts / most), late: () => passed() >= 1 };
};
