import { expect, it } from 'vitest';
import type { Problem } from './index.ts';
import {
  also,
  boolean,
  integer,
  list,
  nullable,
  object,
  parseWith,
  type Reader,
  record,
  rulingsFrom,
  seatOf,
  text,
  word,
} from './readers.ts';
import { rulingTable } from './rulings.ts';

const die: Reader<number> = integer(1, 6);
const color = word(['red', 'blue'], 'unknown-color');
const card: Reader<{ readonly name: string; readonly pips?: number }> = object(
  { name: text((found) => found !== '', 'empty-name') },
  { pips: die },
);
const even = also(die, (value, path, problems: Problem[]) => {
  if (value % 2 === 1) problems.push({ path, code: 'odd' });
});

it.each<[what: string, reader: Reader<unknown>, json: unknown]>([
  ['an integer', die, 6],
  ['a truth', boolean, false],
  ['a word', color, 'blue'],
  ['nothing, where nothing is allowed', nullable(die), null],
  ['a list', list(die, 2), [1, 2]],
  ['an object without what is free', card, { name: 'a' }],
  ['a record', record(['a', 'b'], die, 'unknown-name'), { b: 2 }],
  ['a seat', seatOf(3), 2],
  ['what passes a test of the whole', even, 4],
])('%s is read as it is', (_what, reader, json) => expect(parseWith(reader, json)).toEqual({ ok: true, value: json }));

it.each<[what: string, reader: Reader<unknown>, json: unknown, problems: [path: string, code: string][]]>([
  ['no number', die, '6', [['', 'wrong-type']]],
  ['half a number', die, 1.5, [['', 'not-an-integer']]],
  ['too great a number', die, 7, [['', 'out-of-range']]],
  ['no truth', boolean, 0, [['', 'wrong-type']]],
  ['another word', color, 'green', [['', 'unknown-color']]],
  ['a text that is not accepted', card, { name: '' }, [['name', 'empty-name']]],
  ['a long list', list(die, 1), [1, 2], [['', 'too-long']]],
  ['a short list', list(die, 2, 2), [1], [['', 'wrong-length']]],
  [
    'every wrong item',
    list(die, 9),
    [0, 1, 7],
    [
      ['[0]', 'out-of-range'],
      ['[2]', 'out-of-range'],
    ],
  ],
  ['no object', card, [], [['', 'not-an-object']]],
  [
    'other and missing fields',
    card,
    { nam: 1, pips: 1 },
    [
      ['nam', 'unknown-field'],
      ['name', 'missing-field'],
    ],
  ],
  [
    'a field of the prototype',
    card,
    JSON.parse('{"name":"a","__proto__":{"pips":9}}'),
    [['__proto__', 'unknown-field']],
  ],
  ['another name', record(['a'], die, 'unknown-name'), { b: 2 }, [['b', 'unknown-name']]],
  ['a seat beyond the table', seatOf(3), 3, [['', 'unknown-seat']]],
  ['what fails a test of the whole', even, 3, [['', 'odd']]],
])('%s is a problem with its place', (_what, reader, json, problems) => {
  const read = parseWith(reader, json);
  expect(read.ok ? [] : read.problems.map(({ path, code }) => [path, code])).toEqual(problems);
});

it('tells beside a strange field which ones are not there yet', () => {
  const read = parseWith(card, { nam: 1, pips: 1 });
  expect(read.ok ? [] : read.problems[0]).toEqual({ path: 'nam', code: 'unknown-field', facts: { known: ['name'] } });
});

it('tells the first hundred of a million problems', () => {
  const read = parseWith(list(die, 1e6), Array(1e6).fill(0));
  expect(read.ok ? 0 : read.problems.length).toBe(100);
});

const table = rulingTable({ tie: ['first', 'both'], draw: ['two', 'one'] });

it('reads readings, and knows every ruling of the table and no other', () => {
  const reader = rulingsFrom(table);
  expect(parseWith(reader, { tie: 'both' })).toEqual({ ok: true, value: { tie: 'both' } });
  const read = parseWith(reader, { tie: 'none', toString: 'first' });
  expect(read.ok ? [] : read.problems.map(({ path, code }) => [path, code])).toEqual([
    ['tie', 'unknown-reading'],
    ['toString', 'unknown-ruling'],
  ]);
});

it('tells so much of a long text, and no more', () => {
  const reader = text((found) => found.length < 3, 'too-long');
  const foundOf = (json: string): unknown => {
    const read = parseWith(reader, json);
    return read.ok ? undefined : read.problems[0]?.facts?.found;
  };
  expect(foundOf('x'.repeat(60))).toBe('x'.repeat(40));
  expect(foundOf('x'.repeat(40))).toBe('x'.repeat(40));
});

it.each<[what: string, reader: Reader<unknown>, json: unknown, facts: object | undefined]>([
  ['the least number', die, 1, undefined],
  ['one less', die, 0, { found: 0, min: 1, max: 6 }],
  ['the greatest number', die, 6, undefined],
  ['one more', die, 7, { found: 7, min: 1, max: 6 }],
  ['the longest list', list(die, 2), [1, 1], undefined],
  ['one longer', list(die, 2), [1, 1, 1], { found: 3, max: 2 }],
  ['the shortest list', list(die, 3, 1), [1], undefined],
  ['one shorter', list(die, 3, 1), [], { found: 0, min: 1 }],
  ['a list of the only length', list(die, 1, 1), [1], undefined],
  ['one shorter than that', list(die, 1, 1), [], { found: 0, expected: 1 }],
  ['the first seat', seatOf(3), 0, undefined],
  ['the last seat', seatOf(3), 2, undefined],
  ['a seat too many', seatOf(3), 3, { found: 3, seats: 3 }],
  ['a seat below all', seatOf(3), -1, { found: -1, seats: 3 }],
])('a limit: %s', (_what, reader, json, facts) => {
  const read = parseWith(reader, json);
  expect(read.ok ? undefined : read.problems[0]?.facts).toEqual(facts);
});
