import { describe, expect, it } from 'vitest';
import { emptiestOf } from './beginnings.ts';
import { askedOf, confirmed, firstNeeded, toldBy, unsaidIn } from './inputs.ts';
import type { AnyForm, AnyJudge } from './module.ts';

const schema = { required: ['who'] };

/** What judges a form whose `who` must be there, and whose `men` must be lists of two colors. */
const judge = (more: object = {}): AnyJudge =>
  ({
    checker: {
      schema,
      example: { who: 1, men: [['a1', 'b2'], ['c3']], note: 'x', box: { a: 1 } },
      parse: ({ who, men }: { who?: unknown; men?: readonly unknown[] }) => ({
        ok: typeof who === 'number' && men?.length === 2,
      }),
      judge: () => ({}),
      ...more,
    },
    words: { labels: { who: { fr: 'Qui', en: 'Who' }, sure: { fr: 'Sûr', en: 'Sure' } } },
  }) as unknown as AnyJudge;

const form = (more: object = {}): AnyForm => more as unknown as AnyForm;

const about = { edition: undefined, rulings: {} };

it('the emptiest input is the example without all that can be left out', () => {
  expect(emptiestOf(form(), judge(), about)).toMatchObject({ who: 1, men: [[], []] });
});

it('or what a game says is empty, if that can be read', () => {
  const empty = (input: object) => emptiestOf(form({ empty: () => input }), judge(), about);
  expect(empty({ who: 2, men: [[], []] })).toMatchObject({ who: 2, men: [[], []] });
  expect(empty({ men: [] })).toMatchObject({ who: 1, men: [[], []] });
});

describe('what nobody has told', () => {
  const asking = judge({
    schema: { properties: { who: { type: 'string' }, sure: { type: 'boolean' } }, required: ['who'] },
  });
  const known = { ...asking.words, schema: asking.checker.schema };
  const empty = emptiestOf(form(), asking, about);

  it('is all of a case that somebody begins', () => {
    expect(unsaidIn(empty)).toEqual(['who', 'sure']);
    expect(firstNeeded(known, empty)).toBe('who');
    expect(askedOf(form(), empty, {}, undefined)).toEqual({ who: 1, men: [[], []], rulings: {} });
  });

  it('is told by a change, or by saying that it is so', () => {
    const changed = toldBy(empty, { who: 2, men: [[], []] });
    expect(changed).toEqual({ who: 2, men: [[], []], unsaid: ['sure'] });
    expect(firstNeeded(known, changed)).toBeUndefined();
    expect(confirmed(changed, 'sure')).toEqual({ who: 2, men: [[], []] });
  });

  it('is told too where a form says that what is entered tells it', () => {
    const tells = (input: { who?: unknown }) => (input.who === 2 ? ['sure'] : []);
    expect(toldBy(empty, { who: 2, men: [[], []] }, form({ tells }))).toEqual({ who: 2, men: [[], []] });
    expect(unsaidIn(toldBy(empty, { who: 3, men: [[], []] }, form({ tells })))).toEqual(['sure']);
  });
});
