import { keyOf, kindOf, readTable, seaOf, shipsOf, type Table } from '@portolan/boards/cabo-da-roca';
import { directions } from '@portolan/cabo-da-roca';
import { must } from '@portolan/core';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { isNear } from './below-board.ts';
import { eventually, sizes, useBrowser, visit } from './browser.ts';
import { useTaps } from './taps.ts';

const { url } = inject('site');
const { open } = useBrowser();

/** A table in the middle of a game: 27 tiles, four ships, four sailors. */
const wanted = {
  seats: 2,
  board: {
    origin: [-3, -2],
    rows: [
      '.. qNE cN A.N qNW .. ..',
      '.. f2 ~ ~ ~ L ..',
      'f3 ~ ~ ~ ~ f1 W',
      '.. S ~ ~ ~ f1 ..',
      '.. .. qSE B.S qSW T ..',
    ],
  },
  ships: {
    '0t1': { at: [0, 0], heading: 'S' },
    '0f1': { at: [-1, -1], heading: 'E' },
    '1t1': { at: [2, 1], heading: 'NW' },
    '1p': { at: [0, 2], heading: null },
  },
  sailors: [
    { owner: 0, at: [0, -2] },
    { owner: 1, at: [0, 2] },
    { owner: 1, at: [2, -1] },
    { owner: 0, at: [-2, -2] },
  ],
};

const tableOf = (json: unknown): Table => must(readTable(json)).table;

/** What lies on a chart, in an order that does not depend on how it was entered. */
const picture = (table: Table): readonly string[] =>
  [
    ...seaOf(table).map(({ at, face, land }) => `${at} ${kindOf(face)} ${land}`),
    ...shipsOf(table).map(({ id, at, heading }) => `${at} ${id} ${heading}`),
    ...(table.position.sailors ?? []).map(({ at, owner }) => `${at} sailor ${owner}`),
  ].sort();

const entered = async (page: Page): Promise<Table> => {
  const kept = await page.evaluate(() => localStorage.getItem('portolan:cabo-da-roca:position'));
  return tableOf(JSON.parse(kept ?? '{}'));
};

/** The tiles that are still to be laid, each beside one that lies, kind by kind as far as that goes. */
const laying = (table: Table): { readonly spot: string; readonly kind: string; readonly land: number }[] => {
  const laid = new Set(['0,0', '1,0', '-1,0', '0,1', '0,-1']);
  const left = seaOf(table)
    .filter(({ at }) => !laid.has(keyOf(at)))
    .map(({ at, face, land }) => ({ at, spot: keyOf(at), kind: kindOf(face), land }));
  const order: typeof left = [];
  while (left.length > 0) {
    const touches = ({ at: [x, y] }: (typeof left)[number]) =>
      [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`].some((spot) => laid.has(spot));
    const same = left.findIndex((tile) => tile.kind === order.at(-1)?.kind && touches(tile));
    const [next] = left.splice(same >= 0 ? same : left.findIndex(touches), 1);
    if (!next) throw new Error('a tile lies apart');
    laid.add(next.spot);
    order.push(next);
  }
  return order;
};

const letters: Readonly<Record<string, string>> = { f: 'fishing', t: 'trade', p: 'pirate' };

test('a sea in the middle of a game is entered by two taps a tile and two a piece', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, `${url}fr/cabo-da-roca/check/#position`);
  await isNear(page);
  const { tap, count } = useTaps();
  const spot = (at: string) => page.locator(`[data-spot="${at}"]`);
  const item = (id: string) => page.locator(`[data-item="${id}"]`);
  const table = tableOf(wanted);
  await tap(page.getByRole('button', { name: 'Table vide' }));
  await eventually(() => page.locator('[data-spot]').count()).toBe(5);
  const tiles = laying(table);
  let hand = '';
  for (const { spot: at, kind, land } of tiles) {
    if (hand !== kind) await tap(item(`tile ${kind}`));
    hand = kind;
    await tap(spot(at));
    for (let turns = 0; turns < 4; turns += 1) {
      const lies = seaOf(await entered(page)).find((tile) => keyOf(tile.at) === at);
      if (lies?.land === land) break;
      await tap(spot(at));
    }
  }
  for (const { id, at, heading } of shipsOf(table)) {
    await tap(item(`piece ${id.charAt(0)} ${letters[id.charAt(1)]}`));
    await tap(spot(keyOf(at)));
    const turns = heading ? directions.indexOf(heading) : 0;
    const side = turns > 4 ? 'Tourner à gauche' : 'Tourner à droite';
    for (let turn = 0; turn < Math.min(turns, 8 - turns); turn += 1)
      await tap(page.getByRole('button', { name: side }));
  }
  for (const { owner, at } of table.position.sailors ?? []) {
    await tap(item(`piece ${owner} sailor`));
    await tap(spot(keyOf(at)));
    await page.keyboard.press('Escape');
  }
  expect(picture(await entered(page))).toEqual(picture(table));
  expect(count()).toBeLessThanOrEqual(2 * tiles.length + 2 * (shipsOf(table).length + 4));
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('by keys alone a ship is chosen, turned, carried and taken off, and each step undone', async () => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  await visit(page, `${url}en/cabo-da-roca/check/#position`);
  const ship = async () => shipsOf(await entered(page)).find(({ id }) => id === '0t1');
  await page.locator('[data-spot="0,0"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('.sel', { hasText: 'heading south' }).waitFor();
  await page.keyboard.press('l');
  await page.locator('.sel', { hasText: 'heading southeast' }).waitFor();
  await page.getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await page.locator('[data-spot="0,0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await eventually(async () => (await ship())?.at).toEqual([1, 0]);
  await page.keyboard.press('Delete');
  await eventually(ship).toBeUndefined();
  await page.getByRole('button', { name: 'Undo' }).first().press('Enter');
  await eventually(async () => (await ship())?.heading).toBe('SE');
  expect(troubles).toEqual([]);
  await page.context().close();
});
