import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { axe, langs, look, pagePaths, roomIn, sizes, useBrowser, viewOf, visit, type Watched } from './browser.ts';
import { crowdedWhenDoubled } from './crowded.ts';

const { folder, url } = inject('site');
const { open } = useBrowser();

const inLangs = pagePaths.flatMap((path) => langs.map((lang) => `${lang}/${path}`));
const addresses = ['', 'nowhere/', ...inLangs, 'offline/'];
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

/** Pages of the reference, one with members and one without: it is drawn by its generator, but what axe says of it is ours to see to. */
const reference = ['modules/_portolan_cli.html', 'functions/_portolan_core.copies.html'] as const;

test('the reference of the packages opens and is accessible', async () => {
  const { page, troubles, asked } = await open({ viewport: sizes.desk });
  await visit(page, `${url}api/`);
  expect(await page.textContent('h1')).toContain('Portolan');
  for (const [i, path] of reference.entries()) {
    await visit(page, `${url}api/${path}`);
    // The list of all pages is built by a script.
    await page.locator('#tsd-nav-container details').first().waitFor({ state: 'attached' });
    await look(page, viewOf(i));
    expect(await axe(page), path).toEqual([]);
  }
  expect(troubles).toEqual([]);
  expect(asked.filter((address) => !address.startsWith(url) && !address.startsWith('data:'))).toEqual([]);
  await page.context().close();
});
