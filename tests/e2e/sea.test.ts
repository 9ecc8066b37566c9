import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { eventually, langs, sizes, useBrowser, visit } from './browser.ts';

const { url } = inject('site');
const { open } = useBrowser();

const place = (page: Page, at: string) => page.locator(`.cb-square[data-at="${at}"]`);

const why = { fr: 'Aucune tuile ne touche cette case par un côté.', en: 'No tile' } as const;

test.each(langs)('in %s a refused square says why not, by tap and by keys', async (lang) => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, `${url}${lang}/cabo-da-roca/check/#places`);
  await place(page, '2,-1').click();
  await page.locator('.cb-why', { hasText: why[lang] }).waitFor();
  await place(page, '2,-1').focus();
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-at') === '2,0');
  await page.keyboard.press('Enter');
  await page.locator('.cb-square[data-at="2,0"][aria-pressed="true"]').waitFor();
  await expect.poll(() => page.locator('.cb-ways > li').count()).toBe(4);
  expect(troubles).toEqual([]);
  await page.context().close();
});

/** The chart of the build stands until somebody is about to use the page. */
const touch = (page: Page): Promise<void> => page.locator('.tool-frame input:checked').first().focus();

const shown = (page: Page): Promise<string | null> => page.locator('.cb-chart').first().getAttribute('viewBox');

/** Waits until another part of the chart is shown. */
const otherThan = (page: Page, old: string | null | undefined) =>
  page.waitForFunction((view) => document.querySelector('.cb-chart')?.getAttribute('viewBox') !== view, old);

test('a large chart is moved and zoomed by keys, by the wheel and by dragging', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, `${url}fr/cabo-da-roca/solve/#best`);
  await touch(page);
  const region = page.locator('.cb-scroll.is-live').first();
  await region.focus();
  const views = [await shown(page)];
  for (const key of ['+', 'ArrowRight', 'ArrowDown', '-', '0']) {
    await page.keyboard.press(key);
    await otherThan(page, views.at(-1));
    views.push(await shown(page));
  }
  await page.keyboard.press('+');
  await otherThan(page, views.at(-1));
  await region.scrollIntoViewIfNeeded();
  const box = await region.boundingBox();
  if (!box) throw new Error('the chart has no place on the page');
  const before = await shown(page);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await otherThan(page, before);
  const near = await shown(page);
  // Paper shows it whole, and the screen goes on where it was.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await otherThan(page, near);
  expect(await widthOf(page)).toBeGreaterThan(Number(near?.split(' ')[2]));
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await eventually(() => shown(page)).toBe(near);
  await page.mouse.wheel(0, 240);
  await otherThan(page, near);
  expect(troubles).toEqual([]);
  await page.context().close();
});

/** What two fingers do on a chart, as the browser hears it: they land around its middle and spread, or close, to `to`. */
const pinch = async (page: Page, region: Locator, from: number, to: number): Promise<void> => {
  const box = await region.boundingBox();
  if (!box) throw new Error('the chart has no place on the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: x - apart / 2, y, id: 0 },
    { x: x + apart / 2, y, id: 1 },
  ];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: apart === undefined ? [] : fingers(apart) });
  await touch('touchStart', from);
  for (let step = 1; step <= 6; step += 1) await touch('touchMove', from + ((to - from) * step) / 6);
  await touch('touchEnd');
  await session.detach();
};

const widthOf = async (page: Page): Promise<number> => Number((await shown(page))?.split(' ')[2]);

test('two fingers that spread bring a large chart closer, and closing them shows more of it again', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone, hasTouch: true });
  await visit(page, `${url}fr/cabo-da-roca/solve/#best`);
  await touch(page);
  const region = page.locator('.cb-scroll.is-live').first();
  await region.scrollIntoViewIfNeeded();
  const before = await widthOf(page);
  await pinch(page, region, 60, 120);
  // Twice as far apart is twice as close, as far as the nearest view allows.
  await expect.poll(() => widthOf(page)).toBeLessThan(before * 0.7);
  const near = await widthOf(page);
  await pinch(page, region, 140, 60);
  await expect.poll(() => widthOf(page)).toBeGreaterThan(near);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('the squares a ship can reach are shown when it is chosen; the way to one is told, its first step proposed and played', async () => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  await visit(page, `${url}en/cabo-da-roca/check/#position`);
  await place(page, '0,0').focus();
  await page.keyboard.press('Enter');
  await page.locator('.cb-square.is-open[data-at="0,1"]').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('.board [role="status"]', { hasText: '(0, 1): 1 action' }).waitFor();
  await page.locator('.verdict.v-legal, .verdict.v-depends').waitFor();
  await page.getByRole('button', { name: 'Play this move' }).click();
  await page.getByRole('button', { name: 'Undo' }).first().waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a chart opens at the square that is asked about and follows it, by numbers and by keys', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, `${url}en/cabo-da-roca/solve/#tile-fit`);
  /** Whether a square lies wholly in the part of the chart that is shown. */
  const inView = (at: string) =>
    page.waitForFunction((key) => {
      const chart = document.querySelector<SVGSVGElement>('.cb-places .cb-chart');
      const [x = 0, y = 0] = key.split(',').map((n) => Number(n) * 100);
      const { x: left, y: top, width, height } = chart?.viewBox.baseVal ?? { x: 0, y: 0, width: 0, height: 0 };
      return x >= left && y >= top && x + 100 <= left + width && y + 100 <= top + height;
    }, at);
  const east = page.getByLabel('x, to the east', { exact: true });
  await east.focus();
  await page.locator('.cb-places .is-live').waitFor();
  await inView('-2,-3');
  // A real minus sign is written, and both it and a hyphen are read.
  await eventually(() => east.inputValue()).toBe('\u22122');
  await east.fill('4');
  await page.getByLabel('y, to the south', { exact: true }).fill('1');
  await inView('4,1');
  await east.fill('-4');
  await page.getByLabel('y, to the south', { exact: true }).fill('\u22121');
  await inView('-4,-1');
  await place(page, '-1,-3').focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('data-at'));
  await inView(focused ?? '');
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a tile laid where corners disagree is named, and its place is marked on the chart', async () => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  await visit(page, `${url}en/cabo-da-roca/check/#position`);
  const board = [
    { at: [0, 0], tile: 'sea' },
    { at: [1, 0], tile: 'coast' },
  ];
  await page.locator('.json-box').locator('xpath=ancestor::details[1]/summary').click();
  await page.locator('.json-box textarea').fill(JSON.stringify({ seats: 2, board }));
  await page.locator('.clause-card li, .verdict.v-open li', { hasText: 'does not match' }).first().waitFor();
  await page
    .locator('.json-box textarea')
    .fill(JSON.stringify({ seats: 2, board: [...board, { at: [1, 0], tile: 'sea' }] }));
  await page.locator('.clause-card, .verdict.v-open', { hasText: 'this square has a tile already' }).first().waitFor();
  await expect.poll(() => page.locator('.cb-ring-x').count()).toBe(1);
  expect(troubles).toEqual([]);
  await page.context().close();
});
