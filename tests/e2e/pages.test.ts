import { expect, inject, test } from 'vitest';
import { axe, langs, look, overhang, pagePaths, sizes, useBrowser, viewsOf } from './browser.ts';

const { url } = inject('site');
const { open } = useBrowser();

const addresses = ['', 'nowhere/', ...pagePaths.flatMap((path) => langs.map((lang) => `${lang}/${path}`))];
const visits = addresses.map((path, i) => ({ path, views: viewsOf(i) }));

// French and English of a page are neighbors: together they are seen on a phone and at a desk, day and night.
test.each(visits)('/$path is accessible, keeps to itself and obeys its policy', async ({ path, views }) => {
  const { page, troubles, asked } = await open({ viewport: sizes.phone });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  for (const view of views) {
    await look(page, view);
    const where = `${path} ${view.size} ${view.colorScheme}`;
    expect(await axe(page), where).toEqual([]);
    expect(await overhang(page), `${where}: scrolls sideways`).toBeLessThanOrEqual(0);
  }
  expect(asked.filter((address) => !address.startsWith(url) && !address.startsWith('data:'))).toEqual([]);
  expect(troubles.filter((trouble) => !(path === 'nowhere/' && trouble.includes('404')))).toEqual([]);
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
