import type { Lang, Text } from '@portolan/core';
import { headlines } from '@portolan/core/answers';
import { both, colon } from '@portolan/core/words';

export { both, capital, counted, fill, listed, say } from '@portolan/core/words';

/** What is said in each language. */
export const inEach = (say: (lang: Lang) => string): Text => ({ fr: say('fr'), en: say('en') });

/** What each of some things is called, by its id. */
export const namesBy = <Id extends string>(
  ids: readonly Id[],
  name: (id: Id, lang: Lang) => string,
): Readonly<Record<string, Text>> => Object.fromEntries(ids.map((id) => [id, inEach((lang) => name(id, lang))]));

/** A heading that does not end a line at the hyphen of a verb and its pronoun: "paient-elles", "déclenche-t-elle". */
export const unbroken = (heading: string): string =>
  heading.replace(/-(?=(?:t-)?(?:je|tu|ils?|elles?|on|nous|vous|ce)(?!\p{L}))/gu, '-\u2060');

/** Words that several forms share. */
export const words = {
  fewer: both('moins', 'fewer'),
  more: both('plus', 'more'),
  wholeNumber: both('un nombre entier', 'a whole number'),
  between: both('de {min} à {max}', 'from {min} to {max}'),
  player: both('Joueur {seat}', 'Player {seat}'),
  readRules: both('Lire les règles', 'Read the rules'),
  wholePosition: both('Entrer toute la position', 'Enter the whole position'),
  showWhere: both('Voir où', 'Show where'),
  ...headlines,
  depends: both('Par notre lecture', 'By our reading'),
  toCorrect: both('À corriger', 'To correct'),
  toCorrectWhy: both('Rien de ce qui est saisi n’est perdu.', 'Nothing you typed is lost.'),
  tableReadings: both('À votre table, on joue…', 'At your table, you play…'),
  asHere: both('comme ici', 'as here'),
  otherwise: both('{n} autrement', '{n} otherwise'),
  countTable: both('Compter cette table', 'Count this table'),
  colon,
  allQuestions: both('Toutes les questions', 'All questions'),
  seeAlso: both('Voir aussi', 'See also'),
  whatToCorrect: both('Ce qui ne va pas', 'What does not fit'),
} as const satisfies Readonly<Record<string, Text>>;

/** A page by its game and its question, as tabs and chats show it: without the signs that only keep a line together. */
export const nameOf = (game: string, question: string): string => `${game} · ${question.replace(/\p{Cf}/gu, '')}`;
