import { describe, expect, it } from 'vitest';
import { quay } from '../../fixtures/quay.ts';
import { type SearchOptions, search } from '../over-all.ts';

const ids = (query: string, options: SearchOptions = {}): string[] =>
  search(query, { game: quay, ...options }).map(({ id }) => id);

describe('search in a small book', () => {
  it.each([
    ['a word', 'coffre', 'fr', ['quay.load', 'quay.limit']],
    ['case, accents and ligatures ignored', 'COEUR', 'fr', ['quay.limit']],
    ['an accent that is not there', 'témpête', 'fr', ['ruling.storm', 'wind.storm']],
    ['the beginning of a word', 'temp', 'fr', ['ruling.storm', 'wind.storm']],
    ['a plural', 'drapeaux', 'fr', ['flag', 'quay.load']],
    ['an elision', 'l’armateur', 'fr', ['quay.load']],
    ['English', 'chests', 'en', ['quay.load', 'quay.limit']],
    ['an id', 'wind.storm', 'en', ['wind.storm', 'ruling.storm']],
    ['a number', '1.2', 'en', ['quay.limit']],
    ['the words of a ruling', 'mât', 'fr', ['ruling.storm']],
    ['what the rulebook is silent about', 'brouillard', 'fr', ['silent.fog']],
    ['the heading of that section', 'silent', 'en', ['silent.fog']],
    ['nothing that is there', 'baleine', 'fr', []],
    ['no word at all', ' ?! ', 'fr', []],
  ] as const)('%s', (_, query, lang, expected) =>
    expect([...ids(query, { lang })].sort()).toEqual([...expected].sort()),
  );

  it('puts what holds more of the words first', () =>
    expect(ids('cale coeur', { lang: 'fr' })).toEqual(['quay.limit', 'wind.storm']));

  it('drops what holds less than half of them', () =>
    expect(ids('cale coeur coffres', { lang: 'fr' })).toEqual(['quay.limit']));

  it('puts a word of the glossary before a clause that uses it', () =>
    expect(ids('drapeau', { lang: 'fr' })).toEqual(['flag', 'quay.load']));

  it('puts a whole word before one that begins with it', () =>
    expect(ids('on', { lang: 'en' })[0]).toBe('ruling.storm'));

  it('searches both languages when none is named', () => expect(ids('tempête')).toContain('wind.storm'));

  it('stops at the limit', () => expect(ids('cale', { lang: 'fr', limit: 1 })).toHaveLength(1));

  it('marks the words found', () => {
    const [hit] = search('coeur', { game: quay, lang: 'fr' });
    expect(hit?.marks.map(([start, end]) => hit.text.slice(start, end))).toEqual(['cœur']);
  });
});

describe('search in all books', () => {
  it.each([
    ['défenseur', 'fr', 'fight.defender'],
    ['DEFENSEUR', 'fr', 'fight.defender'],
    ['defender', 'en', 'fight.defender'],
    ['caisse joker', 'fr', 'mission.crates'],
    ['hand limit', 'en', 'draw.hand-limit'],
    ['fight.defender-limit', 'en', 'fight.defender-limit'],
  ] as const)('%s (%s) finds %s', (query, lang, clause) =>
    expect(search(query, { lang, limit: 8 }).map(({ id }) => id)).toContain(clause),
  );
});
