import type { Lang, Text } from '../text.ts';

/** A space that does not break, and its narrow form. */
export const wide = '\u00a0';
export const narrow = '\u202f';

/** A sentence with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Sets texts that are written with ordinary spaces. */
export interface Typesetter {
  /** French: spaces that must not break before `: ; ! ? %`, inside « » and before a noun that is counted. */
  readonly french: (text: string) => string;
  /** English: a number stays with what it counts. */
  readonly english: (text: string) => string;
  /** Every `fr` and `en` text found in a value. */
  readonly typeset: <Value>(value: Value) => Value;
}

/** A typesetter that keeps numbers with the nouns given, each a pattern such as `points?`. */
export const typesetter = (counted: Readonly<Record<Lang, readonly string[]>>): Typesetter => {
  const kept = (nouns: readonly string[]) => new RegExp(`(\\d) (${nouns.join('|')})(?![\\p{L}])`, 'gu');
  const nouns = { fr: kept(counted.fr), en: kept(counted.en) };
  const french = (text: string): string =>
    text
      .replace(/ ([;!?])/g, `${narrow}$1`)
      .replace(/ ([:»%])/g, `${wide}$1`)
      .replace(/« /g, `«${wide}`)
      .replace(nouns.fr, `$1${wide}$2`);
  const english = (text: string): string => text.replace(nouns.en, `$1${wide}$2`);
  const set: Readonly<Record<string, (text: string) => string>> = { fr: french, en: english };
  const walk = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return set[key]?.(value) ?? value;
    if (Array.isArray(value)) return value.map((item) => walk(item));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, walk(item, name)]));
  };
  return { french, english, typeset: <Value>(value: Value): Value => walk(value) as Value };
};

/** A typesetter for texts of any game. */
const common = typesetter({ fr: ['PV', 'points?', 'cartes?', 'drapeaux?', 'joueurs'], en: [] });

/** French typography: spaces that must not break before `: ; ! ? %`, inside « », and between a number and what it counts. */
export const french: (text: string) => string = common.french;

/** A text in both languages; the French one is written with ordinary spaces. */
export const both = (fr: string, en: string): Text => ({ fr: french(fr), en });

/** The text in the reader's language; the French one is written with ordinary spaces. */
export const say = (lang: Lang, fr: string, en: string): string => (lang === 'fr' ? french(fr) : en);

/** A colon and what follows it. */
export const colon: Text = { fr: `${wide}: `, en: ': ' };
/** Between the parts of a list that have commas of their own. */
export const semicolon: Text = { fr: `${narrow}; `, en: '; ' };

/** Between the quotation marks of the language: « oui », “yes”. */
export const inQuotes = (text: string, lang: Lang): string => (lang === 'fr' ? `«${wide}${text}${wide}»` : `“${text}”`);

/** `label: text`, with the colon of the language. */
export const labeled = (label: string, text: string, lang: Lang): string =>
  `${label}${/\?$/.test(label) ? ' ' : colon[lang]}${text}`;

/** Fills the gaps `{name}` of a sentence. A gap without a value stays as it is, so that it is seen. */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
