import { expect, inject, test } from 'vitest';
import { axe, look, overhang, sizes, useBrowser, viewsOf, visit } from './browser.ts';
import { crowdedWhenDoubled } from './crowded.ts';

const { url } = inject('site');
const { open } = useBrowser();

const disputes = ['payment', 'fight', 'move', 'trigger', 'picks', 'end', 'winner', 'placement', 'position', 'box'];
const questions = [
  'advise',
  'mission-payments',
  'fight-odds',
  'best-shipment',
  'monopoly-need',
  'draw-odds',
  'end-clock',
  'final-round',
];
const caboDisputes = [
  'places',
  'tile',
  'purchase',
  'departure',
  'sailing',
  'walk',
  'lighthouse',
  'voyage',
  'shot',
  'count',
  'position',
  'box',
];
const caboQuestions = [
  'advise',
  'tile-fit',
  'next-card',
  'best-destination',
  'shortest-voyage',
  'pirate-reach',
  'best-end-of-turn',
  'who-is-ahead',
];
const comptoirDisputes = [
  'contact',
  'effect',
  'cannot',
  'departure',
  'slate',
  'round',
  'tile',
  'auction',
  'end',
  'position',
  'box',
];
const comptoirQuestions = ['advise', 'best-turn', 'threats', 'tile-worth', 'goods-forecast', 'end-distance', 'chances'];
const rotterdamDisputes = ['way', 'call', 'timing', 'retreat', 'cargo', 'arrival', 'mission', 'end', 'position', 'box'];
const rotterdamQuestions = [
  'advise',
  'launch-chances',
  'color-outcomes',
  'arrival',
  'reach',
  'card-threats',
  'product-odds',
  'best-mission',
  'standings',
];
const forms = [
  ...disputes.map((name) => `fr/borneo/check/#${name}`),
  ...questions.map((name) => `en/borneo/solve/#${name}`),
  ...caboDisputes.map((name) => `en/cabo-da-roca/check/#${name}`),
  ...caboQuestions.map((name) => `fr/cabo-da-roca/solve/#${name}`),
  ...comptoirDisputes.map((name) => `fr/comptoir-des-antilles/check/#${name}`),
  ...comptoirQuestions.map((name) => `en/comptoir-des-antilles/solve/#${name}`),
  ...rotterdamDisputes.map((name) => `fr/rotterdam/check/#${name}`),
  ...rotterdamQuestions.map((name) => `en/rotterdam/solve/#${name}`),
];
const visits = forms.map((path, i) => ({ path, views: viewsOf(i) }));

test.each(visits)(
  '$path is accessible on a phone and at a desk, by day and by night, with text twice as large too, and obeys the policy',
  async ({ path, views }) => {
    const { page, troubles } = await open({ viewport: sizes.phone });
    await visit(page, url + path);
    await page.locator('.kit h2.ask').waitFor();
    // An exact question answers by itself, from its worker; an estimate waits to be asked.
    await page.locator('.kit form.box, .kit .verdict, .kit .fields [type="submit"]').first().waitFor();
    for (const view of views) {
      await look(page, view);
      expect(await axe(page, undefined, view), `${view.size} ${view.colorScheme}`).toEqual([]);
      expect(await overhang(page), `${view.size} scrolls sideways`).toBeLessThanOrEqual(0);
    }
    expect(await crowdedWhenDoubled(page), 'with text twice as large').toEqual([]);
    expect(troubles).toEqual([]);
    await page.context().close();
  },
);

test.each(['light', 'dark'] as const)(
  '%s: the open search, the open contents and the open menu are accessible',
  async (colorScheme) => {
    const { page } = await open({ viewport: sizes.phone, colorScheme });
    // A short page: a rulebook takes long to look through, and these are the same on all.
    await page.goto(`${url}fr/about/`);
    await page.locator('[data-search-open]').click();
    await page.locator('dialog input').fill('combat');
    await page.locator('[data-answer="combat"] a').first().waitFor();
    expect(await axe(page, '[data-search]'), 'search').toEqual([]);
    await page.locator('[data-search-close]').click();
    await page.locator('.toc-bar summary').click();
    expect(await axe(page, '.toc-bar'), 'contents').toEqual([]);
    await page.locator('.toc-bar summary').click();
    await page.locator('.menu-button').click();
    await page.locator('.side').waitFor();
    expect(await axe(page, '.sidebar'), 'menu').toEqual([]);
    await page.context().close();
  },
);

test('a link of the menu closes it', async () => {
  const { page } = await open({ viewport: sizes.phone });
  await visit(page, `${url}fr/borneo/`);
  await page.locator('.menu-button').click();
  await page.locator('.side a[href$="#fight"]').click();
  await page.locator('.side').waitFor({ state: 'hidden' });
  await page.waitForURL('**/#fight');
  await page.context().close();
});

test('the sentences of a ranking have its whole width, and its bars one length', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, `${url}fr/rotterdam/solve/#advise`);
  await page.locator('main button.btn-1').first().click();
  for (const size of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(size);
    const list = page.locator('.ranks.is-long');
    await list.waitFor();
    const widths = await list.evaluate((ranks) => {
      const of = (selector: string) =>
        [...ranks.querySelectorAll(selector)].map((one) => Math.round(one.getBoundingClientRect().width));
      return { list: Math.round(ranks.getBoundingClientRect().width), labels: of('.rank-l'), bars: of('.rank-b') };
    });
    expect(widths.labels.length).toBeGreaterThan(1);
    expect(new Set(widths.labels)).toEqual(new Set([widths.list]));
    expect(new Set(widths.bars).size).toBe(1);
  }
  expect(troubles).toEqual([]);
  await page.context().close();
});
