import type { Example, Lang, PlayersWords, Rulebook, Term, Text } from '@portolan/core';
import type { CheckerWords, QuestionWords } from '@portolan/core/answers';
import type { AnyLesson } from '@portolan/core/lessons';
import { both } from '@portolan/core/words';
import { entries } from '../entry.ts';

/** What can be found. */
export type HitKind = 'clause' | 'heading' | 'term' | 'example' | 'check' | 'solve' | 'lesson' | 'page';

/** The pages of a game that a search can lead to. */
export type PageName = 'check' | 'position' | 'solve' | 'play' | 'learn' | 'setup' | 'score' | 'numbers' | 'summary';

/** What is searched of a game: its rulebook, and what else one can be led to. */
export interface Searchable {
  /** Its rulebook. */
  readonly book: Rulebook;
  /** What its players say. */
  readonly words?: PlayersWords;
  /** Its examples. */
  readonly examples?: readonly Pick<Example, 'id' | 'title' | 'shows'>[];
  /** The words of its checkers, by dispute. */
  readonly disputes?: Readonly<Record<string, Pick<CheckerWords, 'question' | 'asks'>>>;
  /** The words of its solver questions. */
  readonly questions?: Readonly<Record<string, Pick<QuestionWords, 'title' | 'tells'>>>;
  /** Its lessons. */
  readonly lessons?: readonly Pick<AnyLesson, 'id' | 'title' | 'about'>[];
  /** The pages that it has. */
  readonly pages?: readonly PageName[];
}

/** Something that can be found, in one language. */
export interface Document {
  /** What it is. */
  readonly kind: HitKind;
  /** The id of the clause, section, word, example, question, lesson or page. */
  readonly id: string;
  /** The printed number of a clause. */
  readonly number?: string;
  /** What is shown, and where matches are marked. */
  readonly text: string;
  /** Its name: the heading, the word of the glossary. */
  readonly title?: string;
  /** The heading above it; left out: that of the document before. */
  readonly under?: string;
  /** Words that belong here, and are not shown: the question of an open point. */
  readonly words?: string;
  /** What players say who look for it. */
  readonly asked?: string;
  /** The ids of the clauses that an example shows: its name leads to them as well. */
  readonly shows?: readonly string[];
}

/** Everything that can be found of a game in one language. */
export const documentsOf = (
  { book, words, examples = [], disputes = {}, questions = {}, lessons = [], pages = [] }: Searchable,
  lang: Lang,
): readonly Document[] => {
  const of = (kind: HitKind, id: string, text: Text, asked?: Text): Document => ({
    kind,
    id,
    text: text[lang],
    ...(asked ? { asked: asked[lang] } : {}),
  });
  return [
    ...clauseDocuments(book, words?.asked ?? {}, lang),
    ...headingDocuments(book, lang),
    ...book.glossary.map((term) => termDocument(term, lang)),
    ...examples.map(({ id, title, shows }) => ({ ...of('example', id, title), shows })),
    ...Object.entries(disputes).map(([id, { question, asks }]) => of('check', id, question, asks)),
    ...Object.entries(questions).map(([id, { title, tells }]) => of('solve', id, title, tells)),
    ...lessons.map(({ id, title, about }) => of('lesson', id, title, about)),
    ...pages.map((id) => of('page', id, pageTitles[id], pageWords[id])),
  ];
};

/** What the pages of a game are called. */
export const pageTitles: Readonly<Record<PageName, Text>> = {
  check: both('Vérifier un coup', 'Check a move'),
  position: both('Entrer toute la position', 'Enter the whole position'),
  solve: both('Quel est mon meilleur coup ?', 'What is my best move?'),
  play: both('Jouer une partie', 'Play a game'),
  learn: both('Apprendre en jouant', 'Learn by playing'),
  setup: both('Mettre en place', 'Set up'),
  score: both('Compter les points', 'Count the points'),
  numbers: both('En chiffres', 'In numbers'),
  summary: both('Résumé d’une page', 'One-page summary'),
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
  play: {
    fr: 'jouer partie en ligne solo seul machine ordinateur robot adversaire simuler table journal',
    en: 'play game online solo alone machine computer bot opponent simulate table log',
  },
  learn: {
    fr: 'apprendre leçon leçons débuter débutant découvrir exercice tutoriel didacticiel entraînement comment jouer première partie',
    en: 'learn learning lesson lessons beginner tutorial exercise practice train how to play first game teach',
  },
  setup: {
    fr: 'préparer préparation installer installation mettre en place mise en place début partie joueurs matériel',
    en: 'set up setup setting prepare preparation start beginning players ready',
  },
  score: {
    fr: 'compter calculer additionner points score scores décompte total feuille de score fin de partie final gagnant',
    en: 'count add up calculate compute tally points score scores scoring sheet final total end game winner',
  },
  numbers: {
    fr: 'chiffres statistiques statistique durée combien de temps longueur tours équilibre avantage premier joueur hasard probabilité victoires moyenne',
    en: 'numbers statistics stats length how long rounds balance first player advantage luck probability wins average',
  },
  summary: { fr: 'résumé aide de jeu mémo récapitulatif', en: 'summary reference overview cheat sheet' },
};

const clauseDocuments = (book: Rulebook, asked: PlayersWords['asked'], lang: Lang): Document[] => {
  const above = headingsOf(book, lang);
  let before = '';
  return entries(book).map((entry) => {
    const heading = above.get(entry.id) ?? '';
    const under = heading === before ? {} : { under: heading };
    before = heading;
    const words = rulingWords(book, entry.id, lang);
    return {
      kind: 'clause',
      id: entry.id,
      number: entry.number,
      text: entry[lang],
      ...under,
      ...(words === '' ? {} : { words }),
      ...(asked[entry.id] === undefined ? {} : { asked: asked[entry.id]![lang] }),
    };
  });
};

const headingDocuments = (book: Rulebook, lang: Lang): Document[] =>
  book.sections.map(({ id, title, lead, parts }) => ({
    kind: 'heading',
    id,
    title: title[lang],
    text: lead?.[lang] ?? '',
    words: parts.flatMap((part) => part.title?.[lang] ?? []).join(' '),
  }));

const termDocument = ({ id, term, meaning }: Term, lang: Lang): Document => ({
  kind: 'term',
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

/** The question of the open point that a clause answers. */
const rulingWords = (book: Rulebook, clause: string, lang: Lang): string =>
  book.rulings
    .filter(({ name }) => `ruling.${name}` === clause)
    .map(({ question }) => question[lang])
    .join(' ');
