import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { foldsAreNear } from './below-board.ts';
import { eventually, langs, overhang, sizes, useBrowser, visit } from './browser.ts';
import { doubled } from './crowded.ts';
import { forms, turn } from './forms.ts';

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

/** How far it is from the answer to the end of the board, and what a screen leaves between its head and the dock. */
const spanOf = (page: Page) =>
  page.evaluate(() => {
    const box = (part: string): DOMRect => {
      const found = document.querySelector(part);
      if (!found) throw new Error(`no ${part}`);
      return found.getBoundingClientRect();
    };
    const board = document.querySelector('.live .board-picture') ? '.live .board-picture' : '.live';
    return {
      span: box(board).bottom - box('.answer-box').top,
      // At opening the dock may rise over a control; while one works it is as high as its keys.
      room: innerHeight - box('header').height - box('.dock > *').height,
    };
  });

test('on a phone the answer and the board of every question stand together between the head and the dock', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  for (const [at, [game, { check }]] of Object.entries(forms).entries()) {
    await visit(page, `${url}${langs[at % 2]}/${game}/check/`);
    for (const kind of check) {
      await turn(page, `#${kind}`);
      await page.locator(`.live[data-check="${kind}"]`).waitFor();
      const { span, room } = await spanOf(page);
      expect(span, `${game} ${kind}`).toBeLessThanOrEqual(room);
    }
  }
  await visit(page, `${url}fr/borneo/check/#picks`);
  // Of a long sentence two lines stand above the board; it is told whole where “Why?” leads.
  const why = page.locator('#verdict .why');
  expect(await why.evaluate((lines) => lines.clientHeight < lines.scrollHeight)).toBe(true);
  await page.locator('#verdict').getByRole('button', { name: 'Pourquoi' }).click();
  const whole = page.locator('#why:focus .why-whole > p:first-child');
  expect(await whole.isVisible()).toBe(true);
  expect(await whole.textContent()).toBe(await why.textContent());
  const mark = page.locator('#why .why-whole .open-mark');
  expect(await mark.textContent()).toBe(await page.locator('#verdict .open-mark').textContent());
  expect(troubles).toEqual([]);
});

test('what folds in an editor lies within two screens of a phone, whatever one begins with and however many play', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  const words = {
    fr: { players: 'Joueurs', tables: ['Table vide', 'Début de partie', 'Exemple'] },
    en: { players: 'Players', tables: ['Empty table', 'Start of game', 'Example'] },
  } as const;
  for (const [at, game] of Object.keys(forms).entries()) {
    const lang = langs[(at + 1) % 2] ?? 'fr';
    const { players, tables } = words[lang];
    await visit(page, `${url}${lang}/${game}/check/#position`);
    const begin = (name: string) => page.locator('.starts').getByRole('button', { name, exact: true });
    await begin(tables[0]).click();
    await page.locator('.table-live').getByRole('group', { name: players }).getByRole('button').last().click();
    for (const name of tables) {
      await begin(name).click();
      await page.locator('.starts [aria-pressed="true"]', { hasText: name }).waitFor();
      await foldsAreNear(page, `${game} ${name}`);
    }
  }
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
