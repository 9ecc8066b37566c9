import type { Lang, Text } from '../text.ts';

type Values = Readonly<Record<string, Text>>;
/** What a field is called, and where its values have words, those: its name may stand elsewhere. */
type Said = Text | readonly [name: Text | undefined, values: Values];

type Valued<Words> = { readonly [At in keyof Words as Words[At] extends readonly unknown[] ? At : never]: Words[At] };

/** The words of a form, each field once: what the fields are called, and what the values of some are called. */
export const fieldWords = <const Words extends Readonly<Record<string, Said>>>(words: Words) => {
  const labels: Record<string, Text> = {};
  const values: Record<string, Values> = {};
  for (const [at, said] of Object.entries<Said>(words)) {
    const [name, named] = 'fr' in said ? [said] : said;
    if (name) labels[at] = name;
    if (named) values[at] = named;
  }
  return { labels, values } as {
    readonly labels: { readonly [At in keyof Words]: Text };
    readonly values: { readonly [At in keyof Valued<Words>]: (Words[At] & readonly [unknown, Values])[1] };
  };
};

/** What words are called in both languages, by the word. */
export const called = <Word extends string>(
  all: readonly Word[],
  inWords: (one: Word, lang: Lang) => string,
): Readonly<Record<Word, Text>> =>
  Object.fromEntries(all.map((one) => [one, { fr: inWords(one, 'fr'), en: inWords(one, 'en') }])) as Readonly<
    Record<Word, Text>
  >;
