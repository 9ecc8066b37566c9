import type { Problem } from '../result.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Lang } from '../text.ts';
import { plain, problemTeller, type Sentence, typesetter } from '../words.ts';

const sentences: Readonly<Record<string, Sentence>> = {
  'unknown-actor': plain(
    'la ligne commence par la lettre d’un joueur ou par * (le hasard)',
    'a line begins with the letter of a player or with * (nature)',
  ),
  'unknown-sign': plain('aucun coup ne s’écrit ainsi', 'no action is written so'),
  'wrong-word': plain('ce mot n’a pas la bonne forme', 'this word has not the right form'),
  'line-cut': plain('la suite de la ligne manque', 'the rest of the line is missing'),
  'line-long': plain('la ligne est trop longue à partir d’ici', 'the line is too long from here on'),
  'unknown-tag': plain('cette mention de l’en-tête n’existe pas', 'there is no such tag'),
  'tag-twice': plain('cette mention de l’en-tête est donnée deux fois', 'this tag is given twice'),
  'missing-tag': plain('cette mention de l’en-tête manque', 'this tag is missing'),
  'open-remark': plain('cette remarque ne se termine pas', 'this remark does not end'),
};

const tell = problemTeller(sentences, typesetter({ fr: [], en: [] }));

/** A place of a text in words: `12:5` is line 12, column 5. */
const placeIn = (path: string, lang: Lang): string => {
  const [line, column] = path.split(':');
  return lang === 'fr' ? `ligne ${line}, colonne ${column}` : `line ${line}, column ${column}`;
};

/**
 * What is wrong with a game in notation, in words: what is about the text itself by sentences of its own, what is about
 * the game by those of its rulebook.
 */
export const notationProblem = (rules: Pick<Rulebook, 'problem'>, problem: Problem, lang: Lang): string => {
  const placed = { ...problem, path: placeIn(problem.path, lang) };
  return Object.hasOwn(sentences, problem.code) ? tell(placed, lang) : rules.problem(placed, lang);
};
