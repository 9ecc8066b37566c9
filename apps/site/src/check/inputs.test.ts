import { describe, expect, it } from 'vitest';
import { askedOf, confirmed, emptiestOf, firstNeeded, toldBy, unsaidIn } from './inputs.ts';
import type { AnyModule } from './module.ts';

/** A form whose `who` must be there, and whose `men` must be lists of two colors. */
const module = (more: object): AnyModule =>
  ({
    checker: {
      schema: { required: ['who'] },
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

describe('what nobody has told', () => {
  const dispute = module({ labels: { who: { fr: 'Qui', en: 'Who' }, sure: { fr: 'Sûr', en: 'Sure' } } });
  const asking = {
    ...dispute,
    checker: {
      ...dispute.checker,
      schema: { properties: { who: { type: 'string' }, sure: { type: 'boolean' } }, required: ['who'] },
    },
  };
  const empty = emptiestOf(asking, about);

  it('is all of a case that somebody begins', () => {
    expect(unsaidIn(empty)).toEqual(['who', 'sure']);
    expect(firstNeeded(asking, empty)).toBe('who');
    expect(askedOf(asking, empty, {}, undefined)).toEqual({ who: 1, men: [[], []], rulings: {} });
  });

  it('is told by a change, or by saying that it is so', () => {
    const changed = toldBy(empty, { who: 2, men: [[], []] });
    expect(changed).toEqual({ who: 2, men: [[], []], unsaid: ['sure'] });
    expect(firstNeeded(asking, changed)).toBeUndefined();
    expect(confirmed(changed, 'sure')).toEqual({ who: 2, men: [[], []] });
  });
});
