import type { Locator } from 'playwright-core';

/** Counts what a hand does on the page, one for each touch. */
export const useTaps = () => {
  let count = 0;
  return {
    /** Touches something, wherever on it a finger may come down. */
    tap: async (target: Locator): Promise<void> => {
      count += 1;
      await target.click();
    },
    count: (): number => count,
  };
};
