import { describe, expect, test } from 'vitest';
import {
  amount,
  counted,
  fractionInWords,
  items,
  joined,
  named,
  nameIn,
  number,
  plain,
  plural,
  problemTeller,
  seat,
  tally,
  typesetter,
  unlistedTeller,
  word,
} from './words.ts';

const set = typesetter({ fr: ['cartes?'], en: ['cards?'] });

describe('facts', () => {
  test('that are missing leave a sign, not an error', () => {
    expect([amount(undefined), items(null), word(''), seat(-1), named(undefined)]).toEqual([0, [], '?', '?', '?']);
  });

  test('become words', () => {
    expect([0, 2, 25, 26, -1, '2'].map(seat)).toEqual(['A', 'C', 'Z', '?', '?', '?']);
    expect(named('harbor-master')).toBe('Harbor master');
    expect([nameIn({ red: 'rouge' }, 'red'), nameIn({ red: 'rouge' }, 'sea-green')]).toEqual(['rouge', 'Sea green']);
    const lists = [[], ['A'], ['A', 'B'], ['A', 'B', 'C']];
    expect(lists.map((list) => joined(list, 'et'))).toEqual(['', 'A', 'A et B', 'A, B et C']);
    expect(tally(['a', 'b', 'a'])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });
});

describe('a typesetter', () => {
  test('keeps French signs with their word, and numbers with what they count', () => {
    expect(set.french('Quoi ? « Non » : 3 cartes ; 2 cartons !')).toBe(
      'Quoi\u202f? «\u00a0Non\u00a0»\u00a0: 3\u00a0cartes\u202f; 2 cartons\u202f!',
    );
    expect(set.english('1 card : no')).toBe('1\u00a0card : no');
  });

  test('sets every text of a value and nothing else', () => {
    const value = { id: 'a : b', list: [{ fr: 'a : b', en: '2 cards' }], none: null };
    expect(set.typeset(value)).toEqual({
      id: 'a : b',
      list: [{ fr: 'a\u00a0: b', en: '2\u00a0cards' }],
      none: null,
    });
  });
});

describe('a problem', () => {
  const tell = problemTeller({ late: plain('c’est trop tard', 'this is too late') }, set);

  test('is told with its place and its facts', () => {
    expect(tell({ path: 'a.b', code: 'late', facts: { found: 3, expected: ['x', 'y'] } }, 'en')).toBe(
      'a.b: this is too late (found: 3; expected: x, y).',
    );
    expect(tell({ path: '', code: 'late', facts: { min: 1 } }, 'fr')).toBe(
      'L’ensemble\u00a0: c’est trop tard (au moins\u00a0: 1).',
    );
  });

  test('without a sentence is told by its code', () => {
    expect(tell({ path: 'a', code: 'odd' }, 'en')).toBe('a: problem odd.');
  });
});

describe('a number', () => {
  const cartes = { one: 'carte', other: 'cartes' };
  const cards = { one: 'card', other: 'cards' };

  test('is grouped as the language does it', () => {
    expect([number(1234567.5, 'fr'), number(1234567.5, 'en')]).toEqual(['1\u202f234\u202f567,5', '1,234,567.5']);
    expect(fractionInWords('87211/91390', 'fr')).toBe('87\u202f211/91\u202f390');
    expect(['5/19', '1'].map((fraction) => fractionInWords(fraction, 'en'))).toEqual(['5/19', '1']);
  });

  test.each([
    [0, 'carte', 'cards'],
    [1, 'carte', 'card'],
    [1.5, 'carte', 'cards'],
    [2, 'cartes', 'cards'],
    [1_000_000, 'cartes', 'cards'],
  ])('%d takes its noun in the number of the language', (n, fr, en) => {
    expect([plural(n, cartes, 'fr'), plural(n, cards, 'en')]).toEqual([fr, en]);
  });

  test('stays with its noun', () => {
    expect([counted(0, cartes, 'fr'), counted(1000, cards, 'en')]).toEqual(['0\u00a0carte', '1,000\u00a0cards']);
  });
});

describe('a list that is not whole', () => {
  const tell = unlistedTeller({ 'own-cards': plain('ce sont vos propres cartes', 'these are your own cards') });

  test('is told with its reason, a shared one or one of the game', () => {
    expect(tell({ seat: 1, reason: 'face-down' }, 'fr')).toBe(
      'La liste des actions de B n’est pas complète\u00a0: des cartes sont face cachée.',
    );
    expect(tell({ seat: 0, reason: 'own-cards' }, 'en')).toBe(
      'The list of A’s actions is not complete: these are your own cards.',
    );
  });

  test('is told without a reason that nobody put into words', () => {
    expect(tell({ seat: 0, reason: 'odd' }, 'en')).toBe('The list of A’s actions is not complete.');
    expect(tell({ seat: 0, reason: 'constructor' }, 'fr')).toBe('La liste des actions de A n’est pas complète.');
  });
});
