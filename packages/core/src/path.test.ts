import { expect, it } from 'vitest';
import { join, within } from './path.ts';
import { bad, must, ok } from './result.ts';

it('writes paths as a reader would', () => {
  expect([join('', 'hands'), join('hands', 1), join('ports[2]', 'harbor')]).toEqual([
    'hands',
    'hands[1]',
    'ports[2].harbor',
  ]);
});

it('sees the problems of a part from the whole', () => {
  const paths = ['', 'card', '[0].card'].map((path) => within('actions[3]', [{ path, code: 'wrong-type' }])[0]?.path);
  expect(paths).toEqual(['actions[3]', 'actions[3].card', 'actions[3][0].card']);
  expect(within('', [{ path: 'card', code: 'wrong-type' }])).toEqual([{ path: 'card', code: 'wrong-type' }]);
});

it('insists on a value where there must be one', () => {
  expect(must(ok(3))).toBe(3);
  expect(() => must(bad({ path: 'seats', code: 'out-of-range' }, { path: '', code: 'not-an-object' }))).toThrow(
    'seats: out-of-range; input: not-an-object',
  );
});
