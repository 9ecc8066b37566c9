import { languages, quoted, type Rulebook } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { quay } from '../fixtures/quay.ts';
import { bookOf, books, byNumber, entries, find, glossary, numbering, search, toJson, toMarkdown } from './index.ts';

describe('numbering', () => {
  it('counts sections, then clauses over all parts of a section', () =>
    expect([...numbering(quay)]).toEqual([
      ['quay.load', '1.1'],
      ['quay.limit', '1.2'],
      ['quay.crane', '1.3'],
      ['wind.storm', '2.1'],
      ['ruling.storm', '2.2'],
      ['silent.fog', '3.1'],
    ]));

  it('is read backwards', () => {
    expect(byNumber(quay, '1.2')).toBe('quay.limit');
    expect(byNumber(quay, '4.1')).toBeUndefined();
  });
});

describe('find', () => {
  it('gives a clause by id and by number', () => {
    const limit = {
      id: 'quay.limit',
      number: '1.2',
      kind: 'prohibition',
      section: 'quay',
      fr: 'Au cœur de la cale, pas plus de trois coffres.',
      en: 'No more than three chests in the heart of the hold.',
      see: ['quay.load', 'ruling.storm'],
      source: 'Le quai',
      except: 'quay.load',
    };
    expect(find(quay, 'quay.limit')).toEqual(limit);
    expect(find(quay, '1.2')).toEqual(limit);
  });

  it('says what is not printed, and what is not said', () => {
    expect(find(quay, 'quay.crane')).toMatchObject({ origin: 'ours' });
    expect(find(quay, 'quay.limit')).not.toHaveProperty('origin');
    expect(find(quay, 'silent.fog')).toMatchObject({ kind: 'silent', number: '3.1', section: 'silent' });
  });

  it.each(['quay', 'toString', '__proto__', ''])('knows no clause %j', (id) => expect(find(quay, id)).toBeUndefined());

  it('refuses a game that is none', () => expect(() => bookOf('toString' as never)).toThrow(RangeError));

  it('refuses a language that is none', () => {
    expect(() => toMarkdown('borneo', 'de' as never)).toThrow('no such language: de');
    expect(() => search('card', { lang: 'de' as never })).toThrow('no such language: de');
  });
});

describe('toMarkdown', () => {
  it('writes the whole book in French', () => expect(toMarkdown(quay, 'fr')).toMatchSnapshot());
  it('writes the whole book in English', () => expect(toMarkdown(quay, 'en')).toMatchSnapshot());
});

describe.each(Object.entries<Rulebook>(books))('the book of %s', (game, book) => {
  it('gives every clause a place, once', () =>
    expect(
      entries(book)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(Object.keys(book.clauses).sort()));

  it('gives every clause a number of its own', () => {
    const numbers = [...numbering(book).values()];
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('refers to clauses and terms that exist', () => {
    const known = new Set(Object.keys(book.clauses));
    const terms = new Set(book.glossary.map(({ id }) => id));
    for (const [id, { see = [], except, terms: used = [] }] of Object.entries(book.clauses)) {
      for (const other of [...see, ...(except ? [except] : [])])
        expect(known, `${id} refers to ${other}`).toContain(other);
      for (const term of used) expect(terms, `${id} uses ${term}`).toContain(term);
    }
  });

  const others = book.rulings.flatMap(({ name, readings }) =>
    readings.slice(1).map((reading) => [name, reading.name] as const),
  );

  it.each(others)('quotes %s under %s as that reading has it, and not as the default', (name, reading) => {
    const id = `ruling.${name}`;
    for (const lang of languages) {
      const asPrinted = quoted(book, id, {}, lang);
      const here = quoted(book, id, { [name]: reading }, lang);
      expect(here?.mark).toBe('other');
      expect(asPrinted?.mark).toBe(book.clauses[id]?.origin ?? 'default');
      expect(here?.text).not.toBe(asPrinted?.text);
      expect(here?.text).toMatch(/[.?!]$/);
      if (lang === 'fr') expect(here?.text).not.toMatch(/ [:;!?»]|« |'/);
    }
  });

  it('says last what the rulebook is silent about', () => {
    const silent = entries(book).filter(({ kind }) => kind === 'silent');
    expect(book.sections.at(-1)?.id).toBe('silent');
    expect(silent.length).toBeGreaterThan(0);
    expect(silent.every(({ section }) => section === 'silent')).toBe(true);
    expect(entries(book).filter(({ section }) => section === 'silent')).toEqual(silent);
  });

  it('survives JSON', () => expect(JSON.parse(JSON.stringify(toJson(book)))).toEqual(entries(book)));

  it('has every term of the glossary in both languages', () => {
    expect(glossary(book).map(({ game: of }) => of)).toEqual(book.glossary.map(() => game));
    for (const { term, meaning } of glossary(book))
      for (const lang of languages) expect(term[lang] && meaning[lang]).toBeTruthy();
  });

  it.each(languages)('writes Markdown that is read as it stands, without anchors (%s)', (lang) => {
    const page = toMarkdown(book, lang, false);
    expect(page).not.toMatch(/<a |\]\(#/);
    const linked = toMarkdown(book, lang);
    expect(linked.replaceAll(/<a id="[^"]*"><\/a>/g, '').replaceAll(/\[([^\]]*)\]\(#[^)]*\)/g, '$1')).toBe(page);
  });

  it.each(languages)('writes every clause into its Markdown (%s)', (lang) => {
    const page = toMarkdown(book, lang);
    for (const { id, number, [lang]: text } of entries(book)) {
      expect(page).toContain(`<a id="${id}"></a>**${number}** ${text}`);
    }
  });
});
