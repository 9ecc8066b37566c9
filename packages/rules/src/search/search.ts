import { type Lang, languages, type Rulebook } from '@portolan/core';
import leven from 'leven';
import type { SearchOptions } from 'minisearch';
import { fold, wordsOf } from '../fold.ts';
import type { Document, HitKind, Searchable } from './documents.ts';
import { collect, indexOf, type SearchIndex } from './index-of.ts';
import { termOf } from './terms.ts';
import { type Wanted, wantedOf } from './wanted.ts';
import { wishedIn } from './wishes.ts';

/** Something that was found. */
export interface Hit extends Omit<Document, 'words' | 'asked' | 'shows'> {
  /** The id of its game. */
  readonly game: string;
  /** The language in which it was found. */
  readonly lang: Lang;
  /** The better the higher; comparable within one search only. */
  readonly score: number;
  /** Where `text` matches: start and end of each word. */
  readonly marks: readonly (readonly [start: number, end: number])[];
}

/** What is wanted of a search. */
export interface SearchIn {
  /** The language to search in; left out: both. */
  readonly lang?: Lang;
  /** The id of the game whose hits come before all others. */
  readonly first?: string;
  /** At most so many hits; left out: all. */
  readonly limit?: number;
  /** At most so many hits of one game; left out: all. What is left out costs nothing. */
  readonly each?: number;
}

/** What a field counts beside the text that is shown. */
const boost = { title: 0.9, text: 1, under: 0.45, words: 0.4, asked: 1, shown: 0.5, id: 0.3 };

/**
 * What a kind counts beside a clause, where hardly anything of its name was typed and where all of it was: a question, a
 * heading, a word is what was meant, the more of it stands in the query.
 */
const worth: Readonly<Record<HitKind, readonly [some: number, all: number]>> = {
  clause: [1, 1],
  heading: [0.3, 1.1],
  term: [0.35, 1.1],
  example: [0.2, 0.7],
  check: [0.5, 1.15],
  solve: [0.5, 1.15],
  lesson: [0.2, 0.8],
  page: [0.95, 1.3],
};

/** What a word counts that only begins with the one typed, and one that is spelled differently. */
const prefixShare = 0.5;
const typoShare = 0.6;

/** What a field counts that says a word again: a clause that says it everywhere answers hardly better. */
const againShare = 0.4;

/** What names a document, a number or an id, is before all that only holds its words. */
const namedScore = 1000;

/** How many letters of a word may be wrong. */
const typosIn = (letters: number): number => (letters >= 8 ? 2 : letters >= 5 ? 1 : 0);

/** How well a document answers, how much of the query it holds, and by which of its terms. */
interface Fit {
  score: number;
  holds: number;
  readonly terms: Set<string>;
}

/** How well a document answers by each of its fields. */
interface ByField {
  most: number;
  all: number;
  readonly terms: Set<string>;
}

/** How a term is looked for: as the beginning of others, or with so many letters wrong. */
type Loosely = Pick<SearchOptions, 'prefix' | 'weights' | 'fuzzy'>;

/** How well each document answers a term, field by field. */
const byField = ({ texts }: SearchIndex, term: string, loosely: Loosely): ReadonlyMap<number, ByField> => {
  const found = new Map<number, ByField>();
  const whole = { tokenize: (text: string) => [text], processTerm: (text: string) => text, boost, ...loosely };
  // To look for a misspelled word takes long, and most of them stand in no field, or in one.
  const near = loosely.fuzzy
    ? texts.search(term, whole).flatMap(({ match }) => Object.values(match).flat())
    : undefined;
  for (const field of near ? new Set(near) : Object.keys(boost))
    for (const { id, score, terms } of texts.search(term, { ...whole, fields: [field] })) {
      const known = found.get(id) ?? { most: 0, all: 0, terms: new Set() };
      known.most = Math.max(known.most, score);
      known.all += score;
      for (const one of terms) known.terms.add(one);
      found.set(id, known);
    }
  return found;
};

/** How well each document answers one word: by the best of its ways, by a word that it begins, or else by one much like it. */
const answersTo = (index: SearchIndex, { ways, open, letters }: Wanted): ReadonlyMap<number, Fit> => {
  const best = new Map<number, Fit>();
  const take = (term: string, share: number, loosely: Loosely): void => {
    for (const [at, { most, all, terms }] of byField(index, term, loosely)) {
      const answer = best.get(at) ?? { score: 0, holds: 0, terms: new Set() };
      answer.score = Math.max(answer.score, (most + againShare * (all - most)) * share);
      for (const found of terms) answer.terms.add(found);
      best.set(at, answer);
    }
  };
  for (const { term, share } of ways) take(term, share, {});
  const [{ term }] = ways;
  if (open && letters > 2) take(term, 1, { prefix: true, weights: { prefix: prefixShare, fuzzy: 0 } });
  if (best.size === 0 && typosIn(letters) > 0) take(term, typoShare, { fuzzy: typosIn(letters) });
  return best;
};

/** By index: what answered the words of the last query. Who types on changes the last of them. */
const answered = new WeakMap<SearchIndex, ReadonlyMap<string, ReadonlyMap<number, Fit>>>();

/** How well each document answers each of some words. */
const answersToAll = (index: SearchIndex, wanted: readonly Wanted[]): readonly ReadonlyMap<number, Fit>[] => {
  const before = answered.get(index);
  const now = new Map<string, ReadonlyMap<number, Fit>>();
  const all = wanted.map((word) => {
    const key = JSON.stringify(word);
    const found = before?.get(key) ?? answersTo(index, word);
    now.set(key, found);
    return found;
  });
  answered.set(index, now);
  return all;
};

/** A document that answers, before it is shown. */
interface Candidate {
  readonly index: SearchIndex;
  readonly document: Document;
  /** Whether it answers by a term. */
  readonly answersBy: (term: string) => boolean;
  readonly score: number;
}

const hitOf = ({ index: { game, lang }, document, answersBy, score }: Candidate): Hit => {
  const { words: _, asked: __, shows: ___, ...shown } = document;
  return {
    ...shown,
    game,
    lang,
    score,
    // Read when it is shown: a page draws a quarter of what it is given.
    get marks() {
      return wordsOf(shown.text)
        .filter(({ word }) => answersBy(termOf(word, lang)))
        .map(({ start, end }) => [start, end] as const);
    },
  };
};

/** What a game answers, and how rare each word of the query is in it, as far as it has it. */
interface Answers {
  readonly candidates: readonly Candidate[];
  readonly rare: ReadonlyMap<string, number>;
}

const searchOne = (index: SearchIndex, query: string): Answers => {
  const wanted = wantedOf(index, query);
  const answers = new Map<number, Pick<Fit, 'score' | 'holds'>>();
  const wished = wishedIn(query, index.lang);
  const has = new Map<string, number>();
  let whole = 0;
  const byWord = answersToAll(index, wanted);
  for (const [i, word] of wanted.entries()) {
    const found = byWord[i]!;
    // What lacks a word that is everywhere still answers; what lacks the rare one hardly does.
    const rare = found.size === 0 ? 0 : Math.log(1 + index.documents.length / found.size);
    whole += rare;
    if (rare > 0) has.set(word.ways[0].term, rare);
    for (const [at, { score }] of found) {
      const sum = answers.get(at) ?? { score: 0, holds: 0 };
      sum.score += score;
      sum.holds += rare;
      answers.set(at, sum);
    }
  }
  const id = query.toLowerCase();
  const named = new Set<number>();
  for (const [at, document] of index.documents.entries())
    if (document.number === query || document.id === id) {
      named.add(at);
      answers.set(at, { score: namedScore, holds: whole });
    }
  const candidates = [...answers].map(([at, { score, holds }]) => {
    const answersBy = (term: string): boolean =>
      !named.has(at) && byWord.some((found) => found.get(at)?.terms.has(term));
    const document = index.documents[at]!;
    // What holds all of the words counts four times as much as what holds hardly any.
    const share = 0.25 + (0.75 * holds) / (whole || 1);
    const [some, all] = worth[document.kind];
    const name = index.names[at]!;
    const hit = name.filter(answersBy).length;
    // A heading or a word of the glossary is meant if little else was typed: most queries hold such a word besides.
    const meant = document.kind === 'heading' || document.kind === 'term' ? Math.min(1, hit / wanted.length) ** 2 : 1;
    const typed = (meant * hit) / Math.max(name.length, 1);
    return { index, document, answersBy, score: score * share * wished(document) * (some + (all - some) * typed) };
  });
  return { candidates, rare: has };
};

/** How much of a query a game knows: of what only another game has a word for, this one hardly speaks. */
const knownBy = ({ rare }: Answers, others: readonly Answers[]): number => {
  const missing = new Map<string, number>();
  for (const other of others)
    for (const [term, value] of other.rare)
      if (!rare.has(term)) missing.set(term, Math.max(value, missing.get(term) ?? 0));
  const sum = (values: Iterable<number>): number => [...values].reduce((all, one) => all + one, 0);
  const known = sum(rare.values());
  const asked = known + sum(missing.values());
  return asked === 0 ? 1 : known / asked;
};

/** A query that names another game than the one at hand: that game, and what is asked of it. */
const namedGame = (indexes: readonly SearchIndex[], query: string, first: string | undefined) => {
  const words = query.split(/\s+/);
  const names = new Map(indexes.map(({ game }) => [game.split('-')[0]!, game]));
  const game = words.map((word) => names.get(fold(word))).find((one) => one !== undefined);
  if (game === undefined || game === first || words.length === 1) return { game: first, asked: query };
  const ids = game.split('-');
  return { game, asked: words.filter((word) => !ids.includes(fold(word))).join(' ') || query };
};

/** Where the question of a quarrel stands at the latest, and how well it has to answer beside the best hit. */
const questionAt = 3;
const questionShare = 0.3;

/** Whoever looks for a rule may be in a quarrel: the question that judges it is no further down than the fourth hit. */
const withQuestion = (found: readonly Candidate[]): readonly Candidate[] => {
  const [first] = found;
  const at = found.findIndex(
    ({ document, index, score }) =>
      document.kind === 'check' && index.game === first?.index.game && score >= questionShare * first.score,
  );
  const question = found[at];
  if (!question || at <= questionAt) return found;
  const others = found.filter((one) => one !== question);
  return [...others.slice(0, questionAt), question, ...others.slice(questionAt)];
};

/** What several indexes hold that answers a query, the best first, the game at hand or named before the others. */
export const searchIndexes = (
  indexes: readonly SearchIndex[],
  query: string,
  { first, limit, each }: Omit<SearchIn, 'lang'> = {},
): readonly Hit[] => {
  const { game, asked } = namedGame(indexes, query.trim(), first);
  const all = indexes.map((index) => ({ lang: index.lang, answers: searchOne(index, asked) }));
  const found = all
    .flatMap(({ lang, answers }) => {
      const known = knownBy(
        answers,
        all.filter((one) => one.lang === lang).map((one) => one.answers),
      );
      return answers.candidates
        .map((one) => ({ ...one, score: one.score * known }))
        .sort((a, b) => b.score - a.score)
        .slice(0, each);
    })
    .sort((a, b) => Number(b.index.game === game) - Number(a.index.game === game) || b.score - a.score);
  return withQuestion(found)
    .slice(0, limit === undefined ? undefined : Math.max(0, limit))
    .map(hitOf);
};

/** How many words are offered instead of one that is nowhere, and which share of its letters may be others. */
const offered = 3;
const farthest = 0.5;

/** For a query that finds nothing: words of the texts that look like its own, the nearest first. */
export const nearestWords = (indexes: readonly SearchIndex[], query: string): readonly string[] => {
  const typed = wordsOf(query).map(({ word }) => word);
  const near = indexes.flatMap(({ lang, written }) => {
    const looked = typed.map((word) => ({ term: termOf(word, lang), most: farthest * word.length }));
    return [...written].flatMap(([term, word]) =>
      looked.flatMap((one) => {
        // As many letters as one is longer are wrong at least: most words need not be compared.
        if (Math.abs(one.term.length - term.length) > one.most) return [];
        const wrong = leven(one.term, term);
        return wrong > one.most ? [] : [{ word, share: wrong / one.most }];
      }),
    );
  });
  const sorted = near.sort((a, b) => a.share - b.share);
  return [...new Set(sorted.map(({ word }) => word))].slice(0, offered);
};

/** A game to search: all that can be found of it, or its rulebook alone. */
export type Among = Rulebook | Searchable;

/** Indexes are built on first use; a game never changes. */
const indexes = new WeakMap<Among, Partial<Record<Lang, SearchIndex>>>();

const indexFor = (one: Among, lang: Lang): SearchIndex => {
  const known = indexes.get(one);
  const index = known?.[lang] ?? indexOf(collect('book' in one ? one : { book: one }, lang));
  indexes.set(one, { ...known, [lang]: index });
  return index;
};

/**
 * Full text over headings, clauses, open points, glossary, examples, questions and pages. Case, accents, endings, small
 * words, typos, British spelling and elisions do not matter, any of the words may match, and words of players find what the
 * rulebook says in others; what holds more and rarer words comes first, and a number or an id before all.
 */
export const searchIn = (
  among: readonly Among[],
  query: string,
  { lang, ...options }: SearchIn = {},
): readonly Hit[] => {
  const langs = lang ? [lang] : languages;
  return searchIndexes(
    among.flatMap((one) => langs.map((each) => indexFor(one, each))),
    query,
    options,
  );
};

/** For a query that finds nothing: words of these games that look like its own, the nearest first. */
export const nearestIn = (among: readonly Among[], query: string, lang: Lang): readonly string[] =>
  nearestWords(
    among.map((one) => indexFor(one, lang)),
    query,
  );
