import { rules as borneo } from '@portolan/borneo/rules';
import type { Lang } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { quay } from '../../fixtures/quay.ts';
import { fold } from '../fold.ts';
import { search } from '../over-all.ts';
import { collect, type Document, nearestIn, pack, type Searchable, searchIn, unpack } from './index.ts';
import { termOf } from './terms.ts';

/** A game of a small book, with all else that can be found of it. */
const game: Searchable = {
  book: quay,
  words: {
    synonyms: { fr: { malle: 'coffre', 'gros temps': 'tempête' }, en: { trunk: 'chest' } },
    asked: { 'quay.crane': { fr: 'qui soulève les colis', en: 'who lifts the parcels' } },
  },
  examples: [
    { id: 'three-chests', title: { fr: 'Trois coffres à bord', en: 'Three chests aboard' }, shows: ['silent.fog'] },
    { id: 'noon', title: { fr: 'Le guet de midi', en: 'The lookout at noon' }, shows: ['quay.crane'] },
  ],
  disputes: {
    load: {
      question: { fr: 'Ce chargement est-il permis ?', en: 'Is this loading legal?' },
      asks: { fr: 'Les coffres et les drapeaux.', en: 'The chests and the flags.' },
    },
  },
  questions: {
    bestLoad: {
      title: { fr: 'Que charger ?', en: 'What should be loaded?' },
      tells: { fr: 'Le chargement qui rapporte le plus.', en: 'The load that brings in most.' },
    },
  },
  pages: ['score', 'setup'],
};

const found = (query: string, lang: Lang): string[] =>
  searchIn([game], query, { lang }).map(({ kind, id }) => `${kind} ${id}`);

/** A clause that players ask for by two words. */
const more = (id: string) => [id, { fr: 'chargement en cale', en: 'load' }] as const;

describe('search in a small game', () => {
  it.each([
    ['a word', 'cœur', 'fr', 'clause quay.limit'],
    ['case, accents and ligatures ignored', 'COEUR', 'fr', 'clause quay.limit'],
    ['an accent that is not there', 'témpête', 'fr', 'clause wind.storm'],
    ['the beginning of a word that is being typed', 'temp', 'fr', 'clause wind.storm'],
    ['a plural', 'les grues', 'fr', 'clause quay.crane'],
    ['another form of a verb', 'vider', 'fr', 'clause wind.storm'],
    ['another form of a verb', 'emptied', 'en', 'clause wind.storm'],
    ['an elision', 'l’armateur', 'fr', 'clause quay.load'],
    ['a straight apostrophe', "jusqu'à l'armateur", 'fr', 'clause quay.load'],
    ['one letter too many in a word of five', 'coeuur', 'fr', 'clause quay.limit'],
    ['two letters wrong in a word of eight', 'brouyllart', 'fr', 'clause silent.fog'],
    ['British spelling', 'everybody’s craneing', 'en', 'clause quay.crane'],
    ['an id', 'wind.storm', 'en', 'clause wind.storm'],
    ['a number', '1.2', 'en', 'clause quay.limit'],
    ['the question of an open point', 'combien de tours', 'fr', 'clause ruling.storm'],
    ['what the rulebook is silent about', 'brouillard', 'fr', 'clause silent.fog'],
    ['a heading', 'silent', 'en', 'heading silent'],
    ['a word of the glossary before clauses that use it', 'drapeau', 'fr', 'term flag'],
    ['any of the words, what holds more of them first', 'hold heart whale', 'en', 'clause quay.limit'],
    ['small words where there are no others', 'on', 'en', 'clause ruling.storm'],
    ['a word of players', 'trunks in the hold', 'en', 'clause quay.limit'],
    ['a phrase of players', 'gros temps', 'fr', 'clause wind.storm'],
    ['what players ask', 'who lifts a parcel', 'en', 'clause quay.crane'],
    ['an example', 'trois à bord', 'fr', 'example three-chests'],
    ['the name of an example that shows it', 'midi grue', 'fr', 'clause quay.crane'],
    ['a phrase the other way round', 'temps gros', 'fr', 'clause wind.storm'],
    ['a word that says what is wished for', 'check the chests', 'en', 'check load'],
    ['a dispute', 'chargement permis', 'fr', 'check load'],
    ['a question of the solver', 'what to load for most', 'en', 'solve bestLoad'],
    ['a page', 'counting points', 'en', 'page score'],
    ['a page, by what people call it', 'préparer le jeu', 'fr', 'page setup'],
  ] as const)('finds by %s: %s', (_, query, lang, expected) => expect(found(query, lang)[0]).toBe(expected));

  it.each([
    ['baleine', 'fr'],
    [' ?! ', 'fr'],
    ['', 'en'],
  ] as const)('finds nothing by "%s"', (query, lang) => expect(found(query, lang)).toEqual([]));

  it('searches both languages when none is named', () =>
    expect(search('tempête', { game: quay }).map(({ id }) => id)).toContain('wind.storm'));

  it('stops at the limit', () => {
    expect(searchIn([game], 'cale', { lang: 'fr', limit: 1 })).toHaveLength(1);
    expect(searchIn([game], 'cale', { lang: 'fr', limit: -1 })).toEqual([]);
  });

  it('gives of each game as many as are wanted, the best', () => {
    const all = searchIn([game, { book: borneo }], 'cale marchand', { lang: 'fr' });
    const best = ['quay', 'borneo'].map((id) => all.find((hit) => hit.game === id)?.id);
    const each = searchIn([game, { book: borneo }], 'cale marchand', { lang: 'fr', each: 1 });
    expect(new Set(each.map(({ id }) => id))).toEqual(new Set(best));
  });

  it('marks the words found, as they are written', () => {
    const [hit] = search('coeur', { game: quay, lang: 'fr' });
    expect(hit?.marks.map(([start, end]) => hit.text.slice(start, end))).toEqual(['cœur']);
  });

  it('offers words that look like one that is nowhere', () => {
    expect(nearestIn([game], 'chezst', 'en')).toContain('chest');
    expect(nearestIn([game], 'xyzxyz', 'fr')).toEqual([]);
  });
});

/** A game whose every clause says one word. */
const saying = (...words: readonly string[]): Searchable => ({
  book: {
    ...quay,
    clauses: Object.fromEntries(words.map((en) => [`word.${en}`, { kind: 'definition', source: '', fr: en, en }])),
    sections: [
      { id: 'word', title: { fr: 'Mots', en: 'Words' }, parts: [{ clauses: words.map((word) => `word.${word}`) }] },
    ],
    rulings: [],
    glossary: [],
  },
  words: { synonyms: { fr: {}, en: {} }, asked: {} },
});

it('puts a whole word before one that begins with it', () => {
  const ids = (...words: readonly string[]) => searchIn([saying(...words)], 'sail', { lang: 'en' }).map(({ id }) => id);
  expect(ids('sail', 'sailcloth')).toEqual(['word.sail', 'word.sailcloth']);
  expect(ids('sailcloth', 'sail')).toEqual(['word.sail', 'word.sailcloth']);
});

describe('British spelling', () => {
  const [colour, harbor, defense, organize] = ['colour', 'harbor', 'defense', 'organize'];
  const game = saying(colour, harbor, defense, organize);
  it.each([
    ['color', colour],
    ['colors', colour],
    ['harbours', harbor],
    ['defence', defense],
    ['organised', organize],
  ])('%s finds %s', (query, word) => expect(searchIn([game], query, { lang: 'en' })[0]?.id).toBe(`word.${word}`));
});

describe('forms of a word are one', () => {
  it.each([
    ['fr', 'vendre vend vends vendent vendu vendues vendez vente ventes'],
    ['fr', 'prendre prend prennent pris prise'],
    ['fr', 'payer paye paie paient payé payée paiement'],
    ['fr', 'jouer joue jouent jouée jouées joué'],
    ['fr', 'atteindre atteint atteinte atteignent'],
    ['fr', 'ouvrir ouvre ouverte ouverts ouvrent'],
    ['fr', 'revenir revient reviennent'],
    ['fr', 'premier première premières'],
    ['fr', 'rendre rendus rendent'],
    ['en', 'take took taken takes taking'],
    ['en', 'sink sinks sank sunk sunken'],
    ['en', 'sell sells sold sale'],
    ['en', 'high higher highest'],
  ] as const)('%s: %s', (lang, forms) => {
    const terms = forms.split(' ').map((form) => termOf(fold(form), lang));
    expect(new Set(terms).size, terms.join(' ')).toBe(1);
  });

  it.each([
    ['fr', 'parti', 'partie'],
    ['fr', 'port', 'portée'],
    ['fr', 'argent', 'argot'],
    ['en', 'sale', 'sail'],
  ] as const)('%s: not %s and %s', (lang, one, other) =>
    expect(termOf(fold(one), lang)).not.toBe(termOf(fold(other), lang)),
  );
});

describe('what a file holds', () => {
  it('is found as it was collected', () => {
    const collections = [game, { book: borneo }, { book: quay }].map((one) => collect(one, 'fr'));
    const back = unpack(JSON.parse(JSON.stringify(pack(collections))));
    expect(back).toEqual(collections.map((one) => ({ ...one, documents: one.documents.map(filled) })));
  });
});

/** A document without what says nothing. */
const filled = (document: Document): object =>
  Object.fromEntries(Object.entries(document).filter(([name, value]) => name === 'text' || String(value) !== ''));

describe('search in all books', () => {
  it.each([
    ['défenseur', 'fr', 'fight.defender'],
    ['DEFENSEUR', 'fr', 'fight.defender'],
    ['defender', 'en', 'fight.defender'],
    ['caisse joker', 'fr', 'mission.crates'],
    ['cards in hand after drawing', 'en', 'draw.hand-limit'],
    ['fight.defender-limit', 'en', 'fight.defender-limit'],
  ] as const)('%s (%s) finds %s', (query, lang, clause) =>
    expect(search(query, { lang, game: 'borneo', limit: 3 }).map(({ id }) => id)).toContain(clause),
  );

  it('puts the game that is named before the others, and looks for the other words there', () => {
    const hits = searchIn([{ book: quay }, { book: borneo }], 'Borneo défenseur', { lang: 'fr', first: 'quay' });
    expect(hits[0]).toMatchObject({ game: 'borneo', marks: expect.anything() });
    expect(searchIn([{ book: borneo }], 'defenseur', { lang: 'fr' })[0]?.id).toBe(hits[0]?.id);
  });

  it('puts a game that has no word for what was typed behind the one that has', () =>
    // Rotterdam speaks of two ships in its first lines, and of no slate.
    expect(search('ardoise deux navires', { lang: 'fr', limit: 2 }).map(({ game: id }) => id)).toEqual([
      'comptoir-des-antilles',
      'comptoir-des-antilles',
    ]));

  it('keeps the question of a quarrel among the first four', () => {
    const asked = Object.fromEntries(Object.keys(quay.clauses).map(more));
    const words = { synonyms: { fr: {}, en: {} }, asked };
    const hits = searchIn([{ ...game, words }], 'cale coffre chargement', { lang: 'fr' });
    const [question, after] = hits.slice(3);
    expect(question?.kind).toBe('check');
    expect(after?.score).toBeGreaterThan(question?.score ?? Infinity);
  });

  it('puts the game at hand before the others', () => {
    const among = [{ book: quay }, game];
    const games = searchIn(among, 'coffre', { lang: 'fr', first: 'quay' }).map(({ game: id }) => id);
    expect(new Set(games)).toEqual(new Set(['quay']));
  });
});
