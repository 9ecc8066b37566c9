import { readTable } from '@portolan/boards/borneo';
import { must } from '@portolan/core';
import { expect, it } from 'vitest';
import type { Around } from '../../../../board/entry.ts';
import type { Json } from '../../../../stores/table.ts';
import { changed } from '../change.ts';
import { freshPosition } from '../draft.ts';
import type { Form } from '../form.ts';
import { entry } from './entry.ts';
import { emptyTable } from './tables.ts';

const around = (position: Json): Around<Form> => {
  const { table } = must(readTable(position));
  return { lang: 'en', about: { box: table.box, table, seats: table.position.seats } as unknown as Form };
};

/** The trays of whole companies, by their titles, with how many orders each offers. */
const offered = (position: Json): readonly (readonly [title: string, orders: number])[] =>
  entry
    .tray(position, around(position))
    .flatMap(({ look, title, items }) => (look === 'tray-columns' ? [[title, items.length] as const] : []));

/** What these trays offer. */
const itemsOf = (position: Json): readonly string[] =>
  entry
    .tray(position, around(position))
    .flatMap(({ look, items }) => (look === 'tray-columns' ? items.map(({ id }) => id) : []));

const put = (position: Json, item: string, spot: string): Json => {
  const found = entry.put(position, item, spot, around(position));
  if (!found || !('value' in found)) throw new Error(found?.refused);
  return found.value;
};

const five = changed(emptyTable(freshPosition), 'seats', 5);

it('all orders of a company are offered at once, where a glance finds one', () => {
  expect(offered(emptyTable(freshPosition))).toEqual([['A company at once: red', 64]]);
});

it('of five players the three in front are told first, and when all are, who stands behind them', () => {
  const front = (company: string) => `A company at once: the three in front, ${company}`;
  // Five, four, three of them; less of a company is told by fewer.
  expect(offered(five)).toEqual([[front('red'), 5 * 4 * 3 + 5 * 4 + 5]]);
  const red = put(five, 'column.red.2-0-1', 'company.red');
  expect(offered(red)).toMatchObject([[front('blue'), expect.any(Number)]]);
  const blue = put(red, 'column.blue.3-4-2', 'company.blue');
  const green = put(blue, 'column.green.0-3-1', 'company.green');
  const yellow = put(green, 'column.yellow.4-2-1', 'company.yellow');
  // A, D and E have a merchant left, each in one of the two companies where it has none.
  expect(offered(yellow)).toEqual([['The last ones at once', 12]]);
  const item = 'behind.red.4.blue.0.green.3';
  expect(itemsOf(yellow)).not.toContain(item);
  const whole = put(yellow, 'behind.red.4-3.blue.0', 'company.red');
  expect(whole.companies).toEqual({ red: [2, 0, 1, 4, 3], blue: [3, 4, 2, 0], green: [0, 3, 1], yellow: [4, 2, 1] });
  expect(offered(whole)).toEqual([]);
});
