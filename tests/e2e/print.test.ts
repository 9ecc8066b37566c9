import { expect, inject, test } from 'vitest';
import { langs, useBrowser } from './browser.ts';

const { url } = inject('site');
const { open } = useBrowser();

const pagesOf = (pdf: Buffer): number => (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;

test.each(langs)('in %s the summary is one page of paper, the rulebook two columns without controls', async (lang) => {
  const { page } = await open();
  await page.goto(`${url}${lang}/borneo/summary/`, { waitUntil: 'networkidle' });
  expect(pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toBe(1);
  await page.goto(`${url}${lang}/borneo/`, { waitUntil: 'networkidle' });
  await page.emulateMedia({ media: 'print' });
  expect(
    await page
      .locator('header button:visible, .sidebar:visible, .copy:visible, .toc:visible, main button:visible')
      .count(),
  ).toBe(0);
  expect(await page.locator('.rulebook').evaluate((book) => getComputedStyle(book).columnCount)).toBe('2');
  expect(await page.locator('.example svg:visible').count()).toBeGreaterThan(0);
  await page.context().close();
});
