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
    .flatMap(({ drawn, title, items }) => (drawn === 'is-sets' ? [[title, items.length] as const] : []));

/** What these trays offer. */
const itemsOf = (position: Json): readonly string[] =>
  entry
    .tray(position, around(position))
    .flatMap(({ drawn, items }) => (drawn === 'is-sets' ? items.map(({ id }) => id) : []));

const put = (position: Json, item: string, spot: string): Json => {
  const found = entry.put(position, item, spot, around(position));
  if (!found || !('value' in found)) throw new Error(found?.refused);
  return found.value;
};

const five = changed(emptyTable(freshPosition), 'seats', 5);

it('all orders of a company are offered at once, where a glance finds one', () => {
  // Those of four players in every order, and after them the three in front where E sits down too.
  const [four, withE] = [4 + 4 * 3 + 4 * 3 * 2 + 4 * 3 * 2, 1 + 2 * 4 + 3 * 4 * 3];
  expect(offered(emptyTable(freshPosition))).toEqual([['A company at once: red', four + withE]]);
});

it('who places a merchant plays: with E there are five', () => {
  const table = put(emptyTable(freshPosition), 'column.red.2-4', 'company.red');
  expect([table.seats, table.companies]).toEqual([5, { red: [2, 4] }]);
  expect(put(emptyTable(freshPosition), 'merchant.4', 'rank.red.1').seats).toBe(5);
});

it('of three players the last two companies are told at once', () => {
  const three = changed(emptyTable(freshPosition), 'seats', 3);
  const red = put(three, 'column.red.2-1-0', 'company.red');
  const blue = put(red, 'column.blue.0-2', 'company.blue');
  expect(offered(blue).map(([title]) => title)).toEqual(['The last two companies at once', 'A company at once: green']);
  expect(itemsOf(blue)).not.toContain('behind.green.2-1.yellow.2-0');
  expect(put(blue, 'behind.green.2-1.yellow.1-0', 'company.green').companies).toMatchObject({
    green: [2, 1],
    yellow: [1, 0],
  });
});

/** What is chosen after something was put. */
const ledTo = (position: Json, item: string, spot: string, chosen?: string): string | undefined => {
  const found = entry.put(position, item, spot, { ...around(position), chosen });
  return found && 'value' in found ? found.choose : undefined;
};

it('one thing leads on to the next: merchants, players, the ports', () => {
  const three = changed(emptyTable(freshPosition), 'seats', 3);
  const two = put(put(three, 'column.red.2-1-0', 'company.red'), 'column.blue.0-2', 'company.blue');
  expect(ledTo(three, 'column.red.2-1-0', 'company.red')).toBe(undefined);
  expect(ledTo(two, 'behind.green.2-1.yellow.1-0', 'company.green')).toBe('seat.0');
  const all = put(two, 'behind.green.2-1.yellow.1-0', 'company.green');
  const after = (seat: number) =>
    entry.at(all, `seat.${seat}`, around(all))?.rows?.[0]?.handles.find(({ name }) => name === '3')?.choose;
  expect([0, 1, 2].map(after)).toEqual(['seat.1', 'seat.2', 'port.1']);
  // A hand of two that is seen is turned up card by card, and then the next player is told.
  const seen = entry.at(all, 'seat.1', around(all))?.rows?.[1]?.handles.find(({ id }) => id === 'seen 2');
  expect(seen?.choose).toBe('hand.1.?');
  const hand = seen?.to ?? all;
  expect(ledTo(hand, 'card.BRY/R:c', 'hand.1', 'hand.1.?')).toBe('hand.1.?');
  const one = put(hand, 'card.BRY/R:c', 'hand.1');
  expect(one.active).toBe(1);
  expect(ledTo(one, 'card.GGR/G:c', 'hand.1', 'hand.1.?')).toBe('seat.2');
  // Who has touched the hand goes on with it.
  expect(ledTo(one, 'card.GGR/G:c', 'hand.1', 'hand.1')).toBe(undefined);
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
