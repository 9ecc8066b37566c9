import { expect, it } from 'vitest';
import { exchange, type Kept, keep, tableBefore, tableOf } from './kept.ts';

const table = (begun: number, way: Kept['way'] = 'here'): Kept => ({ begun, way, open: false, sitting: {} });

it('a new game leaves the one before within reach', () => {
  keep('go', table(1));
  keep('go', table(1, 'real'));
  expect([tableOf('go').get(), tableBefore('go').get()]).toEqual([table(1, 'real'), null]);
  keep('go', table(2));
  expect([tableOf('go').get(), tableBefore('go').get()]).toEqual([table(2), table(1, 'real')]);
  exchange('go');
  expect([tableOf('go').get(), tableBefore('go').get()]).toEqual([table(1, 'real'), table(2)]);
});
