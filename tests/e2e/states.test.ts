import { beforeAll, describe, expect, inject, test } from 'vitest';
import { axe, langs, look, roomIn, sizes, useBrowser, viewOf, visit, type Watched } from './browser.ts';
import { crowdedWhenDoubled } from './crowded.ts';
import { forms, linkIn, turn } from './forms.ts';

const { url } = inject('site');
const { open } = useBrowser();

/** The pages of questions, in one language each. A form is turned to, as readers do. */
const pages = Object.entries(forms).flatMap(([game, kinds], i) =>
  (['check', 'solve'] as const).map((tool, n) => ({
    path: `${langs[(i + n) % langs.length]}/${game}/${tool}/`,
    game,
    kinds: kinds[tool],
  })),
);

/** The longest address that every messenger passes on whole, with room for the name of a site. */
const MOST = 2000 - 60;

// One after the other in one browser: what all pages share is then read once.
let watched: Watched;
beforeAll(async () => {
  watched = await open({ viewport: sizes.phone });
});

describe.each(pages)('$path', ({ path, game, kinds }) => {
  beforeAll(() => visit(watched.page, url + path));

  test.each(kinds.map((kind, i) => ({ kind, view: viewOf(i) })))(
    '#$kind is accessible, has room on a phone, at a desk and with text twice as large, has a short link and obeys the policy',
    async ({ kind, view }) => {
      const { page, troubles } = watched;
      troubles.length = 0;
      await turn(page, `#${kind}`);
      // An exact question answers by itself, from its worker; an estimate waits to be asked.
      await page.locator('.kit form.box, .kit .verdict, .kit .fields [type="submit"]').first().waitFor();
      expect((await linkIn(page, game, kind)).length).toBeLessThan(MOST);
      await look(page, view);
      expect(await axe(page), `${view.size} ${view.colorScheme}`).toEqual([]);
      await roomIn(page);
      expect(await crowdedWhenDoubled(page), 'with text twice as large').toEqual([]);
      expect(troubles).toEqual([]);
    },
  );
});

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

test('the sentences of a ranking have one width, as its bars, and leave their values room', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, `${url}fr/rotterdam/solve/#best`);
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
    expect(Math.min(...widths.labels)).toBeGreaterThan(widths.list / 3);
    expect(Math.max(...widths.labels)).toBeLessThanOrEqual(Math.max(...widths.bars));
    expect(new Set(widths.bars).size).toBe(1);
  }
  expect(troubles).toEqual([]);
  await page.context().close();
});
