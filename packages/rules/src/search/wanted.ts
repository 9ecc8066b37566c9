import { wordsOf } from '../fold.ts';
import type { SearchIndex } from './index-of.ts';
import { isSmall, isWeak, termOf, writtenOut } from './terms.ts';

/** A way to find a word, and how much that counts beside the word itself. */
interface Way {
  readonly term: string;
  readonly share: number;
}

/** A word that is looked for. */
export interface Wanted {
  /** The word itself first, then what it may stand for. */
  readonly ways: readonly [Way, ...Way[]];
  /** It is the last one and may still be being typed: others that begin with it are found as well. */
  readonly open: boolean;
  /** How many letters of it were typed; none of a word that a phrase stands for. */
  readonly letters: number;
}

/** What counts beside the word that was typed: a synonym, what a phrase stands for, a word that says little, a number written out. */
const synonymShare = 0.65;
const phraseShare = 0.6;
const weakShare = 0.4;
const numberShare = 0.5;

const follow = (terms: readonly string[], said: readonly string[]): boolean =>
  terms.some((_, i) => said.every((term, j) => terms[i + j] === term));

/** Whether a phrase was typed; two words also the other way round: “où va la carte”, “la carte va où”. */
const standsIn = (terms: readonly string[], said: readonly string[]): boolean =>
  follow(terms, said) || (said.length === 2 && follow(terms, said.toReversed()));

/** What is looked for by a query. Small words count only where there is nothing else. */
export const wantedOf = ({ lang, phrases }: SearchIndex, query: string): readonly Wanted[] => {
  const words = wordsOf(query).map(({ word }) => word);
  const terms = words.map((word) => termOf(word, lang));
  const says = words.map((word) => !isSmall(word, lang) && (word.length > 1 || /\d/.test(word)));
  const typed = words.flatMap((word, i): Wanted[] => {
    if (says.includes(true) && !says[i]) return [];
    const term = terms[i]!;
    const meant = phrases.filter(({ said }) => said.length === 1 && said[0] === term).flatMap((one) => one.meant);
    const number = writtenOut(word, lang);
    return [
      {
        ways: [
          { term, share: words.length > 1 && isWeak(word, lang) ? weakShare : 1 },
          ...(number ? [{ term: termOf(number, lang), share: numberShare }] : []),
          ...meant.map((other) => ({ term: other, share: synonymShare })),
        ],
        open: i === words.length - 1,
        letters: word.length,
      },
    ];
  });
  const meant = phrases
    .filter(({ said }) => said.length > 1 && standsIn(terms, said))
    .map(({ meant: ways }) => ways.map((term) => ({ term, share: phraseShare })));
  return [...typed, ...meant.map((ways): Wanted => ({ ways: ways as [Way, ...Way[]], open: false, letters: 0 }))];
};
