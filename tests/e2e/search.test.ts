import { expect, inject, test } from 'vitest';
import { groups, looked, type Query, tell, wanted } from '../search/queries.ts';
import { sizes, useBrowser, visit } from './browser.ts';

const { url } = inject('site');
const { open } = useBrowser();

/** Whether an address answers a query. */
const answers = ({ game, lang, clauses = [], page, checker }: Query, href: string): boolean => {
  const path = new URL(href, url).href.slice(url.length);
  const anchor = checker === undefined ? '' : `#${checker}`;
  if (page !== undefined) return path.startsWith(`${lang}/${game}/${page}/`) && path.endsWith(anchor);
  return clauses.some((id) => path === `${lang}/${game}/#${id}`);
};

/** The page asks the same index as the command, which is asked everything: of so many queries one. */
const every = 6;

test.each(groups)('what players type is answered by the page: %s', async (name, all) => {
  const own = all.filter((_, i) => i % every === 0);
  const [{ game, lang }] = own as [Query];
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, `${url}${lang}/${game}/`);
  await page.locator('[data-search-open]').click();
  await page.locator('dialog[open][data-ready]').waitFor();
  const missed: Query[] = [];
  for (const query of own) {
    await page.locator('dialog input').fill(query.query);
    await page.locator(`.hits[data-answer=${JSON.stringify(query.query)}]`).waitFor();
    const links = await page
      .locator('.hits a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    if (!links.slice(0, looked).some((href) => answers(query, href))) missed.push(query);
  }
  expect(tell('page', name, own, missed)).toBeGreaterThanOrEqual(wanted);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('words that are nowhere bring some that are, and a press searches for one', async () => {
  const { page } = await open({ viewport: sizes.phone });
  await visit(page, `${url}en/borneo/`);
  await page.locator('[data-search-open]').click();
  await page.locator('dialog[open][data-ready]').waitFor();
  await page.locator('dialog input').fill('ffigt');
  const offered = page.locator('.hits .hit-near button');
  await offered.first().waitFor();
  const word = (await offered.first().textContent()) ?? '';
  await offered.first().click();
  await page.locator(`.hits[data-answer="${word}"] a`).first().waitFor();
  expect(await page.locator('dialog input').inputValue()).toBe(word);
  await page.context().close();
});
