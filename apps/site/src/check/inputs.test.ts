import { expect, it } from 'vitest';
import { emptiestOf } from './inputs.ts';
import type { AnyModule } from './module.ts';

/** A form whose `who` must be there, and whose `men` must be lists of two colors. */
const module = (more: object): AnyModule =>
  ({
    checker: {
      example: { who: 1, men: [['a1', 'b2'], ['c3']], note: 'x', box: { a: 1 } },
      parse: ({ who, men }: { who?: unknown; men?: readonly unknown[] }) => ({
        ok: typeof who === 'number' && men?.length === 2,
      }),
      judge: () => ({}),
    },
    ...more,
  }) as unknown as AnyModule;

const about = { edition: undefined, rulings: {} };

it('the emptiest input is the example without all that can be left out', () => {
  expect(emptiestOf(module({}), about)).toEqual({ who: 1, men: [[], []] });
});

it('or what a game says is empty, if that can be read', () => {
  expect(emptiestOf(module({ empty: () => ({ who: 2, men: [[], []] }) }), about)).toEqual({ who: 2, men: [[], []] });
  expect(emptiestOf(module({ empty: () => ({ men: [] }) }), about)).toEqual({ who: 1, men: [[], []] });
});
