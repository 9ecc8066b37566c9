import { type Rulebook, rulebook } from '@portolan/core';
import { readingOtherwise } from '@portolan/core/answers';
import { rules as rotterdam } from '@portolan/rotterdam/rules';
import { describe, expect, test } from 'vitest';
import { bookOf } from './book.ts';

describe('a clause on a page', () => {
  const book = bookOf(rotterdam);

  test('says what the reading of the table says, and that it is one', () => {
    const id = 'ruling.jokers-per-mission';
    expect(book.quoted(id, 'en')).toMatchObject({ text: rotterdam.clauses[id].en, mark: 'default' });
    for (const lang of ['fr', 'en'] as const) {
      const other = book.quoted(id, lang, { 'jokers-per-mission': 'one' });
      expect(other).toMatchObject({ mark: 'other', number: book.quoted(id, lang)?.number });
      expect(other?.text).not.toBe(rotterdam.clauses[id][lang]);
    }
  });

  test('says what is ours', () => {
    const clauses = rulebook({ 'a.b': { kind: 'effect', source: 'x', origin: 'ours', fr: 'Un.', en: 'One.' } });
    const section = { id: 'a', title: { fr: 'A', en: 'A' }, parts: [{ clauses: ['a.b'] }] };
    const own = bookOf({ ...rotterdam, sections: [section], clauses } as unknown as Rulebook);
    expect(own.quoted('a.b', 'fr')).toEqual({ id: 'a.b', number: '1.1', text: 'Un.', section: 1, mark: 'ours' });
  });
});

test('readings that read like the chosen one are no rows', () => {
  const cell = (main: string, sub?: string) => ({ head: 'fight', main, ...(sub === undefined ? {} : { sub }) });
  const other = (title: string, main: string, sub?: string) => ({ title, cells: [cell(main, sub)] });
  const others = [other('same', 'B wins', ''), other('main', 'A wins'), other('sub', 'B wins', '4 to 3')];
  expect(readingOtherwise([cell('B wins')], others).map(({ title }) => title)).toEqual(['main', 'sub']);
});
