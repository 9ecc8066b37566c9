import { expect, inject, test } from 'vitest';
import { axe, eventually, hold, laidOut, langs, look, overhang, sizes, useBrowser, visit } from './browser.ts';

const { url } = inject('site');
const { open } = useBrowser();

const games = ['borneo', 'cabo-da-roca', 'comptoir-des-antilles', 'rotterdam'] as const;

const texts = {
  fr: { failed: 'Cet exemple n’a pas pu s’ouvrir.', again: 'Réessayer', play: 'Jouer la suite' },
  en: { failed: 'This example could not be opened.', again: 'Try again', play: 'Play on' },
} as const;

/** What the drawn examples of a section are asked for by. */
const drawn = /\/examples\/[^/]+\/drawn\/$/;

test.each(games)('a folded example of %s is asked for when it is opened, plays, and folds again', async (game) => {
  const { page, troubles, asked } = await open({ viewport: sizes.phone });
  await visit(page, `${url}fr/${game}/`);
  const rows = page.locator('.more');
  expect(await page.locator('.rulebook .example').count()).toBe(1);
  expect(asked.filter((address) => drawn.test(address))).toEqual([]);
  // A line as high as a finger needs, and not hidden markup.
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(56);
  const row = rows.nth(3);
  const anchor = await row.getAttribute('data-example');
  // By a key: a page that still lays itself out may move under a finger.
  await row.press('Enter');
  const example = page.locator(`.example[id="${anchor}"]`);
  await example.waitFor();
  expect(asked.filter((address) => drawn.test(address))).toHaveLength(1);
  expect(await row.getAttribute('aria-expanded')).toBe('true');
  expect(await page.locator(`[id="${anchor}"]`).count()).toBe(1);
  await example.getByRole('button', { name: texts.fr.play }).click();
  await example.locator('.play-on').waitFor();
  await row.click();
  await example.waitFor({ state: 'hidden' });
  // Its line has the anchor again, and opens what was played on.
  await page.locator(`.more[id="${anchor}"]`).press(' ');
  await page.locator(`[id="${anchor}"] .play-on`).waitFor();
  expect(asked.filter((address) => drawn.test(address))).toHaveLength(1);
  for (const size of ['phone', 'desk'] as const) {
    await look(page, { size, colorScheme: 'dark' });
    // Nothing lies half under the header there.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axe(page, '.rulebook > section:has(.unfolded)'), size).toEqual([]);
    expect(await overhang(page), size).toBeLessThanOrEqual(0);
  }
  expect(troubles).toEqual([]);
  await page.context().close();
});

test.each(langs)('in %s an example that cannot be fetched says so, and opens when asked again', async (lang) => {
  const t = texts[lang];
  const { page } = await open({ viewport: sizes.phone });
  await visit(page, `${url}${lang}/rotterdam/`);
  let online = false;
  await page.route(drawn, (route) => (online ? route.continue() : route.abort()));
  await page.locator('.more').first().click();
  const place = page.locator('.unfolded');
  await place.locator('[role="status"]', { hasText: t.failed }).waitFor();
  await place.getByRole('button', { name: t.again }).click();
  await place.locator('[role="status"]', { hasText: t.failed }).waitFor();
  online = true;
  await place.getByRole('button', { name: t.again }).click();
  await place.locator('.example svg').first().waitFor();
  expect(await place.locator('[role="status"]').count()).toBe(0);
  await page.context().close();
});

test('an address of a folded example opens it, on arrival, from a clause and from a search', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  const inSight = (anchor: string) =>
    eventually(() =>
      page
        .locator(`.example[id="${anchor}"]`)
        .evaluate((one) => one.getBoundingClientRect().top < innerHeight && one.getBoundingClientRect().bottom > 0),
    ).toBe(true);
  await visit(page, `${url}en/borneo/#ex-six-red-flags`);
  await inSight('ex-six-red-flags');
  await page.locator('[id="fight.single-card"] a[href^="#ex-"]').click();
  await inSight(new URL(page.url()).hash.slice(1));
  await page.locator('[data-search-open]').click();
  await page.locator('dialog[open] input').fill('example red flag covered');
  const hit = page.locator('.hits .hit-example a').first();
  const href = (await hit.getAttribute('href')) ?? '';
  await hit.click();
  await page.waitForURL(`**${href}`);
  await inSight(href.slice(href.indexOf('#') + 1));
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a line that is pressed before the scripts have come opens when they have', async () => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  const release = await hold(page, /\/_astro\/.*\.js$/);
  await page.goto(`${url}en/borneo/`, { waitUntil: 'commit' });
  const row = page.locator('.more').first();
  await row.click();
  release();
  await page.locator('.unfolded .example').waitFor();
  expect(page.url()).toBe(`${url}en/borneo/`);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('after a visit every folded example opens without a network', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone, serviceWorkers: 'allow' });
  await page.goto(`${url}en/cabo-da-roca/`, { waitUntil: 'load' });
  await page.waitForFunction(() => /game|all/.test(document.documentElement.dataset.offline ?? ''));
  await page.context().setOffline(true);
  const sections = await page
    .locator('.more')
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).pathname))]);
  expect(sections.length).toBeGreaterThan(9);
  // What is laid out as it comes into view moves the next row from under the click.
  await laidOut(page, { drawn: true });
  for (const section of sections) await page.locator(`.more[href^="${section}"]`).first().click();
  await eventually(() => page.locator('.unfolded .example').count()).toBe(sections.length);
  await page.locator('.unfolded').first().getByRole('button', { name: texts.en.play }).click();
  await page.locator('.unfolded .play-on').first().waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});
