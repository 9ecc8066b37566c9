import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@portolan/site/scripts/static.mjs';
import type { Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { eventually, islandIn, sizes, useBrowser, visit } from './browser.ts';

const { open } = useBrowser();

/** Waits until the page says how much of the site is kept. */
const kept = (page: Page, part: 'page' | 'game' | 'all') => page.locator(`.offline-said .kept-${part}`).waitFor();

/** Waits for the answer to a question; the page that lists the questions shows three samples of one. */
const answered = (page: Page) => page.locator('.answer .verdict .word').first().waitFor();

/** A copy of the site that a test may change, as a deploy would. */
interface Copy {
  readonly folder: string;
  readonly url: string;
}

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

const copied = async (of: 'site' | 'below' = 'site'): Promise<Copy> => {
  const folder = await mkdtemp(join(tmpdir(), 'portolan-copy-'));
  const { folder: from, base } = inject(of);
  await cp(from, folder, { recursive: true, filter: (path) => path !== join(from, 'api') });
  const site = await serve({ folder, base, packed: false, lasting: false });
  closing.push(site.close, () => rm(folder, { recursive: true, force: true }));
  return { folder, url: site.url };
};

/** Changes a file of a copy. */
const change = async ({ folder }: Copy, file: string, from: string | RegExp, to: string): Promise<void> => {
  const path = join(folder, file);
  const before = await readFile(path, 'utf8');
  const after = before.replaceAll(from instanceof RegExp ? new RegExp(from, 'g') : from, to);
  expect(after, `${file} changes`).not.toBe(before);
  await writeFile(path, after);
};

/** A script of a copy, by the name that its source has. */
const scriptNamed = async ({ folder }: Copy, name: string): Promise<string> =>
  (await readdir(join(folder, '_astro'))).find((file) => file.startsWith(`${name}.`) && file.endsWith('.js')) ?? '';

test('below a sub-path, too, everything reads without a network after one visit', async () => {
  // Of two games, so that all is soon kept: how it is kept does not depend on how much there is.
  const { folder, base } = inject('below');
  // A host that has everything asked for anew: what reads without a network is what the site keeps.
  const { url, close } = await serve({ folder, base, packed: false, lasting: false });
  closing.push(close);
  const { page, troubles } = await open({ viewport: sizes.phone, serviceWorkers: 'allow' });
  await page.goto(`${url}fr/borneo/`, { waitUntil: 'load' });
  await kept(page, 'all');
  await page.context().setOffline(true);
  for (const path of ['en/borneo/', 'fr/borneo/check/', 'en/glossary/', 'fr/', '']) {
    await page.goto(`${url}${path}`, { waitUntil: 'load' });
    await page.locator('h1').first().waitFor();
    const faces = await page.evaluate(async () => (await document.fonts.load('400 16px "Literata Variable"')).length);
    expect(faces, path).toBeGreaterThan(0);
  }
  await page.goto(`${url}fr/borneo/`, { waitUntil: 'load' });
  await page.locator('[data-search-open]').click();
  await page.locator('dialog[open] input').fill('combat');
  await page.locator('.hits a').first().waitFor();
  await page.goto(`${url}fr/borneo/check/#fight`, { waitUntil: 'load' });
  await answered(page);
  expect(troubles).toEqual([]);
  // What is not kept is no fault of a browser's own: a page says so, and leads back to what is.
  const unkept = await page.goto(`${url}fr/borneo/not-kept/`, { waitUntil: 'load' });
  expect(unkept?.status()).toBe(503);
  expect(await page.locator('h1').textContent()).toBe('Pas de réseau');
  expect(page.url()).toBe(`${url}fr/borneo/not-kept/`);
  await page.locator('.lost [hreflang="en"]').click();
  await page.waitForURL(`${url}en/`);
  await page.context().close();
});

test('each part of the site is kept on its own: the game at hand reads where the rest could not be had', async () => {
  const site = await copied();
  await rm(join(site.folder, 'search'), { recursive: true });
  await rm(join(site.folder, 'en/borneo/index.html'));
  const { page } = await open({ viewport: sizes.phone, serviceWorkers: 'allow' });
  await page.goto(`${site.url}en/rotterdam/`, { waitUntil: 'load' });
  await kept(page, 'game');
  await page.context().setOffline(true);
  await page.goto(`${site.url}fr/rotterdam/check/#call`, { waitUntil: 'load' });
  await answered(page);
  // What leads to all games is kept with any of them.
  for (const path of ['fr/', 'fr/quarrel/', 'en/glossary/']) {
    expect((await page.goto(`${site.url}${path}`, { waitUntil: 'load' }))?.status(), path).toBe(200);
  }
  await page.context().close();
});

test('where nothing can be kept, the storage being full, every page is served and is the newest', async () => {
  const site = await copied('below');
  const { page } = await open({ viewport: sizes.phone, serviceWorkers: 'allow' });
  await page.goto(`${site.url}fr/about/`, { waitUntil: 'load' });
  await kept(page, 'page');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(site.url).origin, quotaSize: 1 });
  const full = await page.evaluate(async () => {
    const cache = await caches.open('portolan');
    return cache.put('full', new Response('a'.repeat(1000))).then(
      () => false,
      () => true,
    );
  });
  expect(full, 'nothing more can be kept').toBe(true);
  for (const path of ['fr/about/', 'en/borneo/']) {
    await change(site, `${path}index.html`, '</h1>', ' A new deploy</h1>');
    // A network that takes longer than a reader waits shows what is kept; the next visit the newest.
    const visit = async () => {
      const answer = await page.goto(`${site.url}${path}`, { waitUntil: 'load' });
      expect(answer?.fromServiceWorker(), path).toBe(true);
      return page.locator('h1').textContent();
    };
    await eventually(visit, path).toContain('A new deploy');
  }
  await page.goto(`${site.url}en/borneo/check/#payment`, { waitUntil: 'load' });
  await answered(page);
  await page.context().close();
});

test('a new version of the site replaces what was kept of the older one', async () => {
  // Of two games, so that it is soon kept: what is replaced, and what of, does not depend on how much there is.
  const site = await copied('below');
  const { page } = await open({ viewport: sizes.phone, serviceWorkers: 'allow' });
  await page.goto(`${site.url}fr/about/`, { waitUntil: 'load' });
  await kept(page, 'all');
  // What judges a payment: no other page has it.
  const old = await scriptNamed(site, 'payment-judge');
  const renamed = old.replace('payment-judge.', 'payment-judge.new-');
  await rename(join(site.folder, '_astro', old), join(site.folder, '_astro', renamed));
  const [user = ''] = await namesOf(site, old);
  await change(site, `_astro/${user}`, old, renamed);
  await rename(join(site.folder, '_astro', user), join(site.folder, '_astro', `new-${user}`));
  for (const lang of ['fr', 'en']) await change(site, `${lang}/borneo/check/index.html`, user, `new-${user}`);
  await change(site, 'fr/about/index.html', '</h1>', ' A new deploy</h1>');
  await change(site, 'sw.js', old, renamed);
  await change(site, 'sw.js', `_astro/${user}`, `_astro/new-${user}`);
  await change(site, 'sw.js', /(\["fr\/about\/",")[^"]*/, '$1newer');
  await eventually(async () => {
    await page.reload({ waitUntil: 'load' });
    return page.locator('h1').textContent();
  }).toContain('A new deploy');
  await page.waitForFunction(
    async ([gone, come]) => {
      const cache = await caches.open('portolan');
      const urls = (await cache.keys()).map(({ url }) => url);
      const has = (name = '') => urls.some((url) => url.includes(name));
      return has(come) && has('fr/about/?revision=newer') && !has(gone);
    },
    [`/${old}`, `/${renamed}`],
  );
  await page.context().setOffline(true);
  await page.goto(`${site.url}fr/borneo/check/#payment`, { waitUntil: 'load' });
  await answered(page);
  await page.context().close();
});

/** The scripts of a copy that name another. */
const namesOf = async ({ folder }: Copy, script: string): Promise<string[]> => {
  const found: string[] = [];
  for (const file of await readdir(join(folder, '_astro'))) {
    if (file.endsWith('.js') && (await readFile(join(folder, '_astro', file), 'utf8')).includes(script))
      found.push(file);
  }
  return found;
};

/** How often the page was opened. */
const openings = (asked: readonly string[], path: string): number =>
  asked.filter((address) => address.endsWith(path)).length;

test('a tab that outlived a deploy opens itself again once when a part is gone', async () => {
  const site = await copied();
  const { page, asked } = await open({ viewport: sizes.phone });
  await visit(page, `${site.url}fr/rotterdam/check/`);
  const old = await scriptNamed(site, 'call');
  const renamed = old.replace('call.', 'call.new-');
  const [user = ''] = await namesOf(site, old);
  await rename(join(site.folder, '_astro', old), join(site.folder, '_astro', renamed));
  await change(site, `_astro/${user}`, old, renamed);
  await change(site, 'build.txt', /^.*$/, 'newer');
  await page.locator('a[href="#call"]').click();
  // The address holds what was entered once the question itself has come.
  await page.waitForURL(/#v\d+\.rotterdam\.call\./);
  await answered(page);
  expect(openings(asked, '/fr/rotterdam/check/')).toBe(2);

  // What another question needs is gone too, and stays so: the page says it, and does not open itself for ever.
  await rm(join(site.folder, '_astro', await scriptNamed(site, 'arrival')));
  await change(site, 'build.txt', 'newer', 'newest');
  await page.goto(`${site.url}fr/rotterdam/check/#arrival`);
  await eventually(async () => openings(asked, '/fr/rotterdam/check/')).toBe(3);
  // Opened again, it has asked which site is the newest, and is content.
  const last = (path: string): number => asked.findLastIndex((address) => address.endsWith(path));
  await eventually(async () => last('/build.txt') > last('/fr/rotterdam/check/')).toBe(true);
  await page.locator('[role="status"]', { hasText: 'n’a pas pu s’ouvrir' }).waitFor();
  await page.getByRole('button', { name: 'Réessayer' }).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('portolan:build'))).toBe('newest');
  await page.evaluate(async () => void (await (await fetch('/build.txt', { cache: 'no-store' })).text()));
  expect(openings(asked, '/fr/rotterdam/check/')).toBe(3);
  await page.context().close();
});

test('a part of a page that could not be fetched says so, and is fetched when asked again', async () => {
  const { url } = inject('site');
  const { page } = await open({ viewport: sizes.phone });
  let online = false;
  await page.route(/\/_astro\/call\.[^/]*\.js$/, (route) => (online ? route.continue() : route.abort()));
  await page.goto(`${url}fr/rotterdam/check/#call`);
  const again = page.getByRole('button', { name: 'Réessayer' });
  await page.locator('[role="status"]', { hasText: 'n’a pas pu s’ouvrir' }).waitFor();
  // Without a network the page stays as it is.
  await page.context().setOffline(true);
  await again.click();
  await page.locator('[role="status"]', { hasText: 'n’a pas pu s’ouvrir' }).waitFor();
  await page.context().setOffline(false);
  online = true;
  await again.click();
  await answered(page);
  expect(await again.count()).toBe(0);
  await page.context().close();
});

test('a page whose script could not be fetched says so, and is whole when opened again', async () => {
  const { folder, url } = inject('site');
  const { page } = await open({ viewport: sizes.phone });
  let online = false;
  await page.route(await islandIn(folder, 'en/cabo-da-roca/score/'), (route) =>
    online ? route.continue() : route.abort(),
  );
  await page.goto(`${url}en/cabo-da-roca/score/`);
  const bar = page.locator('.not-whole', { hasText: 'could not be opened in full' });
  await bar.waitFor();
  online = true;
  await bar.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.tool form:not([inert])').waitFor();
  expect(await bar.isVisible()).toBe(false);
  await page.context().close();
});

test('a search whose script could not be fetched is open again, with its words, when asked again', async () => {
  const { url } = inject('site');
  const { page } = await open({ viewport: sizes.desk });
  let online = false;
  await page.route(/\/_astro\/search\.[^/]*\.js/, (route) => (online ? route.continue() : route.abort()));
  await visit(page, `${url}en/borneo/`);
  await page.keyboard.press('Control+k');
  await page.locator('[data-search-said]', { hasText: 'could not open' }).waitFor();
  await page.keyboard.type('5.10');
  online = true;
  await page.locator('dialog').getByRole('button', { name: 'Try again' }).click();
  await page.locator('dialog[open] .hits a[href$="#fight.defender-limit"]').first().waitFor();
  expect(await page.locator('dialog input').inputValue()).toBe('5.10');
  await page.context().close();
});
