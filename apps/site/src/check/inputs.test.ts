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
    expect(firstNeeded(known, {}, empty)).toBe('who');
    expect(askedOf(form(), empty, {}, undefined)).toEqual({ who: 1, men: [[], []], rulings: {} });
  });

  it('is told by a change, or by saying that it is so', () => {
    const changed = toldBy(empty, { who: 2, men: [[], []] });
    expect(changed).toEqual({ who: 2, men: [[], []], unsaid: ['sure'] });
    expect(firstNeeded(known, {}, changed)).toBeUndefined();
    // A form that says what is missing says so of what no word tells, and names what a word tells besides.
    const missing = () => undefined;
    expect(firstNeeded(known, { missing }, empty)).toBeUndefined();
    expect(firstNeeded(known, { missing, needs: ['sure'] }, changed)).toBe('sure');
    expect(confirmed(changed, 'sure')).toEqual({ who: 2, men: [[], []] });
    // What is so is so with all its parts: there is none, of no kind.
    expect(confirmed({ owned: {}, unsaid: ['owned', 'owned.a', 'own'] }, 'owned')).toEqual({
      owned: {},
      unsaid: ['own'],
    });
  });

  it('is told too where a form says that what is entered tells it', () => {
    const tells = (input: { who?: unknown }) => (input.who === 2 ? ['sure'] : []);
    expect(toldBy(empty, { who: 2, men: [[], []] }, form({ tells }))).toEqual({ who: 2, men: [[], []] });
    expect(unsaidIn(toldBy(empty, { who: 3, men: [[], []] }, form({ tells })))).toEqual(['sure']);
  });
});

describe('counters that nobody has told', () => {
  const counted = judge({
    schema: { properties: { all: { type: 'array', items: { type: 'integer' } } }, required: ['all'] },
    example: { all: [0, 0, 0] },
    parse: ({ all }: { all?: readonly unknown[] }) => ({ ok: all?.length === 3 }),
  });
  const words = { all: { fr: 'Primes', en: 'Premiums' } };
  const empty = emptiestOf(form(), { ...counted, words: { ...counted.words, labels: words } }, about);

  it('are told one by one, as they stand there too, and are asked for until the last', () => {
    expect(unsaidIn(empty)).toEqual(['all', 'all[0]', 'all[1]', 'all[2]']);
    const first = confirmed(toldBy(empty, { ...empty, all: [1, 0, 0] }), 'all');
    expect(unsaidIn(first)).toEqual(['all', 'all[1]', 'all[2]']);
    const second = confirmed(first, 'all[1]');
    expect(unsaidIn(second)).toEqual(['all', 'all[2]']);
    expect(unsaidIn(toldBy(second, { ...second, all: [1, 0, 4] }))).toEqual([]);
  });

  it('come with those who join, and go with those who leave', () => {
    expect(unsaidIn(toldBy(empty, { ...empty, all: [0, 0, 0, 5] }))).toEqual([
      'all',
      ...['all[0]', 'all[1]', 'all[2]', 'all[3]'],
    ]);
    expect(unsaidIn(toldBy(empty, { ...empty, all: [0, 0] }))).toEqual(['all', 'all[0]', 'all[1]']);
  });
});
