import { cardInWords, cargoInWords, readTable, spotOf } from '@portolan/boards/borneo';
import { borneo, type Position } from '@portolan/borneo';
import { must } from '@portolan/core';
import { expect, it } from 'vitest';
import type { Around, Put } from '../../../../board/entry.ts';
import type { Json } from '../../../../stores/table.ts';
import { freshPosition } from '../draft.ts';
import type { Form } from '../form.ts';
import { entry } from './entry.ts';
import { goodsOn } from './goods.tsx';

const around = (position: Json, chosen?: string): Around<Form> => {
  const { table } = must(readTable(position));
  const about = { box: table.box, table, seats: table.position.seats, phase: table.position.phase };
  return { lang: 'en', about: about as unknown as Form, chosen };
};

const put = (position: Json, item: string, spot: string): Put<Json> | undefined =>
  entry.put(position, item, spot, around(position));

const after = (begin: Json, ...steps: readonly (readonly [item: string, spot: string])[]): Json =>
  steps.reduce((position, [item, spot]) => {
    const found = put(position, item, spot);
    if (!found || !('value' in found)) throw new Error(found?.refused);
    return found.value;
  }, begin);

const storeOf = (position: Json, seat: number): readonly string[] =>
  ((position as unknown as Position).warehouses?.[seat]?.shipments ?? []).map(String);

const offered = (position: Json, chosen: string): readonly string[] =>
  entry.tray(position, around(position, chosen)).flatMap(({ items }) => items.map(({ id }) => id));

it('a warehouse is told by its goods, one card or two at once', () => {
  const table = after(freshPosition, ['goods.p', 'store.0'], ['goods.c-v2', 'seat.0'], ['goods.p-p', 'store.1']);
  expect(storeOf(table, 0).map(goodsOn)).toEqual(['p', 'c', 'v2']);
  expect(storeOf(table, 1).map(goodsOn)).toEqual(['p', 'p']);
  // Cards that there are, each once.
  expect(borneo.validate(must(borneo.parsePosition(table)))).toEqual([]);
  expect(put(table, 'goods.p', 'port.1')).toEqual({ refused: 'These goods go into a warehouse.' });
});

it('a card laid in the open lies in no warehouse: another with the same goods does', () => {
  const told = after(freshPosition, ['goods.p', 'store.0']);
  const [face = ''] = storeOf(told, 0);
  expect(offered(told, 'hand.1')).toContain(`card.${face}`);
  const table = after(told, [`card.${face}`, 'hand.1']);
  expect((table as unknown as Position).hands?.[1]).toContain(face);
  expect(storeOf(table, 0).map(goodsOn)).toEqual(['p']);
  expect(borneo.validate(must(borneo.parsePosition(table)))).toEqual([]);
});

it('goods of which no card is left are not offered, nor their cards anywhere else', () => {
  const doubled = after(freshPosition, ['goods.p2', 'store.0']);
  const seen = offered(freshPosition, 'hand.1').filter((id) => id.endsWith(':p2'));
  const all = seen.slice(1).reduce((table) => after(table, ['goods.p2', 'store.0']), doubled);
  expect(offered(all, 'store.1').filter((id) => id.includes('p2'))).toEqual([]);
  expect(offered(all, 'hand.1').filter((id) => id.endsWith(':p2'))).toEqual([]);
  expect(put(all, 'goods.p2', 'store.1')).toEqual({ refused: 'No such card is left.' });
});

it('where cards are not counted any goods are told', () => {
  const free: Json = { ...freshPosition, edition: { shipments: 'free' } };
  const table = after(free, ['goods.n2-n2', 'store.2'], ['goods.n2', 'store.2']);
  expect(storeOf(table, 2).map(goodsOn)).toEqual(['n2', 'n2', 'n2']);
});

it('the very card is asked only where a fight or a port tells which it can be', () => {
  expect(offered(freshPosition, 'store.0').filter((id) => id.startsWith('card'))).toEqual([]);
  const shared: Json = { ...freshPosition, distribution: { port: 1, harbor: 'miri', played: [] }, phase: 'distribute' };
  const around = { table: must(readTable(freshPosition)).table, phase: 'distribute', seats: 4 };
  const trays = entry.tray(shared, {
    lang: 'en',
    about: { ...around, box: around.table.box } as unknown as Form,
    chosen: 'store.0',
  });
  expect(trays.some(({ title }) => title === 'Shipment cards')).toBe(true);
});

it('a touched card is the one that is drawn there, in whatever order the cards were entered', () => {
  const faces = ['YYY/R:c', 'RRR/B:v', 'GGG/Y:p', 'BBB/G:n', 'YYB/Y:v', 'RRG/R:n', 'BBY/B:p'];
  const entered = {
    ...freshPosition,
    hands: [faces.slice(0, 4), [2], [2], [2]],
    warehouses: [{ shipments: faces.slice(4) }, {}, {}, {}],
  };
  const { table } = must(readTable(entered));
  const { hands = [], warehouses = [] } = table.position;
  const drawn = { hand: hands[0], store: warehouses[0]?.shipments };
  for (const [kind, words] of [
    ['hand', cardInWords],
    ['store', cargoInWords],
  ] as const) {
    expect(drawn[kind]).toHaveLength(kind === 'hand' ? 4 : 3);
    for (const [at, card] of drawn[kind]!.entries()) {
      const touched = entry.at(entered, spotOf({ kind, seat: 0, at }), around(entered));
      expect(touched?.name.toLowerCase(), `${kind} ${at}`).toBe(words(card as never, 'en').toLowerCase());
    }
  }
});
