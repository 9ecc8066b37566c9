import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { eventually, overhang, sizes, useBrowser, visit } from './browser.ts';
import { doubled } from './crowded.ts';
import { turn } from './forms.ts';

const { url } = inject('site');
const { open } = useBrowser();

const badge = (page: Page, whose: string) => page.locator(`.badge[data-whose="${whose}"]`);
const dock = (page: Page, name: string) => page.locator('.dock').getByRole('button', { name, exact: true });
const headline = async (page: Page): Promise<string> => (await page.locator('#verdict .word').textContent()) ?? '';

test('an example says that it is one, an own case begins empty and asks, and every step can be taken back', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, `${url}en/cabo-da-roca/check/#shot`);
  await badge(page, 'example').waitFor();
  const told = await headline(page);
  expect(told).toMatch(/^Illegal: /);
  await page.locator('#verdict .open-mark', { hasText: 'By our reading. At a table that counts three' }).waitFor();
  await dock(page, 'My own case').click();
  await badge(page, 'mine').waitFor();
  await page.locator('#verdict.v-asks', { hasText: 'What is it shooting at?' }).waitFor();
  expect(await page.locator('.clause-card').count()).toBe(0);
  await dock(page, 'Undo').click();
  await badge(page, 'example').waitFor();
  expect(await headline(page)).toBe(told);
  await dock(page, 'Redo').click();
  await page.locator('#verdict.v-asks').waitFor();
  // What stands there is told by a touch: a step of its own, taken back before what one began with.
  await page.locator('[data-spot="0,0"]').click();
  await page.getByRole('region', { name: 'What is chosen' }).getByText('Pirate A').waitFor();
  await dock(page, 'Undo').click();
  await badge(page, 'mine').waitFor();
  await page.locator('#verdict.v-asks').waitFor();
  await page.getByRole('button', { name: 'Back to the example' }).click();
  await badge(page, 'example').waitFor();
  expect(troubles).toEqual([]);
});

test('what was entered is no example the next time, and is found among the last cases', async () => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  await visit(page, `${url}en/borneo/check/#end`);
  await badge(page, 'example').waitFor();
  const [example, field] = [await headline(page), page.locator('.fields .step input').first()];
  const before = await field.inputValue();
  await field.press('ArrowUp');
  await badge(page, 'mine').waitFor();
  const after = await field.inputValue();
  expect(after).not.toBe(before);
  const own = await headline(page);
  const later = await page.context().newPage();
  await visit(later, `${url}en/borneo/check/#end`);
  await badge(later, 'example').waitFor();
  expect(await headline(later)).toBe(example);
  await later.locator('.last-cases summary', { hasText: '1' }).click();
  await later.locator('.last-cases button', { hasText: own }).click();
  await badge(later, 'mine').waitFor();
  expect(await later.locator('.fields .step input').first().inputValue()).toBe(after);
  await dock(later, 'Undo').click();
  await badge(later, 'example').waitFor();
  expect(troubles).toEqual([]);
});

test('the answer stays in one line once it is passed, and what sticks leaves four fifths of a phone', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, `${url}en/borneo/check/#picks`);
  const said = await headline(page);
  const sticky = () =>
    page.evaluate(() => {
      const shown = [...document.querySelectorAll('.header, .answer-bar:not(.is-seen) > .verdict-bar, .dock')];
      const stuck = shown.filter((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        const held = getComputedStyle(part.closest('.answer-bar') ?? part.closest('header') ?? part).position;
        return bottom > 0 && top < innerHeight && held !== 'static';
      });
      return stuck.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0) / innerHeight;
    });
  await page.evaluate(() => scrollTo(0, 900));
  await page.locator('.answer-bar:not(.is-seen) .verdict-bar', { hasText: said }).waitFor();
  expect(await page.locator('.answer-bar .open-sign').count()).toBe(1);
  expect(await sticky()).toBeLessThanOrEqual(0.2);
  await doubled(page);
  await eventually(sticky).toBeLessThanOrEqual(0.2);
  for (const path of ['borneo/check/#picks', 'rotterdam/check/#position', 'comptoir-des-antilles/check/#end']) {
    await visit(page, `${url}fr/${path}`);
    await page.locator('#verdict .word').waitFor();
    expect(await overhang(page), path).toBeLessThanOrEqual(0);
  }
  expect(troubles).toEqual([]);
});

test('on a phone one screen holds the answer, the board and what stands below it', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  const fits = async (kind: string) => {
    const board = page.locator(`[data-check="${kind}"] .board-picture`);
    await board.waitFor();
    const from = await page.locator('.answer-box').boundingBox();
    const picture = await board.boundingBox();
    const high = (picture?.y ?? Infinity) + (picture?.height ?? 0) - (from?.y ?? 0);
    expect(high, kind).toBeLessThanOrEqual(sizes.phone.height);
  };
  await visit(page, `${url}fr/rotterdam/check/#cargo`);
  for (const kind of ['cargo', 'arrival', 'way']) {
    await turn(page, `#${kind}`);
    await fits(kind);
  }
  await visit(page, `${url}fr/comptoir-des-antilles/check/#contact`);
  await fits('contact');
  await visit(page, `${url}fr/borneo/check/#picks`);
  await fits('picks');
  // Of a long sentence three lines stand above the board; it is told whole where “Why?” leads.
  const why = page.locator('#verdict .why');
  expect(await why.evaluate((lines) => lines.clientHeight < lines.scrollHeight)).toBe(true);
  await page.locator('#verdict').getByRole('button', { name: 'Pourquoi' }).click();
  const whole = page.locator('#why:focus .why-whole');
  expect(await whole.isVisible()).toBe(true);
  expect(await whole.textContent()).toBe(await why.textContent());
  expect(troubles).toEqual([]);
});

test('a new sheet can be taken back', async () => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  await visit(page, `${url}en/rotterdam/score/`);
  const name = page.getByLabel('Name').first();
  await name.fill('Ann');
  await page.getByRole('button', { name: 'New sheet' }).click();
  await eventually(() => name.inputValue()).toBe('');
  await dock(page, 'Undo').click();
  await eventually(() => name.inputValue()).toBe('Ann');
  expect(troubles).toEqual([]);
});

test('at a desk the first screen holds the question, the answer and the board', async () => {
  const { page, troubles } = await open({ viewport: { width: 1280, height: 800 } });
  for (const path of ['borneo/check/#fight', 'cabo-da-roca/check/#shot']) {
    await visit(page, `${url}en/${path}`);
    await page.locator('#verdict .word').waitFor();
    const ends = await page.evaluate(() =>
      ['.ask', '#verdict', '.live :is(svg, .hands)'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
      ),
    );
    for (const end of ends) expect(end, path).toBeLessThanOrEqual(800);
  }
  expect(troubles).toEqual([]);
});

test('the best move is asked of the position as it stands, and leads back to it', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, `${url}en/borneo/check/#position`);
  await page.getByRole('button', { name: 'Start of game' }).click();
  await badge(page, 'mine').waitFor();
  await page.locator('.dock').getByRole('link', { name: 'Best move' }).click();
  await page.locator('.badge[data-whose="mine"]').waitFor();
  await page.locator('.dock').getByRole('link', { name: 'The table' }).click();
  await page.locator('.starts [aria-pressed="true"]', { hasText: 'Start of game' }).waitFor();
  expect(troubles).toEqual([]);
});
