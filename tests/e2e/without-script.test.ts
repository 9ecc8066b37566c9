import { examples } from '@portolan/borneo/examples';
import { rules } from '@portolan/borneo/rules';
import { entries } from '@portolan/rules';
import { expect, inject, test } from 'vitest';
import { langs, sizes, useBrowser } from './browser.ts';

const { url } = inject('site');
const { open } = useBrowser();
const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

test.each(langs)('the rulebook in %s reads whole without script', async (lang) => {
  const { page } = await open({ javaScriptEnabled: false, viewport: sizes.phone });
  await page.goto(`${url}${lang}/borneo/`);
  const read = await page.evaluate(
    (ids) =>
      ids.map((id) => {
        const clause = document.getElementById(id);
        const numbers = [...(clause?.querySelectorAll('.no') ?? [])].map(({ textContent }) => textContent);
        return { numbers, says: clause?.querySelector('.say > p')?.textContent ?? null };
      }),
    entries('borneo').map(({ id }) => id),
  );
  for (const [i, entry] of entries('borneo').entries()) {
    expect(read[i]!.numbers.map(plain), entry.id).toEqual([entry.number]);
    expect(plain(read[i]!.says), entry.id).toBe(plain(entry[lang]));
  }
  expect(await page.locator('.ruling').count()).toBe(rules.rulings.length);
  expect(await page.locator('.copy:visible, .find:visible, .pick-theme:visible').count()).toBe(0);
  // One example is drawn; each of the others is a link to where it is.
  const lines = await page
    .locator('.more')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(lines.length + (await page.locator('.example').count())).toBe(examples.length);
  await page.locator('.more').first().click();
  await page.waitForURL(lines[0]!);
  const pages = new Set(lines.map((link) => link.replace(/#.*$/, '')));
  const drawn = new Set<string>();
  for (const address of pages) {
    await page.goto(address);
    expect(await page.locator('.example:not(:has(svg))').count(), address).toBe(0);
    for (const id of await page.locator('.example').evaluateAll((all) => all.map(({ id }) => id)))
      drawn.add(`${address}#${id}`);
  }
  expect(drawn.size).toBe(examples.length);
  expect(lines.filter((link) => !drawn.has(link))).toEqual([]);
  await page.context().close();
});

test.each(langs)('the tools in %s say what they need, and the chart leads on', async (lang) => {
  const { page } = await open({ javaScriptEnabled: false, viewport: sizes.phone });
  for (const tool of ['check', 'solve', 'play', 'setup', 'score']) {
    await page.goto(`${url}${lang}/borneo/${tool}/`);
    expect(plain(await page.locator('.note').textContent()), tool).toContain('JavaScript');
    expect(plain(await page.locator('.tool').textContent()).length, tool).toBeGreaterThan(40);
  }
  await page.goto(url);
  await page.locator(`.langs a[hreflang="${lang}"]`).click();
  await page.waitForURL(`${url}${lang}/`);
  await page.locator('.harbors h2 a[href$="borneo/"]').click();
  await page.waitForURL(`${url}${lang}/borneo/`);
  await page.context().close();
});

test('the menu of a phone opens without script', async () => {
  const { page } = await open({ javaScriptEnabled: false, viewport: sizes.phone });
  await page.goto(`${url}fr/borneo/`);
  await page.locator('.menu-button').click();
  await page.locator('.side a[href$="#fight"]').click();
  await page.waitForURL('**/#fight');
  await page.context().close();
});
