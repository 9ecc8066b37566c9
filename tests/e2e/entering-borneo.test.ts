import { makePosition, type Position, parsePosition } from '@portolan/borneo';
import { must } from '@portolan/core';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { isNear } from './below-board.ts';
import { eventually, sizes, useBrowser, visit } from './browser.ts';
import { useTaps } from './taps.ts';

const { url } = inject('site');
const { open } = useBrowser();

/**
 * Three players in the middle of a game as sensible players play it, seen by B: the other hands are hidden, and what was
 * discarded nobody remembers.
 */
const table: Position = {
  seats: 3,
  phase: 'mission',
  first: 2,
  active: 1,
  companies: { red: [2, 1, 0], blue: [0, 2], green: [2, 1], yellow: [1, 0] },
  hands: [[4], ['BRY/R:c', 'GGR/G:c'], [4]],
  warehouses: [
    { harbors: ['sandakan'], missions: ['1d'] },
    { shipments: ['RRB/B:p', 'YBG/R:x'], missions: ['3a'] },
    { shipments: ['RGY/B:x', 'BGY/R:p2', 'GYR/B:c2', 'GYB/Y:x'], harbors: ['tarakan'], missions: ['4a'] },
  ],
  ports: [
    { harbor: 'pontianak', tower: ['RGY/G:c'] },
    { harbor: 'balikpapan', tower: ['RBG/Y:n2'] },
    { harbor: 'kuching', tower: ['GBR/B:v', 'BYR/Y:v'] },
  ],
};

/** What is touched: a place of the board, an item of the tray, a button beside what is chosen. */
type Touch = readonly [kind: 'spot' | 'item' | 'handle', name: string];

const all = (kind: Touch[0], ...names: readonly string[]): readonly Touch[] => names.map((name) => [kind, name]);

const cards = (...faces: readonly string[]): readonly Touch[] => all('item', ...faces.map((face) => `card.${face}`));

/** Company after company, the merchant in front first. */
const merchants = all('item', 'column.red.2-1-0', 'column.blue.0-2', 'column.green.2-1', 'column.yellow.1-0');

/** Each Harbor card goes to the next port, and the cards after it lie below it. */
const ports: readonly Touch[] = [
  ['item', 'harbor.pontianak'],
  ...cards('RGY/G:c'),
  ['item', 'harbor.balikpapan'],
  ...cards('RBG/Y:n2'),
  ['item', 'harbor.kuching'],
  ...cards('GBR/B:v', 'BYR/Y:v'),
];

/**
 * A warehouse is told by its goods, two cards at once. The last merchant leads on to the first player, and how many cards somebody has in hand to the next one, after the last
 * of them to the ports; whose hand is seen is to move, and when its last card is turned up it leads on as well.
 */
const players: readonly Touch[] = [
  ...all('item', 'harbor.sandakan', 'mission.1d'),
  ['handle', '4'],
  ...all('item', 'mission.3a', 'goods.p-x'),
  ['handle', '2 cards, seen'],
  ...cards('BRY/R:c', 'GGR/G:c'),
  ['handle', 'First player'],
  ...all('item', 'harbor.tarakan', 'mission.4a', 'goods.x-x', 'goods.p2-c2'),
  ['handle', '4'],
];

const target = (page: Page, [kind, name]: Touch) =>
  kind === 'handle'
    ? page.getByRole('region', { name: 'What is chosen' }).getByRole('button', { name, exact: true })
    : page.locator(`[data-${kind}="${name}"]`);

const filledIn = (position: unknown): Position => makePosition(must(parsePosition(position)));

/** What stands on the page, filled in. */
const entered = async (page: Page): Promise<Position> =>
  filledIn(JSON.parse(await page.locator('.json-box textarea').inputValue()));

/** The same with the cards of warehouses by their goods, which alone count there, and with what only follows left out. */
const byGoods = ({ pile: _pile, warehouses = [], ...others }: Position): unknown => ({
  ...others,
  warehouses: warehouses.map(({ shipments = [], ...store }) => ({
    ...store,
    shipments: shipments.map((card) => String(card).split(':')[1]).sort(),
  })),
});

test('a table in the middle of a game is entered on a phone with at most 40 touches', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, `${url}en/borneo/check/#position`);
  await page.getByRole('button', { name: 'Empty table' }).first().click();
  await isNear(page);
  // What goes to a player is seen with the place that was touched.
  const store = page.locator('[data-spot="store.0"]');
  await store.click();
  const tops = () =>
    page.evaluate(() =>
      ['[data-spot="store.0"]', '.tt-below .tray-part', '.dock'].map(
        (one) => document.querySelector(one)?.getBoundingClientRect().top ?? 0,
      ),
    );
  await eventually(async () => (await tops()).every((top, i, all) => top >= 0 && top <= (all[i + 1] ?? Infinity))).toBe(
    true,
  );
  await store.click();
  const { tap, count } = useTaps();
  await tap(page.locator('.board-moment').getByRole('button', { name: '3 players' }));
  for (const touch of [...merchants, ...players, ...ports]) await tap(target(page, touch));
  expect(byGoods(await entered(page))).toEqual(byGoods(filledIn(table)));
  expect(count()).toBeLessThanOrEqual(40);
  expect(troubles).toEqual([]);
  await page.context().close();
});

/** Walks with the arrows to a place, or to an item of the tray. */
const walk = async (page: Page, selector: string): Promise<void> => {
  for (let steps = 0; steps < 60; steps++) {
    const key = await page.evaluate((wanted) => {
      const middle = (one: Element | null) => {
        const { left, top, width, height } = one?.getBoundingClientRect() ?? new DOMRect();
        return [left + width / 2, top + height / 2] as const;
      };
      const here = document.activeElement;
      if (here?.matches(wanted)) return undefined;
      const [[x, y], [tx, ty]] = [middle(here), middle(document.querySelector(wanted))];
      if (Math.abs(ty - y) > 8) return ty > y ? 'ArrowDown' : 'ArrowUp';
      return tx > x ? 'ArrowRight' : 'ArrowLeft';
    }, selector);
    if (key === undefined) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the arrows do not lead to ${selector}`);
};

test('keys alone place merchants, turn up a Harbor card, play a card below it and take it off again', async () => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  await visit(page, `${url}en/borneo/check/#position`);
  await page.getByRole('button', { name: 'Empty table' }).first().click();
  await page.locator('[data-spot][tabindex="0"]').focus();
  await page.keyboard.press('b');
  for (const spot of ['rank.red.1', 'rank.blue.1']) {
    await walk(page, `[data-spot="${spot}"]`);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
  await walk(page, '[data-spot="port.2"]');
  await page.keyboard.press('Enter');
  await page.locator('[data-item="harbor.miri"]').focus();
  await walk(page, '[data-item="harbor.kuching"]');
  await page.keyboard.press('Enter');
  await page.locator('[data-item^="card."]').first().focus();
  await walk(page, '[data-item="card.GBR/B:v"]');
  await page.keyboard.press('Enter');
  const laid = await entered(page);
  expect(laid.companies).toMatchObject({ red: [1], blue: [1] });
  expect(laid.ports?.[1]).toEqual({ harbor: 'kuching', tower: ['GBR/B:v'] });
  await page.keyboard.press('Escape');
  await page.locator('[data-spot][tabindex="0"]').focus();
  await walk(page, '[data-spot="tower.2.0"]');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Delete');
  expect((await entered(page)).ports?.[1]?.tower ?? []).toEqual([]);
  expect(troubles).toEqual([]);
  await page.context().close();
});
