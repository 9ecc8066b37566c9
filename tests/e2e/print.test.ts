import { expect, inject, test } from 'vitest';
import { laidOut, langs, sizes, useBrowser, visit } from './browser.ts';

const { url } = inject('site');
const { open } = useBrowser();

const games = ['borneo', 'cabo-da-roca', 'comptoir-des-antilles', 'rotterdam'] as const;

const pagesOf = (pdf: Buffer): number => (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;

test.each(langs)('in %s the summary is one page of paper, the rulebook two columns without controls', async (lang) => {
  const { page } = await open();
  for (const game of games) {
    await visit(page, `${url}${lang}/${game}/summary/`);
    expect(pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true })), game).toBe(1);
    await page.emulateMedia({ media: 'print' });
    const smallest = await page
      .locator('.summary :is(p, .no)')
      .evaluateAll((all) => Math.min(...all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize))));
    // 7 points, in pixels of paper.
    expect(smallest, game).toBeGreaterThan((7 * 96) / 72);
    await page.emulateMedia({ media: null });
  }
  await visit(page, `${url}${lang}/borneo/`);
  await page.emulateMedia({ media: 'print' });
  expect(
    await page
      .locator('header button:visible, .sidebar:visible, .copy:visible, .toc:visible, main button:visible')
      .count(),
  ).toBe(0);
  expect(await page.locator('.rulebook').evaluate((book) => getComputedStyle(book).columnCount)).toBe('2');
  expect(await page.locator('.example svg:visible').count()).toBeGreaterThan(0);
  await page.context().close();
});

test.each(games)('on paper every example of %s has its drawing or its title, and the page says so', async (game) => {
  const { page } = await open({ viewport: sizes.desk });
  await visit(page, `${url}en/${game}/`);
  await page.emulateMedia({ media: 'print' });
  const onPaper = () =>
    page.evaluate(() => {
      const seen = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .length;
      return {
        drawn: seen('.example'),
        titles: seen('.more'),
        all: document.querySelectorAll('.more, .rulebook > section > astro-island').length,
      };
    });
  const before = await onPaper();
  expect(before.drawn).toBeGreaterThan(0);
  expect(before.titles).toBeGreaterThan(0);
  expect(before.drawn + before.titles).toBe(before.all);
  const note = page.locator('.as-print:visible');
  expect(await note.textContent()).toContain(`These rules have ${before.all} examples.`);
  // The address is put in by a script.
  await note.filter({ hasText: `${url}en/${game}/` }).waitFor();
  // One that was opened before is printed with its drawing, and its title is not said twice.
  await page.emulateMedia({ media: null });
  expect(await note.count()).toBe(0);
  // By its key: between the two ends of a press with the mouse the page, which has just come back from paper, may move.
  await page.locator('.more').first().press('Enter');
  await page.locator('.unfolded .example').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await onPaper()).toEqual({ ...before, drawn: before.drawn + 1, titles: before.titles - 1 });
  // The button of the page fetches one of each section first, and folds them again.
  const marked = await page.locator('.more[data-paper]').count();
  expect(marked).toBeGreaterThan(5);
  await page.emulateMedia({ media: null });
  const printed = page.evaluate(
    () =>
      new Promise<number>((done) => {
        window.print = () => done(document.querySelectorAll('.unfolded:not([hidden]) .example svg').length);
      }),
  );
  await page.locator('.toc [data-print]').click();
  expect(await printed).toBeGreaterThanOrEqual(marked);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await page.locator('.unfolded:visible').count()).toBe(1);
  // The button of a section prints that alone, and puts the book back.
  const sections = page.locator('.rulebook > .sec:visible');
  const whole = await sections.count();
  // What is laid out as it comes into view moves what is clicked on a busy machine.
  await laidOut(page, { drawn: true });
  await sections.nth(1).locator('[data-print]').click();
  await page.locator('.sec.is-printed').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await sections.count()).toBe(1);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await page.locator('.sec.is-printed').count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  expect(await sections.count()).toBe(whole);
  await page.context().close();
});

test.each(games)(
  'on paper the numbers of %s stand clear of their clauses, and no frame reaches beyond its box',
  async (game) => {
    const { page } = await open();
    for (const path of ['', 'summary/']) {
      await visit(page, `${url}fr/${game}/${path}`);
      await page.emulateMedia({ media: 'print' });
      const close = await page.locator('main .no').evaluateAll((numbers) =>
        numbers.flatMap((number) => {
          const range = document.createRange();
          range.selectNodeContents(number);
          const text = number.nextElementSibling;
          const gap = (text?.getBoundingClientRect().left ?? 0) - range.getBoundingClientRect().right;
          return text && gap < 2 ? [number.textContent] : [];
        }),
      );
      expect(close, path).toEqual([]);
      const framed = await page
        .locator('.example')
        // Only what is printed: to tell the style of what lies in a closed fold a browser lays the whole page out again.
        .evaluateAll(
          (all) => all.filter((one) => one.checkVisibility() && getComputedStyle(one).outlineStyle !== 'none').length,
        );
      expect(framed, path).toBe(0);
    }
    await page.context().close();
  },
);
