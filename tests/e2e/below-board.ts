import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sizes } from './browser.ts';

/**
 * What is needed besides the board lies at most two screens of a phone below it: who plays, when, what one begins with,
 * and what the board does not show of the turn.
 */
export const isNear = async (page: Page): Promise<void> => {
  const board = await page.locator('.board-picture').boundingBox();
  const folds = page.locator('.folds > .fold > summary');
  const done = folds.filter({ hasText: /Ce qui a été fait|What has been done/ });
  const all = [
    ...[page.locator('.board-moment, .rt-moment'), page.locator('.starts'), folds.first()],
    ...((await done.count()) > 0 ? [done] : []),
  ];
  for (const needed of all) {
    const { y = Infinity, height = 0 } = (await needed.boundingBox()) ?? {};
    const far = y + height - ((board?.y ?? 0) + (board?.height ?? 0));
    expect(far, (await needed.textContent()) ?? '').toBeLessThanOrEqual(2 * sizes.phone.height);
  }
};

/** Every fold that one sees, the last of them too, ends within two screens of a phone from the head of the page. */
export const foldsAreNear = async (page: Page, where: string): Promise<void> => {
  const ends = await page.locator('.tool-frame summary').evaluateAll((all) =>
    all.flatMap((one) => {
      const within = one.parentElement?.parentElement?.closest('details:not([open])');
      return within ? [] : [{ fold: one.textContent ?? '', end: one.getBoundingClientRect().bottom + scrollY }];
    }),
  );
  expect(ends.length, where).toBeGreaterThan(3);
  for (const { fold, end } of ends) expect(end, `${where}: ${fold}`).toBeLessThanOrEqual(2 * sizes.phone.height);
};
