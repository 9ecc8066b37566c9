import type { Lang } from '@portolan/core';
import MiniSearch from 'minisearch';
import { wordsOf } from '../fold.ts';
import { commonWords } from './common-words.ts';
import { type Document, documentsOf, type Searchable } from './documents.ts';
import { isSmall, termOf, termsIn } from './terms.ts';

/** What can be found of a game in one language: plain data, for a file that a page loads. */
export interface Collection {
  /** The id of the game. */
  readonly game: string;
  /** The language of all its texts. */
  readonly lang: Lang;
  /** What can be found. */
  readonly documents: readonly Document[];
  /** Words of players, each with those that stand there for the same. */
  readonly synonyms: Readonly<Record<string, string>>;
  /** The same of players of any game: data as well, since a page needs one language. */
  readonly common: Readonly<Record<string, string>>;
}

/** A phrase of a query as terms, and the terms that it stands for. */
interface Phrase {
  readonly said: readonly string[];
  readonly meant: readonly string[];
}

/** What is searched of one game in one language; see `indexOf`. */
export interface SearchIndex {
  /** The id of the game. */
  readonly game: string;
  /** The language of all its texts. */
  readonly lang: Lang;
  /** What can be found, by the number that `texts` gives. */
  readonly documents: readonly Document[];
  /** The terms of what each is called. */
  readonly names: readonly (readonly string[])[];
  /** All texts by their terms. */
  readonly texts: MiniSearch<Indexed>;
  /** Phrases that stand for other words. */
  readonly phrases: readonly Phrase[];
  /** Each term as a word that is written somewhere. */
  readonly written: ReadonlyMap<string, string>;
}

const fields = ['title', 'text', 'under', 'words', 'asked', 'shown', 'id'] as const;

type Indexed = { readonly at: number } & Readonly<Record<(typeof fields)[number], string | undefined>>;

/** What can be found of a game in one language. */
export const collect = (game: Searchable, lang: Lang): Collection => ({
  game: game.book.game,
  lang,
  documents: documentsOf(game, lang),
  synonyms: game.words?.synonyms[lang] ?? {},
  common: commonWords[lang],
});

/** The index of a game in one language. It takes some tens of milliseconds; keep it. */
export const indexOf = ({ game, lang, documents: collected, synonyms, common }: Collection): SearchIndex => {
  let under = '';
  const documents = collected.map((document): Document => {
    if (document.kind !== 'clause') return document;
    under = document.under ?? under;
    return { ...document, under };
  });
  const texts = new MiniSearch<Indexed>({
    idField: 'at',
    fields: [...fields],
    tokenize: (text) => wordsOf(text).map(({ word }) => word),
    processTerm: (word) => termOf(word, lang),
  });
  const shown = shownIn(documents);
  texts.addAll(documents.map((document, at) => ({ at, shown: shown.get(document), ...textsOf(document) })));
  const names = documents.map(({ kind, title, text }) =>
    kind === 'clause' ? [] : [...new Set(termsIn(title ?? text, lang))],
  );
  return {
    game,
    lang,
    documents,
    names,
    texts,
    phrases: [common, synonyms].flatMap((words) => phrasesOf(words, lang)),
    written: writtenIn(documents, lang),
  };
};

/** What a clause calls by its name before all else: “Storm: the ship leaves.” */
const leadOf = (text: string): string | undefined => /^([^.:?]{1,30}?)\s*:\s/.exec(text)?.[1];

/** The names of the examples that show a clause. */
const shownIn = (documents: readonly Document[]): ReadonlyMap<Document, string> => {
  const clauses = new Map(documents.flatMap((each) => (each.kind === 'clause' ? [[each.id, each] as const] : [])));
  const shown = new Map<Document, string>();
  for (const { shows = [], text } of documents)
    for (const id of shows) {
      const clause = clauses.get(id);
      if (clause) shown.set(clause, `${shown.get(clause) ?? ''} ${text}`);
    }
  return shown;
};

const textsOf = ({ title, text, under, words, asked, id }: Document) => ({
  title: title ?? leadOf(text),
  text,
  under,
  words,
  asked,
  id,
});

const phrasesOf = (words: Collection['synonyms'], lang: Lang): Phrase[] =>
  Object.entries(words).map(([said, meant]) => ({
    said: wordsOf(said).map(({ word }) => termOf(word, lang)),
    meant: [...new Set(termsIn(meant, lang))],
  }));

const writtenIn = (documents: readonly Document[], lang: Lang): ReadonlyMap<string, string> => {
  const written = new Map<string, string>();
  for (const { title = '', text } of documents) {
    const shown = `${title} ${text}`;
    for (const { word, start, end } of wordsOf(shown)) {
      if (isSmall(word, lang) || /\d/.test(word)) continue;
      const term = termOf(word, lang);
      if (!written.has(term)) written.set(term, shown.slice(start, end).toLowerCase());
    }
  }
  return written;
};
