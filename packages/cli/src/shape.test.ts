import { boolean, integer, list, nullable, object, text, valueOr, word } from '@portolan/core/readers';
import { expect, it } from 'vitest';
import { fieldsInWords } from './shape.ts';

const reader = object<Record<string, unknown> & { pips: number }>({ pips: integer(1, 6) }, {
  color: word(['red', 'blue'], 'x'),
  up: boolean,
  owner: nullable(integer(0, 3)),
  name: text(/./, 'x'),
  cards: list(valueOr('?', word(['a'], 'x')), 1200, 1),
  pair: list(integer(1, 2), 2, 2),
  many: word(
    Array.from({ length: 30 }, (_, i) => `w${i}`),
    'x',
  ),
  inner: object<{ n: number }>({ n: integer(0, 1) }, {}),
} as never);

it('a shape is told in words with its bounds, in both languages', () => {
  expect(Object.fromEntries(fieldsInWords(reader.schema, 'en'))).toEqual({
    pips: 'a whole number from 1 to 6',
    color: 'red or blue (optional)',
    up: 'true or false (optional)',
    owner: 'a whole number from 0 to 3 or null (optional)',
    name: 'a text (optional)',
    cards: 'a list, from 1 to 1,200 entries (? or a) (optional)',
    pair: 'a list of 2 entries (a whole number from 1 to 2) (optional)',
    many: 'one of 30 words, such as w0 (optional)',
    inner: 'an object (n) (optional)',
  });
  expect(Object.fromEntries(fieldsInWords(reader.schema, 'fr'))).toMatchObject({
    pips: 'un nombre entier de 1 à 6',
    color: 'red ou blue (facultatif)',
    cards: 'une liste, de 1 à 1\u202f200 éléments (? ou a) (facultatif)',
  });
});
