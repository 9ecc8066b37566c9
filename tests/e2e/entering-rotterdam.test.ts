import { must } from '@portolan/core';
import { type Position, rotterdam, type State } from '@portolan/rotterdam';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { isNear } from './below-board.ts';
import { eventually, sizes, useBrowser, visit } from './browser.ts';
import { useTaps } from './taps.ts';

const { url } = inject('site');
const { open } = useBrowser();

/** A table in the middle of a game: B is Harbor Master, a color is to be called; A's cards are known, of the others what all saw. */
const table: Position = {
  seats: 3,
  phase: 'sail',
  master: 1,
  ships: [
    '0a@C2:grain',
    '0b@E1:fruit',
    '0c@F2:crude-oil',
    '1a@D2:grain',
    '1b@E2:crude-oil',
    '2a@B3:fruit',
    '2b@E4:chemicals',
  ],
  hands: [
    { products: ['bread', 'jam'], navigation: ['setback'], missions: ['m01', 'm15', 'm30'] },
    { products: ['?botlek', '?europoort'] },
    { navigation: ['?'], laid: ['advantage', 'advantage', 'extra-advantage'] },
  ],
};

const stateOf = (position: unknown): State => must(rotterdam.parsePosition(position));

/** What is entered, as the text below the fields says it. */
const entered = async (page: Page): Promise<State> =>
  stateOf(JSON.parse(await page.locator('.json-box textarea').inputValue()));

const place = (page: Page, spot: string): Locator => page.locator(`[data-spot="${spot}"]`);
const item = (page: Page, id: string): Locator => page.locator(`[data-item="${id}"]`);
const button = (page: Page, name: string): Locator => page.getByRole('button', { name });

test('a table in the middle of a game is entered on the river in at most 35 taps', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, `${url}fr/rotterdam/check/#position`);
  await button(page, 'Table vide').click();
  await eventually(() => page.locator('.rt-chart .rt-hull:not(.rt-ghost)').count()).toBe(0);
  await isNear(page);
  const { tap, count } = useTaps();
  const put = (id: string) => tap(item(page, id));
  const at = (spot: string) => tap(place(page, spot));

  // All ships of a player are taken at once, then each is put on its position.
  const afloat = (table.ships ?? []).map((ship) => /^(?<seat>.).@(?<at>.*):(?<cargo>.*)/.exec(ship)?.groups ?? {});
  for (const seat of ['0', '1', '2']) {
    const fleet = afloat.filter((ship) => ship.seat === seat);
    await put(`fleet ${seat} ${fleet.map(({ cargo }) => cargo).join(',')}`);
    // What is in hand, and where it goes, is said before the first of them as before the others.
    await eventually(() => page.locator('.board-said').textContent()).toMatch(/En main\s: navires de .*Touchez/);
    for (const { at: where = '' } of fleet) await at(where);
  }
  await tap(button(page, '2. Navigation'));
  // The Harbor Master leads on to the cards of the next player, how many are hidden to those of the one after.
  await tap(page.getByRole('group', { name: 'Qui est Capitaine' }).getByRole('button', { name: 'B' }));
  const chosen = (count: string) =>
    tap(page.getByRole('region', { name: 'Ce qui est choisi' }).getByRole('button', { name: count, exact: true }));
  await chosen('Avantage : 2, Avantage supplémentaire : 1');
  await chosen('1');
  // The Harbor Master is not the one whose hand is seen.
  await at('hand 0');
  for (const id of ['product bread', 'product jam', 'navigation setback', 'mission m01']) await put(id);
  await tap(page.getByRole('group', { name: 'Ne montrer que' }).getByRole('button', { name: 'Confiture' }));
  for (const id of ['mission m15', 'mission m30']) await put(id);
  await chosen('0');
  await put('backs ?botlek ?europoort');

  await eventually(() => entered(page)).toEqual(stateOf(table));
  expect(count()).toBeLessThanOrEqual(35);
  expect(troubles).toEqual([]);
  await page.context().close();
});

/** Presses arrows until a place is reached, each time toward it. */
const go = async (page: Page, spot: string): Promise<void> => {
  const target = place(page, spot);
  for (let presses = 0; presses < 40; presses++) {
    const way = await target.evaluate((to) => {
      const from = document.activeElement;
      if (from === to) return undefined;
      const middle = (one: Element) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left + width / 2, top + height / 2] as const;
      };
      const [[x, y], [tx, ty]] = [middle(from ?? to), middle(to)];
      if (Math.abs(tx - x) > Math.abs(ty - y)) return tx > x ? 'ArrowRight' : 'ArrowLeft';
      return ty > y ? 'ArrowDown' : 'ArrowUp';
    });
    if (way === undefined) return;
    await page.keyboard.press(way);
  }
  throw new Error(`${spot} is not reached`);
};

/** Presses the tab key until something is reached. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('not reached by the tab key');
};

test('the same by keys alone: letters take, arrows go, Enter puts; a move is proposed, and judged', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, `${url}en/rotterdam/check/#position`);
  const press = (key: string) => page.keyboard.press(key);
  await tabTo(page, button(page, 'Empty table'));
  await press('Enter');
  await eventually(() => page.locator('.rt-chart .rt-hull:not(.rt-ghost)').count()).toBe(0);
  await tabTo(page, page.locator('summary', { hasText: 'Hands and Missions' }));
  await press('Enter');
  await place(page, 'A1').evaluate((one) => one.parentElement?.querySelector<SVGElement>('[tabindex="0"]')?.focus());
  await press('a');
  await go(page, 'A1');
  await press('Enter');
  await press('g');
  await go(page, 'B2');
  await press('Enter');
  await press('b');
  await go(page, 'C4');
  await press('Enter');
  await press('f');
  await press('Escape');
  await go(page, 'seat 1');
  await press('Enter');
  await press('m');
  await go(page, 'hand 0');
  await press('Enter');
  await tabTo(page, item(page, 'product bread'));
  await press('Enter');
  const phase = button(page, '2. Sailing');
  await phase.focus();
  await press('Enter');
  const ships = ['0a@A1:grain', '0b@B2', '1a@C4:fruit'];
  await eventually(() => entered(page)).toEqual(
    stateOf({ seats: 3, phase: 'sail', master: 1, ships, hands: [{ products: ['bread'] }, {}, {}] }),
  );
  // A ship is chosen by Enter, and taken off by a key.
  await place(page, 'B2').focus();
  await press('Enter');
  await press('Delete');
  await eventually(async () => (await entered(page)).at.filter((at) => at >= 0).length).toBe(2);
  // From a ship to a place where it cannot go, before a color is called: judged, and refused.
  await place(page, 'A1').focus();
  await press('Enter');
  await go(page, 'C1');
  await press('Enter');
  await page.locator('.verdict-bar:visible, .v-illegal').filter({ hasText: 'Illegal' }).first().waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});
