import type { Text } from '../text.ts';

type Values = Readonly<Record<string, Text>>;
/** What a field is called, and where its values have words, those: its name may stand elsewhere. */
type Said = Text | readonly [name: Text | undefined, values: Values];

type Valued<Words> = { readonly [At in keyof Words as Words[At] extends readonly unknown[] ? At : never]: Words[At] };

/** The words of a form, each field once: what the fields are called, and what the values of some are called. */
export const fieldWords = <const Words extends Readonly<Record<string, Said>>>(words: Words) => {
  const said = Object.entries<Said>(words).map(([at, one]) => ({ at, own: 'fr' in one ? ([one] as const) : one }));
  return {
    labels: Object.fromEntries(said.flatMap(({ at, own: [name] }) => (name ? [[at, name]] : []))),
    values: Object.fromEntries(said.flatMap(({ at, own: [, values] }) => (values ? [[at, values]] : []))),
  } as {
    readonly labels: { readonly [At in keyof Words]: Text };
    readonly values: { readonly [At in keyof Valued<Words>]: (Words[At] & readonly [unknown, Values])[1] };
  };
};
