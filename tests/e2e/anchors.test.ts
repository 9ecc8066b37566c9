import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sizes, useBrowser, visit } from './browser.ts';

const { url } = inject('site');
const { open } = useBrowser();

/** How far below the top of the screen a clause stands, once the heights of all parts of its rulebook are known. */
const topOf = async (page: Page, clause: string): Promise<number> => {
  await page.locator('.rulebook[data-laid]').waitFor({ state: 'attached' });
  return page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN, clause);
};

test('who follows the address of a clause stays there while the rest is laid out, and comes back to where they were', async () => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  // Far down, below sections that are shorter and longer than they are taken for.
  await visit(page, `${url}fr/borneo/#pirates.penalty`);
  // Below the bar at the top, which is 60 px high, and above the middle.
  const top = await topOf(page, 'pirates.penalty');
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(sizes.desk.height / 2);
  await page.mouse.wheel(0, -300);
  await page.waitForFunction(
    (before) => (document.getElementById('pirates.penalty')?.getBoundingClientRect().top ?? 0) > before + 290,
    top,
  );
  const read = await topOf(page, 'pirates.penalty');
  await visit(page, `${url}fr/about/`);
  await page.goBack({ waitUntil: 'load' });
  expect(Math.abs((await topOf(page, 'pirates.penalty')) - read)).toBeLessThan(3);
  // A fragment that a messenger has damaged names nothing, and harms nothing.
  await visit(page, `${url}fr/borneo/#100%`);
  await page.locator('.rulebook[data-laid]').waitFor({ state: 'attached' });
  expect(troubles).toEqual([]);
  await page.context().close();
});
