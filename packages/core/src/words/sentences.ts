import type { Lang } from '../text.ts';

/** What a sentence is made from; a missing fact leaves a question mark, never an error. */
export type Facts = Readonly<Record<string, unknown>>;

/** One sentence in both languages, made of what is known. */
export type SentenceOf<Known> = Readonly<Record<Lang, (known: Known) => string>>;

/** One sentence in both languages. */
export type Sentence = SentenceOf<Facts>;

/** A sentence that needs no fact. */
export const plain = (fr: string, en: string): Sentence => ({ fr: () => fr, en: () => en });

/**
 * Tells by the sentence of the first key that a table has of its own, else by the fallback. Never throws: a key may be
 * any text, and a language that is not known is told in English.
 */
export const tell = (
  table: Readonly<Record<string, Sentence>>,
  keys: readonly string[],
  fallback: Sentence,
  facts: Facts,
  lang: Lang,
): string => {
  const key = keys.find((one) => Object.hasOwn(table, one));
  const sentence = key === undefined ? fallback : table[key]!;
  return (Object.hasOwn(sentence, lang) ? sentence[lang] : sentence.en)(facts);
};
