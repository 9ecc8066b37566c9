import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { eventually, hold, islandIn, laidOut, sizes, useBrowser } from './browser.ts';

const { folder, url } = inject('site');
const { open } = useBrowser();

/** The scripts of a page that are not read while it is. */
const scripts = /\/_astro\/(?!moved\.)[^/]*\.js$/;

/** Opens a page without waiting for what it loads. */
const begin = async (page: Page, path: string): Promise<void> => {
  await page.goto(url + path, { waitUntil: 'commit' });
  await page.locator('footer.colophon').waitFor();
};

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const night = 'rgb(15, 28, 39)';

test('the theme, the place in the other language and the search do not wait for the scripts of the page', async () => {
  const { page, troubles } = await open({ viewport: sizes.desk, colorScheme: 'light' });
  const release = await hold(page, scripts);
  await begin(page, 'fr/borneo/#fight.bonus');
  const theme = page.locator('.header [data-theme-pick]');
  await theme.selectOption('dark');
  await eventually(() => ground(page)).toBe(night);
  await page.locator('.header .pick-lang').click();
  await page.waitForURL(`${url}en/borneo/#fight.bonus`, { waitUntil: 'commit' });
  await page.locator('footer.colophon').waitFor();
  await eventually(() => ground(page)).toBe(night);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('5.10');
  release();
  await page.locator('.hits a[href$="#fight.defender-limit"]').first().waitFor();
  await eventually(() => page.locator('dialog input').inputValue()).toBe('5.10');
  await eventually(() => theme.inputValue()).toBe('dark');
  await page.locator('[data-search-close]').click();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a reading chosen and a button pressed before the scripts have come count', async () => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  const release = await hold(page, scripts);
  await begin(page, 'en/borneo/');
  const other = page.locator('#reading-fight-bonus input').nth(1);
  // What is laid out as it comes into view moves what is clicked on a busy machine.
  await laidOut(page, { drawn: true });
  await other.check();
  const copy = page.locator('[data-copy="fight.bonus"]');
  await copy.click();
  expect(await page.evaluate(() => location.hash)).toBe('');
  release();
  await page.waitForURL(`${url}en/borneo/#fight.bonus`);
  await eventually(() => other.isChecked()).toBe(true);
  await page.reload();
  await eventually(() => other.isChecked()).toBe(true);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a button of an example that is pressed twice before the example is alive is pressed twice', async () => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  const release = await hold(page, await islandIn(folder, 'en/borneo/'));
  await begin(page, 'en/borneo/');
  // A click aims where the row lies: no page that is still being laid out may move it away.
  await laidOut(page, { drawn: true });
  await page.locator('[data-example="ex-by-order-of-rank"]').click();
  const steps = page.locator('[id="ex-by-order-of-rank"] .steps');
  await steps.scrollIntoViewIfNeeded();
  const before = steps.getByRole('button', { name: 'Previous move' });
  await before.click();
  await before.click();
  expect(await steps.getByLabel('Step 3 of 4').count()).toBe(1);
  release();
  await steps.getByLabel('Step 1 of 4').waitFor();
  expect(await page.locator('[data-waiting]').count()).toBe(0);
  expect(troubles).toEqual([]);
  await page.context().close();
});

const games = ['borneo', 'cabo-da-roca', 'comptoir-des-antilles', 'rotterdam'] as const;

test.each(games)('the fields of %s are closed until they show what is kept', async (game) => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  for (const tool of ['score', 'setup']) {
    const release = await hold(page, await islandIn(folder, `en/${game}/${tool}/`));
    await begin(page, `en/${game}/${tool}/`);
    const parts = page.locator('.tool :is(form, .send, .actions)');
    const closed = page.locator('.tool :is(form, .send, .actions)[inert]');
    expect(await parts.count(), tool).toBeGreaterThan(1);
    expect(await closed.count(), tool).toBe(await parts.count());
    release();
    await closed.first().waitFor({ state: 'detached' });
  }
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a sheet that is kept is not lost to who types before it is shown', async () => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  await page.goto(`${url}en/borneo/score/`);
  const field = page.getByLabel('Name', { exact: true });
  await page.locator('.tool form:not([inert])').waitFor();
  await field.first().fill('Ada');
  const release = await hold(page, await islandIn(folder, 'en/borneo/score/'));
  await begin(page, 'en/borneo/score/');
  await field.nth(1).focus();
  await page.keyboard.type('Grace');
  release();
  await page.locator('.tool form:not([inert])').waitFor();
  await eventually(() => field.first().inputValue()).toBe('Ada');
  await field.nth(1).fill('Grace');
  await page.reload();
  await page.locator('.tool form:not([inert])').waitFor();
  await eventually(() => field.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual([
    'Ada',
    'Grace',
    '',
    '',
  ]);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('what is typed faster than the page is drawn stays as typed', async () => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  await page.goto(`${url}en/borneo/check/#end`);
  const field = page.locator('.step input').first();
  // Two keys within one frame: the first makes a number that is taken over, the second one that is not.
  await field.evaluate(async (input: HTMLInputElement) => {
    for (const text of ['1', '1x']) {
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await Promise.resolve();
    }
  });
  await page.locator('.row.is-bad .err').first().waitFor();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  expect(await field.inputValue()).toBe('1x');
  expect(await page.locator('.row.is-bad .err').count()).toBe(1);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('Enter pressed before the search has answered leads to the first hit of what was typed', async () => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  await page.goto(`${url}fr/borneo/`);
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open][data-ready]').waitFor();
  await page.keyboard.type('5.1');
  await page.locator('.hits a').first().waitFor();
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.hash === '#fight.defender-limit');
  const release = await hold(page, /\/_astro\/search\.[^/]*\.js$/);
  await page.goto(`${url}en/borneo/`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('5.10');
  await page.keyboard.press('Enter');
  release();
  await page.waitForURL(`${url}en/borneo/#fight.defender-limit`);
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  expect(troubles).toEqual([]);
  await page.context().close();
});
