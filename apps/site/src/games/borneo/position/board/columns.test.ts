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

const put = (position: Json, item: string, spot: string): Json => {
  const found = entry.put(position, item, spot, around(position));
  if (!found || !('value' in found)) throw new Error(found?.refused);
  return found.value;
};

const five = changed(emptyTable(freshPosition), 'seats', 5);

it('all orders of a company are offered at once, where a glance finds one', () => {
  expect(offered(emptyTable(freshPosition))).toEqual([['A company at once: red', 64]]);
});

it('of five players the two in front are told first, and then who stands behind them', () => {
  expect(offered(five)).toEqual([['A company at once: the two in front, red', 20]]);
  const front = put(five, 'column.red.2-0', 'company.red');
  // Three others: nobody needs to be behind, so one, two or three of them are offered in every order.
  expect(offered(front)).toEqual([
    ['Behind C and A: red', 15],
    ['A company at once: the two in front, blue', 20],
  ]);
  const whole = put(front, 'column.red.2-0-1-4', 'company.red');
  expect(whole.companies).toMatchObject({ red: [2, 0, 1, 4] });
  expect(offered(whole)).toEqual([['A company at once: the two in front, blue', 20]]);
});
