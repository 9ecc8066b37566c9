import { expect, inject, test } from 'vitest';
import { sizes, useBrowser } from './browser.ts';

const { open } = useBrowser();

test.each(['site', 'below'] as const)('%s: after one visit everything reads without a network', async (build) => {
  const { url } = inject(build);
  const { page, troubles } = await open({ viewport: sizes.phone, serviceWorkers: 'allow' });
  await page.goto(`${url}fr/borneo/`, { waitUntil: 'load' });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    }
  });
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
  await page.locator('.verdict').first().waitFor();
  expect(troubles).toEqual([]);
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
  online = true;
  await again.click();
  await page.locator('.verdict .word').first().waitFor();
  expect(await again.count()).toBe(0);
  await page.context().close();
});
