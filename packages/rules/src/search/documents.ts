import type { Lang, PlayersWords, Rulebook, Term, Text } from '@portolan/core';
import { entries } from '../entry.ts';

/** What can be found. */
export type HitKind = 'clause' | 'heading' | 'term' | 'example' | 'check' | 'solve' | 'page';

/** The pages of a game that a search can lead to. */
export type PageName = 'check' | 'position' | 'solve' | 'setup' | 'score' | 'summary';

/** A question that a page or the command answers: a dispute, or one about the best move. */
export interface Question {
  /** Its id: `fight`, `payment`. */
  readonly id: string;
  /** As players ask it. */
  readonly question: Text;
  /** More words about it: what it needs, what it tells. */
  readonly more?: Text;
}

/** What is searched of a game: its rulebook, and what else one can be led to. */
export interface Searchable {
  /** Its rulebook. */
  readonly book: Rulebook;
  /** What its players say. */
  readonly words?: PlayersWords;
  /** Its examples. */
  readonly examples?: readonly { readonly id: string; readonly title: Text }[];
  /** The disputes that can be checked. */
  readonly disputes?: readonly Question[];
  /** What can be asked of its solvers. */
  readonly asked?: readonly Question[];
  /** The pages that it has. */
  readonly pages?: readonly PageName[];
}

/** Something that can be found, in one language. */
export interface Document {
  /** What it is. */
  readonly kind: HitKind;
  /** The game that it belongs to. */
  readonly game: string;
  /** The id of the clause, section, word, example, question or page. */
  readonly id: string;
  /** The printed number of a clause. */
  readonly number?: string;
  /** What is shown, and where matches are marked. */
  readonly text: string;
  /** Its name: the heading, the word of the glossary. */
  readonly title?: string;
  /** The heading above it. */
  readonly under?: string;
  /** Words that belong here, and are not shown: the terms that a clause uses, the readings of an open point. */
  readonly words?: string;
  /** What players say who look for it. */
  readonly asked?: string;
}

/** Everything that can be found of a game in one language. */
export const documentsOf = (
  { book, words, examples = [], disputes = [], asked = [], pages = [] }: Searchable,
  lang: Lang,
): readonly Document[] => {
  const { game } = book;
  const question =
    (kind: 'check' | 'solve') =>
    ({ id, question: text, more }: Question): Document => ({
      kind,
      game,
      id,
      text: text[lang],
      ...(more ? { asked: more[lang] } : {}),
    });
  return [
    ...clauseDocuments(book, words?.asked ?? {}, lang),
    ...headingDocuments(book, lang),
    ...book.glossary.map((term) => termDocument(book, term, lang)),
    ...examples.map(({ id, title }): Document => ({ kind: 'example', game, id, text: title[lang] })),
    ...disputes.map(question('check')),
    ...asked.map(question('solve')),
    ...pages.map(
      (id): Document => ({ kind: 'page', game, id, text: pageTitles[id][lang], asked: pageWords[id][lang] }),
    ),
  ];
};

/** What the pages of a game are called. */
export const pageTitles: Readonly<Record<PageName, Text>> = {
  check: { fr: 'Vérifier un coup', en: 'Check a move' },
  position: { fr: 'Entrer toute la table', en: 'Enter the whole table' },
  solve: { fr: 'Quel est mon meilleur coup ?', en: 'What is my best move?' },
  setup: { fr: 'Mettre en place', en: 'Set up' },
  score: { fr: 'Compter les points', en: 'Count the points' },
  summary: { fr: 'Les règles en une page', en: 'The rules on one page' },
};

/** What people type who look for such a page. */
const pageWords: Readonly<Record<PageName, Text>> = {
  check: {
    fr: 'vérifier contrôler litige dispute désaccord querelle arbitre permis autorisé légal coup',
    en: 'check verify dispute disagree quarrel judge referee allowed legal illegal move',
  },
  position: {
    fr: 'position éditeur entrer saisir situation plateau table',
    en: 'position editor enter situation board table',
  },
  solve: {
    fr: 'meilleur coup quoi jouer choisir conseil conseiller aide stratégie optimal tour annoncer carte',
    en: 'best move what should I do this turn play choose advice advise help strategy optimal hint call card',
  },
  setup: {
    fr: 'préparer préparation installer installation mettre en place mise en place début partie joueurs matériel',
    en: 'set up setup setting prepare preparation start beginning players ready',
  },
  score: {
    fr: 'compter calculer additionner points score scores décompte total feuille de score fin de partie final gagnant',
    en: 'count add up calculate compute tally points score scores scoring sheet final total end game winner',
  },
  summary: { fr: 'résumé aide de jeu mémo récapitulatif', en: 'summary reference overview cheat sheet' },
};

const clauseDocuments = (book: Rulebook, asked: PlayersWords['asked'], lang: Lang): Document[] => {
  const above = headingsOf(book, lang);
  return entries(book).map((entry) => {
    const words = [termsNamed(book, entry.id, lang), rulingWords(book, entry.id, lang)].filter(Boolean).join(' ');
    return {
      kind: 'clause',
      game: book.game,
      id: entry.id,
      number: entry.number,
      text: entry[lang],
      under: above.get(entry.id) ?? '',
      ...(words === '' ? {} : { words }),
      ...(asked[entry.id] === undefined ? {} : { asked: asked[entry.id]![lang] }),
    };
  });
};

const headingDocuments = (book: Rulebook, lang: Lang): Document[] =>
  book.sections.map(({ id, title, lead, parts }) => ({
    kind: 'heading',
    game: book.game,
    id,
    title: title[lang],
    text: lead?.[lang] ?? '',
    words: parts.flatMap((part) => part.title?.[lang] ?? []).join(' '),
  }));

const termDocument = (book: Rulebook, { id, term, meaning }: Term, lang: Lang): Document => ({
  kind: 'term',
  game: book.game,
  id,
  text: meaning[lang],
  title: term[lang],
});

/** The headings above each clause. */
const headingsOf = (book: Rulebook, lang: Lang): ReadonlyMap<string, string> =>
  new Map(
    book.sections.flatMap((section) =>
      section.parts.flatMap((part) =>
        part.clauses.map((id): [string, string] => [
          id,
          [section.title[lang], part.title?.[lang]].filter(Boolean).join(', '),
        ]),
      ),
    ),
  );

const termsNamed = (book: Rulebook, clause: string, lang: Lang): string => {
  const used = book.clauses[clause]?.terms ?? [];
  return book.glossary
    .filter(({ id }) => used.includes(id))
    .map(({ term }) => term[lang])
    .join(' ');
};

/** The question and the readings of the ruling that a clause states. */
const rulingWords = (book: Rulebook, clause: string, lang: Lang): string =>
  book.rulings
    .filter(({ name }) => `ruling.${name}` === clause)
    .flatMap(({ question, readings }) => [question[lang], ...readings.map(({ title }) => title[lang])])
    .join(' ');
