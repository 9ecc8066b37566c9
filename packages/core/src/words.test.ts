import { describe, expect, test } from 'vitest';
import {
  amount,
  both,
  counted,
  counting,
  decimal,
  fieldWords,
  fill,
  fractionInWords,
  inQuotes,
  items,
  labeled,
  listed,
  named,
  nameIn,
  number,
  percent,
  plain,
  plural,
  problemTeller,
  say,
  seat,
  signed,
  tally,
  typesetter,
  unlistedTeller,
  withNoun,
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
    expect(lists.map((list) => listed(list, 'fr'))).toEqual(['', 'A', 'A et B', 'A, B et C']);
    expect(lists.map((list) => listed(list, 'en', 'or'))).toEqual(['', 'A', 'A or B', 'A, B or C']);
    expect(tally(['a', 'b', 'a'])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });
});

describe('a typesetter', () => {
  test('keeps French signs with their word, and numbers with what they count', () => {
    expect(set.french('Quoi ? « Non » : 3 cartes ; 2 cartons, à 95 % !')).toBe(
      'Quoi\u202f? «\u00a0Non\u00a0»\u00a0: 3\u00a0cartes\u202f; 2 cartons, à 95\u00a0%\u202f!',
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

describe('a text of both languages', () => {
  test('is set once', () => {
    expect(both('Qui ? « Moi » : 3 cartes !', 'Who? 3 cards!')).toEqual({
      fr: 'Qui\u202f? «\u00a0Moi\u00a0»\u00a0: 3\u00a0cartes\u202f!',
      en: 'Who? 3 cards!',
    });
    expect([say('fr', 'a : b', 'a: b'), say('en', 'a : b', 'a: b')]).toEqual(['a\u00a0: b', 'a: b']);
    expect([inQuotes('oui', 'fr'), inQuotes('yes', 'en')]).toEqual(['«\u00a0oui\u00a0»', '“yes”']);
    expect([labeled('a', 'b', 'fr'), labeled('a', 'b', 'en')]).toEqual(['a\u00a0: b', 'a: b']);
  });

  test('leaves a gap that nothing fills in sight', () => {
    expect(fill('{n} sur {most}, {x}', { n: 0, most: 4 })).toBe('0 sur 4, {x}');
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

  test('that lacks facts is told by its code, without holes', () => {
    const game = problemTeller(
      {
        early: { fr: ({ round }) => `pas avant la manche ${round}`, en: ({ round }) => `not before round ${round}` },
        among: { fr: ({ all }) => (all as string[]).join(), en: ({ all }) => (all as string[]).join() },
        maybe: { fr: ({ at }) => (at ? `en ${at}` : 'ailleurs'), en: ({ at }) => (at ? `at ${at}` : 'elsewhere') },
      },
      set,
    );
    expect(game({ path: 'a', code: 'early' }, 'fr')).toBe('a\u00a0: problème early.');
    expect(game({ path: 'a', code: 'early', facts: { round: 2 } }, 'en')).toBe('a: not before round 2.');
    expect(game({ path: 'a', code: 'among' }, 'en')).toBe('a: problem among.');
    expect(game({ path: 'a', code: 'maybe' }, 'en')).toBe('a: elsewhere.');
  });

  test('without a sentence is told by its code', () => {
    expect(tell({ path: 'a', code: 'odd' }, 'en')).toBe('a: problem odd.');
  });
});

describe('a number', () => {
  const cartes = ['carte', 'cartes'] as const;
  const cards = ['card', 'cards'] as const;

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
    expect([plural(n, ...cartes, 'fr'), plural(n, ...cards, 'en')]).toEqual([fr, en]);
  });

  test('is counted in both languages', () => {
    const many = counting({ fr: cartes, en: cards });
    expect([many(0, 'fr'), many(0, 'en'), many(12345, 'fr')]).toEqual([
      '0\u00a0carte',
      '0\u00a0cards',
      '12\u202f345\u00a0cartes',
    ]);
  });

  test('has its noun, singular in French below two', () => {
    const coins = { fr: ['pièce', 'pièces'], en: ['coin', 'coins'] } as const;
    expect([-0.8, 1.94, 1.96, 2].map((n) => withNoun(signed(n, 'fr'), n, coins, 'fr'))).toEqual([
      '−0,8\u00a0pièce',
      '+1,9\u00a0pièce',
      '+2,0\u00a0pièces',
      '+2,0\u00a0pièces',
    ]);
    expect(withNoun('0.8', 0.8, coins, 'en')).toBe('0.8\u00a0coins');
  });

  test('is written with its decimals, its sign, as a share', () => {
    expect([
      decimal(1234.56, 1, 'fr'),
      decimal(1234.56, 0, 'en'),
      decimal(-0.04, 1, 'fr'),
      signed(-0.04, 'en'),
    ]).toEqual(['1\u202f234,6', '1,235', '0,0', '0.0']);
    expect([decimal(2, 1, 'fr'), signed(1.5, 'en'), signed(-0.5, 'fr'), signed(0, 'en')]).toEqual([
      '2,0',
      '+1.5',
      '−0,5',
      '0.0',
    ]);
    expect([percent('5/19', 'fr'), percent('1', 'en'), percent(0.5, 'en', 0)]).toEqual([
      '26,3\u00a0%',
      '100.0%',
      '50%',
    ]);
  });

  test('stays with its noun', () => {
    expect([counted(0, ...cartes, 'fr'), counted(1000, ...cards, 'en')]).toEqual(['0\u00a0carte', '1,000\u00a0cards']);
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

describe('the words of fields', () => {
  const winds = { north: both('du nord', 'from the north'), '': both('aucun', 'none') };

  test('name each field once, with what it may hold; a name, or words for what is held, may stand elsewhere', () => {
    const words = fieldWords({
      wind: [both('Le vent', 'The wind'), winds],
      coins: both('Pièces', 'Coins'),
      'ports.*': [undefined, winds],
    });
    expect(words).toEqual({
      labels: { wind: both('Le vent', 'The wind'), coins: both('Pièces', 'Coins') },
      values: { wind: winds, 'ports.*': winds },
    });
    expect(Object.keys(words.labels)).toEqual(['wind', 'coins']);
  });
});
