import { readTable } from '@portolan/boards/cabo-da-roca';
import { must } from '@portolan/core';
import { expect, it } from 'vitest';
import type { Around } from '../../../board/entry.ts';
import type { Json } from '../../../stores/table.ts';
import { freshPosition, withCross } from './draft.ts';
import { entry } from './entry.tsx';
import type { Form } from './form.ts';

const empty: Json = withCross(freshPosition);

const around = (position: Json): Around<Form> => {
  const { table } = must(readTable(position));
  return { lang: 'fr', about: { position, box: table.box, table, seats: 2 } as unknown as Form };
};

it('a laden ship is put by one touch, and is one of those that are left', () => {
  const items = (position: Json) => entry.tray(position, around(position)).flatMap((tray) => tray.items);
  const left = (position: Json, id: string) => items(position).find((item) => item.id === id)?.left;
  const found = entry.put(empty, 'piece 1 trade laden', '0,0', around(empty));
  const table = found && 'value' in found ? found.value : empty;
  expect(table.ships).toMatchObject({ '1t1': { cargo: '?', at: [0, 0], heading: 'N' } });
  expect([left(empty, 'piece 1 trade'), left(table, 'piece 1 trade'), left(table, 'piece 1 trade laden')]).toEqual([
    2, 1, 1,
  ]);
  expect(items(empty).find(({ id }) => id === 'piece 1 trade laden')?.name).toBe('Commerce B, chargé');
});
