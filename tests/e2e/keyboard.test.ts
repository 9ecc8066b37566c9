import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { eventually, hold, langs, sizes, useBrowser, visit } from './browser.ts';

const { url } = inject('site');
const { open } = useBrowser();

const focused = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.activeElement?.getAttribute('href') ?? document.activeElement?.textContent?.trim() ?? '',
  );

const searches = {
  fr: { query: 'vider sa main', clause: 'fight.keep-one' },
  en: { query: 'empty hand', clause: 'fight.keep-one' },
};

test.each(langs)('in %s the first stop of the keyboard skips to the content', async (lang) => {
  const { page } = await open({ viewport: sizes.desk });
  for (const path of ['', `${lang}/`, `${lang}/borneo/`, `${lang}/borneo/check/`, `${lang}/glossary/`]) {
    await page.goto(url + path);
    await page.keyboard.press('Tab');
    const target = await focused(page);
    expect(target, path).toMatch(/^#/);
    expect(await page.locator(':focus').isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    expect(await page.locator(`[id="${target.slice(1)}"]`).count()).toBe(1);
  }
  await page.context().close();
});

test.each(langs)('in %s a word leads to its clause with keys alone', async (lang) => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  await visit(page, `${url}${lang}/borneo/`);
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open] input:focus').waitFor();
  await page.keyboard.type(searches[lang].query);
  await page.locator(`[data-answer="${searches[lang].query}"] a`).first().waitFor();
  await page.keyboard.press('ArrowDown');
  const hrefs = await page.locator('.hits a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await eventually(() => focused(page)).toBe(hrefs[0]);
  const at = hrefs.findIndex((href) => href?.endsWith(`#${searches[lang].clause}`));
  expect(at, hrefs.join(' ')).toBeGreaterThanOrEqual(0);
  for (let i = 0; i < at; i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForFunction((clause) => location.hash === `#${clause}`, searches[lang].clause);
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.locator(`[id="${searches[lang].clause}"]`).waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a number finds its clause, nonsense is said to find nothing, Escape closes', async () => {
  const { page } = await open({ viewport: sizes.phone });
  await visit(page, `${url}fr/borneo/`);
  await page.locator('[data-search-open]').focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog[open] input:focus').waitFor();
  await page.keyboard.type('5.10');
  await page.locator('.hits a[href$="#fight.defender-limit"]').first().waitFor();
  await page.locator('dialog input').fill('xyzxyz');
  await page.locator('[data-search-said]', { hasText: 'Aucun résultat' }).waitFor();
  // The first empties the field.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.locator('[data-search-open]:focus', { hasText: 'Rechercher' }).waitFor();
  await page.context().close();
});

test('what is typed before the search has loaded is kept', async () => {
  const { page } = await open({ viewport: sizes.desk });
  const release = await hold(page, /\/search\.[^/]*\.js$/);
  await visit(page, `${url}fr/borneo/`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('5.');
  expect(await page.locator('dialog[open][data-ready]').count()).toBe(0);
  release();
  await page.locator('dialog[open][data-ready]').waitFor();
  await page.keyboard.type('10');
  await eventually(() => page.locator('dialog input').inputValue()).toBe('5.10');
  await page.locator('.hits a[href$="#fight.defender-limit"]').first().waitFor();
  await page.context().close();
});

test('a search begins with the game whose rules one reads, and finds a clause by its id', async () => {
  const { page } = await open({ viewport: sizes.desk });
  await visit(page, `${url}fr/rotterdam/`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('égalité');
  await page.locator('.hits[data-answer="égalité"]').waitFor();
  const games = await page.locator('.hits a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const own = games.filter((href) => /\/rotterdam\/|#rotterdam-/.test(href ?? ''));
  expect(own.length).toBeGreaterThan(0);
  expect(own.length).toBeLessThan(games.length);
  expect(games.slice(0, own.length)).toEqual(own);
  await page.locator('dialog input').fill('card.cargo-thief');
  await page.locator('.hits[data-answer="card.cargo-thief"] a[href$="#card.cargo-thief"]').waitFor();
  await page.context().close();
});

test('a search that cannot be loaded says so, and is asked for again', async () => {
  const { page } = await open({ viewport: sizes.desk });
  let online = false;
  await page.route('**/search/*.json', (route) => (online ? route.continue() : route.abort()));
  await visit(page, `${url}fr/borneo/`);
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open][data-ready]').waitFor();
  await page.keyboard.type('5.1');
  await page.locator('[data-search-said]', { hasText: 'n’a pas pu s’ouvrir' }).waitFor();
  online = true;
  await page.keyboard.type('0');
  await page.locator('.hits a[href$="#fight.defender-limit"]').first().waitFor();
  await page.context().close();
});

test('the readings of an open point are chosen with arrows and stay chosen', async () => {
  const { page } = await open({ viewport: sizes.desk });
  await visit(page, `${url}fr/borneo/`);
  const radios = page.locator('#reading-fight-bonus input');
  await radios.first().focus();
  await page.keyboard.press('ArrowDown');
  await eventually(() => radios.nth(1).isChecked()).toBe(true);
  await visit(page, `${url}en/borneo/`);
  await eventually(() => radios.nth(1).isChecked()).toBe(true);
  await radios.nth(1).focus();
  await page.keyboard.press('ArrowUp');
  await eventually(() => radios.first().isChecked()).toBe(true);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('rulings')))).toEqual([]);
  await page.context().close();
});

test('the theme is chosen with keys and stays; the other language keeps the place', async () => {
  const { page } = await open({ viewport: sizes.desk, colorScheme: 'light' });
  await visit(page, `${url}fr/borneo/#fight.bonus`);
  const theme = page.locator('.header [data-theme-pick]');
  await theme.focus();
  await theme.selectOption('dark');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await eventually(() => ground()).toBe('rgb(15, 28, 39)');
  await page.locator('.header .pick-lang').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${url}en/borneo/#fight.bonus`);
  await eventually(() => ground()).toBe('rgb(15, 28, 39)');
  await page.context().close();
});

test('the other language keeps the place of a reader who followed no anchor', async () => {
  const { page } = await open({ viewport: sizes.phone });
  await visit(page, `${url}fr/rotterdam/`);
  const clause = page.locator('.clause').nth(40);
  const id = await clause.getAttribute('id');
  // What is far from the screen is laid out when it comes there: only then has the clause a place of its own.
  await clause.evaluate((one) => one.scrollIntoView());
  await clause.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top - innerHeight / 4));
  const other = page.locator('a[data-keep-hash]:not(header a)').first();
  await other.evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL(`${url}en/rotterdam/#${id}`);
  await eventually(() => clause.evaluate((one) => Math.abs(one.getBoundingClientRect().top) < innerHeight)).toBe(true);
  await page.context().close();
});

test('a folded example is opened by its address and is alive', async () => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  await visit(page, `${url}en/borneo/#fight.single-card`);
  const link = page.locator('[id="fight.single-card"] a[href^="#ex-"]');
  await link.focus();
  await page.keyboard.press('Enter');
  const example = page.locator(`[id="${(await link.getAttribute('href'))?.slice(1)}"]`);
  await example.waitFor();
  const play = example.locator('footer button');
  await play.focus();
  await example.locator('xpath=ancestor::astro-island[not(@ssr)]').waitFor();
  await page.keyboard.press('Enter');
  await play.and(page.locator('[aria-expanded="true"]')).waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('who chooses a question is at its heading, sees the answer while entering, and mistakes by the names of fields', async () => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  await visit(page, `${url}fr/comptoir-des-antilles/check/`);
  await page.locator('.asks a[href="#departure"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('h2.ask:focus').waitFor();
  // The harbor is the form; its fields are folded below.
  await page.locator('summary', { hasText: 'Tous les champs' }).click();
  const bar = page.locator('.answer-bar:not(.is-seen) .verdict-bar');
  const porters = page.locator('.row', { hasText: 'Porteurs de A' }).locator('input');
  await page.locator('.frame-main > :last-child').evaluate((last) => last.scrollIntoView({ block: 'end' }));
  await bar.waitFor();
  await porters.fill('9');
  await bar.filter({ hasText: /^À corriger/ }).waitFor();
  await page.locator('.clause-card', { hasText: /Le navire\u00a0: il y a plus de porteurs/ }).waitFor();
  // Pressed where it stands: to scroll to it first would bring the answer itself into sight, and the bar would go.
  await bar.locator('.bar-go').dispatchEvent('click');
  await page.locator('fieldset.is-bad :focus').waitFor();
  await page.locator('#verdict').scrollIntoViewIfNeeded();
  await page.locator('.answer-bar.is-seen').waitFor({ state: 'attached' });
  expect(troubles).toEqual([]);
  await page.context().close();
});
