import { expect, it } from 'vitest';
import { disputes } from './Page.tsx';

const modules = await Promise.all(
  Object.values(disputes).map(async ({ form, judge }) => ({ ...(await form()).default, ...(await judge()).default })),
);

/** A box that lacks what the examples of the checkers name. */
const other = {
  tiles: {
    quarter: { corners: [0, 0, 0, 0] },
    coast: { corners: [1, 0, 0, 1] },
    fish1: { count: 0 },
    fish2: { count: 0 },
    fish3: { count: 0 },
    island: { count: 0 },
    wreck: { count: 0 },
  },
  tradeCards: [{ id: 'tea', good: 'salt', prices: [25, 75, 125], struck: ['C'] }],
  awards: { goal: 100 },
};

it.each(modules.filter(({ boxed }) => boxed).map((module) => [module.checker.id, module] as const))(
  '%s begins in any box',
  (_, { checker, exampleIn }) => {
    const read = (input: object) => checker.parse({ ...input, edition: other }).ok;
    expect(read(checker.example) || read(exampleIn?.(checker.example, other) ?? {})).toBe(true);
    expect(checker.parse(checker.example).ok).toBe(true);
  },
);

it('the shot alone is the same in every box', () => {
  expect(modules.filter(({ boxed }) => !boxed).map(({ checker }) => checker.id)).toEqual(['shot']);
});
