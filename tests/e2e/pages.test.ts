import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { axe, langs, look, pagePaths, roomIn, sizes, useBrowser, viewOf, visit, type Watched } from './browser.ts';
import { crowdedWhenDoubled } from './crowded.ts';

const { folder, url } = inject('site');
const { open } = useBrowser();

const addresses = ['', 'nowhere/', ...pagePaths.flatMap((path) => langs.map((lang) => `${lang}/${path}`))];
const visits = addresses.map((path, i) => ({ path, view: viewOf(i) }));

// One after the other, as a reader goes: what all pages share is then read once.
let watched: Watched;
beforeAll(async () => {
  watched = await open({ viewport: sizes.phone });
});

// French and English of a page are neighbors: together they are looked through on a phone and at a desk, day and night.
test.each(visits)(
  '/$path is accessible, has room for text twice as large, keeps to itself and obeys its policy',
  async ({ path, view }) => {
    const { page, troubles, asked } = watched;
    for (const heard of [troubles, asked]) heard.length = 0;
    await visit(page, url + path);
    await look(page, view);
    expect(await axe(page), `${path} ${view.size} ${view.colorScheme}`).toEqual([]);
    await roomIn(page);
    expect(await crowdedWhenDoubled(page), `${path} with text twice as large`).toEqual([]);
    expect(asked.filter((address) => !address.startsWith(url) && !address.startsWith('data:'))).toEqual([]);
    expect(troubles.filter((trouble) => !(path === 'nowhere/' && trouble.includes('404')))).toEqual([]);
  },
);

test.each(langs)('every page in %s says its language and has a title of its own and one main heading', async (lang) => {
  const titles = new Set<string>();
  for (const path of pagePaths) {
    const html = await readFile(join(folder, lang, path, 'index.html'), 'utf8');
    expect(/<html[^>]* lang="([^"]+)"/.exec(html)?.[1], path).toBe(lang);
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    titles.add(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
  }
  expect(titles.size).toBe(pagePaths.length);
});

/** The reference is drawn by its generator; its landmarks and headings are ours to see to. */
const outline = [
  'heading-order',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'region',
];

test('the reference of the packages opens, with landmarks and headings in order', async () => {
  const { page, troubles, asked } = await open({ viewport: sizes.desk });
  await visit(page, `${url}api/`);
  expect(await page.textContent('h1')).toContain('Portolan');
  for (const path of ['', 'modules/_portolan_core.html', 'interfaces/_portolan_core.Game.html']) {
    await visit(page, `${url}api/${path}`);
    expect(await axe(page, undefined, { whole: true, only: outline }), path).toEqual([]);
  }
  expect(troubles).toEqual([]);
  expect(asked.filter((address) => !address.startsWith(url) && !address.startsWith('data:'))).toEqual([]);
  await page.context().close();
});
