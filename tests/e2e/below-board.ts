import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sizes } from './browser.ts';

/** What is needed besides the board lies at most two screens of a phone below it: who plays, when, and what one begins with. */
export const isNear = async (page: Page): Promise<void> => {
  const board = await page.locator('.board-picture').boundingBox();
  for (const needed of ['.board-moment, .rt-moment', '.starts']) {
    const { y = Infinity, height = 0 } = (await page.locator(needed).boundingBox()) ?? {};
    const far = y + height - ((board?.y ?? 0) + (board?.height ?? 0));
    expect(far, needed).toBeLessThanOrEqual(2 * sizes.phone.height);
  }
};
