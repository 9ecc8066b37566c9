import { expect, inject, test } from 'vitest';
import { axe, langs, pagePaths, sizes, useBrowser } from './browser.ts';

const { url } = inject('site');
const { open } = useBrowser();

const addresses = ['', ...langs.flatMap((lang) => pagePaths.map((path) => `${lang}/${path}`)), 'nowhere/'];
const views = (['phone', 'desk'] as const).flatMap((size) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ size, colorScheme })),
);

test.each(addresses)('/%s is accessible and keeps to itself, on a phone and at a desk, day and night', async (path) => {
  // The policy would keep axe out; the test below opens every page under it.
  const { page, troubles, asked } = await open({ viewport: sizes.phone, colorScheme: 'light', bypassCSP: true });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  for (const { size, colorScheme } of views) {
    await page.setViewportSize(sizes[size]);
    await page.emulateMedia({ colorScheme });
    const where = `${path} ${size} ${colorScheme}`;
    expect(await axe(page), where).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, `${where}: scrolls sideways`).toBeLessThanOrEqual(0);
  }
  expect(asked.filter((address) => !address.startsWith(url) && !address.startsWith('data:'))).toEqual([]);
  expect(troubles.filter((trouble) => !(path === 'nowhere/' && trouble.includes('404')))).toEqual([]);
  await page.context().close();
});

test.each(addresses)('/%s obeys its own policy', async (path) => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  expect(troubles.filter((trouble) => trouble.includes('Content Security Policy'))).toEqual([]);
  await page.context().close();
});

test.each(langs)('every page in %s says its language, has one title and one main heading', async (lang) => {
  const { page } = await open({ viewport: sizes.desk });
  const titles = new Set<string>();
  for (const path of pagePaths) {
    await page.goto(`${url}${lang}/${path}`);
    expect(await page.getAttribute('html', 'lang')).toBe(lang);
    expect(await page.locator('h1').count(), path).toBe(1);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(pagePaths.length);
  await page.context().close();
});

test('the reference of the packages opens', async () => {
  const { page, troubles, asked } = await open({ viewport: sizes.desk });
  await page.goto(`${url}api/`, { waitUntil: 'networkidle' });
  expect(await page.textContent('h1')).toContain('Portolan');
  await page.goto(`${url}api/modules/_portolan_core.html`, { waitUntil: 'networkidle' });
  expect(troubles).toEqual([]);
  expect(asked.filter((address) => !address.startsWith(url) && !address.startsWith('data:'))).toEqual([]);
  await page.context().close();
});
