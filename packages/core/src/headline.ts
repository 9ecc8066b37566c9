import { headlines } from './headlines.ts';
import { type Lang, languages } from './text.ts';
import type { AnswerInWords } from './told.ts';
import { labeled } from './words/typography.ts';

/** Whether a headline is a word alone: that something is allowed, and not what. */
export const isBare = (headline: string, lang: Lang): boolean =>
  Object.values(headlines).some((one) => one[lang] === headline);

/** An English sentence about a thing, “A ship …”, and none about a player called A, “A wins”, “A and B …”, “A may …”. */
const article = /^A (?!(?:and|or|may|must|can|cannot|[\p{L}]+s)(?!\p{L}))\p{L}/u;

/** A sentence after a colon or a comma begins small, unless with a name of one letter: a player, a square. */
export const small = (sentence: string, lang: Lang): string => {
  const named = /^[A-Z](?:[\s,.]|\d|’s\s|$)/.test(sentence) && !(lang === 'en' && article.test(sentence));
  return named ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);
};

/** As much as a phone shows large above the board. */
export const LONGEST_HEADLINE = 120;

/** Fewer words name a thing and say nothing of it: `Not now`, `2 cards traded`. */
const TELLING = 4;
/** A sentence with a semicolon is a headline as a whole while it is so short. */
const SHORT = 45;

const wordsIn = (text: string): number => (text.match(/[\p{L}\d]+/gu) ?? []).length;

/** What comes first in a sentence, without its end: as much as a headline holds, and as much as says something. */
export const gist = (sentence: string): string => {
  const whole = /^.+?(?=[.!?](?:\s|$)|$)/su.exec(sentence)?.[0] ?? sentence;
  const first = /^.+?(?=\s?[:;]\s|$)/su.exec(whole)?.[0] ?? whole;
  const tells = wordsIn(first) >= TELLING;
  const fits = /^\s?;/u.test(whole.slice(first.length)) && whole.length <= SHORT;
  return (tells && !fits) || whole.length > LONGEST_HEADLINE ? first : whole;
};

/** A word and what it is about, from a sentence: `Illegal: the quay is full`, `Illegal, not now: it is the last phase`. */
export const headed = (word: string, sentence: string, lang: Lang): string => {
  if (sentence === '') return word;
  const about = small(gist(sentence), lang);
  return /:\s/u.test(about) ? `${word}, ${about}` : labeled(word, about, lang);
};

/** A refusal in fewer words says that something is wrong, and not what: `No sale`, `It stays`. */
export const FEWEST_WORDS = 3;

/** An answer whose headline is the answer: a bare `Illegal` says in a few words what. */
export const headlined = <Answer extends AnswerInWords>(told: Answer, lang: Lang): Answer =>
  (isBare(told.headline, lang) || (told.state === 'illegal' && wordsIn(told.headline) < FEWEST_WORDS)) &&
  told.short !== ''
    ? { ...told, headline: headed(told.headline, told.short, lang) }
    : told;

/** Whether a headline holds the beginning of a sentence: at its end, or before the condition that it is so under. */
const says = (headline: string, first: string): boolean =>
  headline === first ||
  languages.some((lang) => {
    const part = small(first, lang);
    return headline.endsWith(part) || (wordsIn(first) >= TELLING && headline.includes(part));
  }) ||
  (wordsIn(first) >= TELLING && headline.startsWith(first));

/** What the sentence of an answer says that its headline has not said already; '' where it adds nothing. */
export const beyondHeadline = ({ headline, why }: Pick<AnswerInWords, 'headline' | 'why'>): string => {
  const first = gist(why);
  if (!says(headline, first)) return why;
  const rest = why.slice(first.length).replace(/^\s?[.!?:;]\s*/u, '');
  // After a colon a few words are no sentence by themselves.
  const cut = /^\s?[:;]/u.test(why.slice(first.length));
  return cut && wordsIn(rest) < FEWEST_WORDS ? why : rest.charAt(0).toUpperCase() + rest.slice(1);
};
