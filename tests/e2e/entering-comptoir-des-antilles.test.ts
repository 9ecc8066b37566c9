import { comptoirDesAntilles, type Position } from '@portolan/comptoir-des-antilles';
import { must } from '@portolan/core';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { isNear } from './below-board.ts';
import { eventually, sizes, useBrowser, visit } from './browser.ts';
import { useTaps } from './taps.ts';

const { url } = inject('site');
const { open } = useBrowser();

/** What four sensible players have on the table after three rounds, as the fourth sees it. */
const table: Position = {
  seats: 4,
  quays: ['5 vanilla', '7 madras B1', '5 rum B2', '6 madras A1'],
  premiums: [17, 23, 13, 5],
  hands: [['?'], ['?'], ['?'], ['madras']],
  discards: [
    ['foreman', 'governor', 'shipowner'],
    ['captain', 'governor', 'shipowner'],
    ['innkeeper', 'captain', 'shipowner'],
    ['customs-officer', 'governor', 'shipowner'],
  ],
  first: 3,
  next: 5,
};

/** The same with everything filled in. */
const whole = (position: unknown): Position =>
  comptoirDesAntilles.makePosition(must(comptoirDesAntilles.parsePosition(position)));

/** The position as the browser keeps it, with everything filled in; undefined while it cannot be read. */
const kept = async (page: Page): Promise<Position | undefined> => {
  const text = await page.evaluate(() => localStorage.getItem('portolan:comptoir-des-antilles:position'));
  const read = comptoirDesAntilles.parsePosition(JSON.parse(text ?? 'null'));
  return read.ok ? comptoirDesAntilles.makePosition(read.value) : undefined;
};

/** In the order of the box. */
const names = {
  innkeeper: 'Innkeeper',
  foreman: 'Foreman',
  'customs-officer': 'Customs officer',
  captain: 'Captain',
  governor: 'Governor',
  shipowner: 'Shipowner',
} as const;

/** Touches on the table of contacts: each that somebody has played, with who; one touch for all. */
const played: readonly string[] = Object.entries(names).flatMap(([id, name]) => {
  const seats = [0, 1, 2, 3].filter((seat) => table.discards?.[seat]?.includes(id));
  const all = seats.length === table.seats;
  return all ? [`${name}, played by all`] : seats.map((seat) => `${name}, played by ${'ABCD'[seat]}`);
});

const emptied = async (page: Page): Promise<void> => {
  await visit(page, `${url}en/comptoir-des-antilles/check/#position`);
  await page.getByRole('button', { name: 'Empty table' }).click();
  await eventually(async () => (await kept(page))?.quays).toEqual(['-', '-', '-', '-']);
};

test('a table of four in the middle of a game is entered on a phone in at most 40 taps', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await emptied(page);
  await isNear(page);
  const { tap, count } = useTaps();
  const item = (id: string): Locator => page.locator(`.board-form [data-item="${id}"]`);
  const chosen = page.locator('.board-form .sel');
  for (const [ship, goods, ...porters] of [
    [5, 'vanilla'],
    [7, 'madras', 1],
    [5, 'rum', 1, 1],
    [6, 'madras', 0],
  ]) {
    await tap(item(`ship ${ship} ${goods}`));
    for (const seat of porters) await tap(item(`porter ${seat}`));
  }
  // One counter leads on to the next.
  await tap(page.locator('[data-spot="seat0"]'));
  for (const counter of table.premiums ?? [])
    await tap(chosen.getByRole('button', { name: String(counter), exact: true }));
  await tap(item('goods madras'));
  await tap(chosen.getByRole('button', { name: 'first of the round' }));
  await tap(item('ship 5'));
  await tap(page.locator('[data-spot="played"]'));
  for (const name of played) await tap(chosen.getByRole('button', { name, exact: true }));
  await eventually(() => kept(page)).toEqual(whole(table));
  expect(count()).toBeLessThanOrEqual(40);

  // The card, then the quay: it is played, and what it does there is proposed.
  await page.locator('[data-spot="card.foreman"]').click();
  await page.locator('[data-spot="quay3"]').click();
  await page.locator('.board-form .ca-quay', { hasText: 'Quay 3' }).locator('.ca-near .ca-disc').first().waitFor();
  await eventually(async () => (await kept(page))?.turn?.contact).toBe('foreman');
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('the same table is entered by keys alone', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await emptied(page);
  const press = (...keys: readonly string[]): Promise<void> =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  /** Presses a key until what has the focus is called so. */
  const reach = async (key: string, name: string): Promise<void> => {
    for (let pressed = 0; pressed < 60; pressed++) {
      const focused = await page.evaluate(() => {
        const { activeElement } = document;
        const named = ['data-spot', 'aria-label'].map((attribute) => activeElement?.getAttribute(attribute));
        return named.find(Boolean) ?? activeElement?.textContent;
      });
      if (focused === name) return;
      await page.keyboard.press(key);
    }
    throw new Error(`${name} is not reached by ${key}`);
  };
  await page.locator('[data-spot][tabindex="0"]').focus();
  await press('5', 'v', '7', 'm', 'b', '5', 'r', 'b', 'b', '6', 'm', 'a');
  for (const [seat, counter] of (table.premiums ?? []).entries()) {
    if (seat === 0) {
      await reach('ArrowDown', 'seat1');
      await reach('ArrowLeft', 'seat0');
    } else {
      await reach('Shift+Tab', `seat${seat - 1}`);
      await reach('ArrowRight', `seat${seat}`);
    }
    await press('Enter', ...String(counter));
  }
  await press('m');
  await reach('Tab', 'first of the round');
  await press('Enter', 'Escape', '5');
  // Below the harbor, its row begins with them.
  await press('ArrowDown', 'ArrowDown', 'ArrowDown');
  await reach('ArrowLeft', 'played');
  await press('Enter');
  for (const name of played) {
    await reach('Tab', name);
    await press('Enter');
  }
  await eventually(() => kept(page)).toEqual(whole(table));
  expect(troubles).toEqual([]);
  await page.context().close();
});
