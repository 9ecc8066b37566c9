import type { Unlisted } from './game.ts';
import type { Mark, Message } from './rulebook.ts';
import type { Lang, Text } from './text.ts';

/** What a sentence is made from; a missing fact leaves a question mark, never an error. */
export type Facts = Readonly<Record<string, unknown>>;

/** One sentence in both languages. */
export type Sentence = Readonly<Record<Lang, Message>>;

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

/** A number, or 0. */
export const amount = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** A list, or an empty one. */
export const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A word or id as it is, or a question mark. */
export const word = (value: unknown): string => (typeof value === 'string' && value ? value : '?');

/** A seat as a letter: 0 is A. */
export const seat = (value: unknown): string =>
  typeof value === 'number' && value >= 0 && value < 26 ? String.fromCharCode(65 + value) : '?';

/** A sentence begins with a capital. */
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** An id as a name, for pieces that an owner typed in: `harbor-master` is Harbor master. */
export const named = (value: unknown): string => upper(word(value)).replaceAll('-', ' ');

/** A name of a table, else the id as a name. */
export const nameIn = (names: Readonly<Record<string, string>>, value: unknown): string =>
  names[String(value)] ?? named(value);

/** Joins parts with commas and a last word: `A, B and C`. */
export const joined = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

/** How often each item stands in a list, in the order of first sight. */
export const tally = (value: unknown): readonly (readonly [unknown, number])[] => {
  const list = items(value);
  return [...new Set(list)].map((item) => [item, list.filter((one) => one === item).length]);
};

/** A space that does not break, and its narrow form. */
const wide = '\u00a0';
const narrow = '\u202f';

const locales: Readonly<Record<Lang, string>> = { fr: 'fr-FR', en: 'en-US' };

// Made once, when first asked for: a formatter costs more than what it formats.
const pluralRules: Partial<Record<Lang, Intl.PluralRules>> = {};
const formats: Partial<Record<Lang, Intl.NumberFormat>> = {};

/** A number as the reader's language writes it: `1 234,5` with a narrow space, `1,234.5`. */
export const number = (n: number | bigint, lang: Lang): string => {
  formats[lang] ??= new Intl.NumberFormat(locales[lang]);
  return formats[lang].format(n);
};

/** A fraction written as text, with its numbers as the reader's language writes them: `5/19`, `87 211/91 390`. */
export const fractionInWords = (fraction: string, lang: Lang): string =>
  fraction.replace(/\d+/g, (digits) => number(BigInt(digits), lang));

/** A noun for one and for several. */
export interface Forms {
  /** The singular. */
  readonly one: string;
  /** The plural. */
  readonly other: string;
}

/** The form of a noun that follows a number: in French 0 and 1 are singular, in English only 1. */
export const plural = (n: number, { one, other }: Forms, lang: Lang): string => {
  pluralRules[lang] ??= new Intl.PluralRules(locales[lang]);
  return pluralRules[lang].select(n) === 'one' ? one : other;
};

/** A number with its noun, which stay on one line: `0 carte`, `2 cards`. */
export const counted = (n: number, forms: Forms, lang: Lang): string =>
  `${number(n, lang)}${wide}${plural(n, forms, lang)}`;

/** Sets texts that are written with ordinary spaces. */
export interface Typesetter {
  /** French: spaces that must not break before `: ; ! ?`, inside « » and before a noun that is counted. */
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
      .replace(/ ([:»])/g, `${wide}$1`)
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

/** What the shared readers say of an input, by code. */
export const readerProblems: Readonly<Record<string, Sentence>> = {
  'not-json': plain('ce n’est pas du JSON', 'this is not JSON'),
  'not-an-object': plain('il faut un objet, entre accolades', 'an object in braces is needed'),
  'not-an-integer': plain('il faut un nombre entier', 'a whole number is needed'),
  'unknown-field': plain('ce champ n’existe pas', 'there is no such field'),
  'missing-field': plain('ce champ manque', 'this field is missing'),
  'wrong-type': plain('ce n’est pas la bonne sorte de valeur', 'this is the wrong kind of value'),
  'out-of-range': plain('ce nombre est hors limites', 'this number is out of range'),
  'too-long': plain('c’est trop long', 'this is too long'),
  'wrong-length': plain('le nombre d’éléments n’est pas le bon', 'the number of entries is wrong'),
  'unknown-seat': plain('ce joueur n’est pas à la table', 'no such player is at the table'),
  'unknown-ruling': plain('ce point ouvert n’existe pas', 'there is no such open point'),
  'wrong-version': plain('cette version n’est pas connue', 'this version is not known'),
  'wrong-game': plain('c’est un autre jeu', 'this is another game'),
  'not-as-start': plain('la position de départ dit autre chose', 'the position at the start says otherwise'),
  'unknown-reading': plain('ce point ouvert n’a pas cette lecture', 'this open point has no such reading'),
};

/** Names of the facts a problem may carry. */
const factNames: readonly (readonly [fact: string, fr: string, en: string])[] = [
  ['found', 'trouvé', 'found'],
  ['expected', 'attendu', 'expected'],
  ['min', 'au moins', 'at least'],
  ['max', 'au plus', 'at most'],
];

const shown = (value: unknown): string =>
  Array.isArray(value) ? value.map(shown).join(', ') : typeof value === 'string' ? value : JSON.stringify(value);

const details = (facts: Facts, lang: Lang): string => {
  const [colon, semicolon] = lang === 'fr' ? [' : ', ' ; '] : [': ', '; '];
  const parts = factNames.flatMap(([fact, fr, en]) =>
    facts[fact] === undefined ? [] : [`${lang === 'fr' ? fr : en}${colon}${shown(facts[fact])}`],
  );
  return parts.length ? ` (${parts.join(semicolon)})` : '';
};

/**
 * Tells what is wrong with an input: the place, the mistake, what was found and what is possible.
 * The sentences stand by code, without a capital and without a period.
 */
export const problemTeller =
  (sentences: Readonly<Record<string, Sentence>>, { french, english }: Typesetter) =>
  (found: { readonly path: string; readonly code: string; readonly facts?: Facts }, lang: Lang): string => {
    const place = found.path || (lang === 'fr' ? 'L’ensemble' : 'The whole input');
    const facts = found.facts ?? {};
    const unknown = plain(`problème ${found.code}`, `problem ${found.code}`);
    const mistake = tell(sentences, [found.code], unknown, facts, lang);
    const text = `${mistake}${details(facts, lang)}.`;
    return lang === 'fr' ? french(`${place} : ${text}`) : english(`${place}: ${text}`);
  };

const whyUnlisted: Readonly<Record<string, Sentence>> = {
  'face-down': plain('des cartes sont face cachée', 'some cards are face down'),
};

/**
 * Tells why the list of a seat's actions is not whole. The sentences stand by reason, without a capital and without a
 * period; `face-down` is known.
 */
export const unlistedTeller =
  (sentences: Readonly<Record<string, Sentence>> = {}) =>
  (entry: Unlisted, lang: Lang): string => {
    const why = tell({ ...whyUnlisted, ...sentences }, [entry.reason], plain('', ''), { ...entry }, lang);
    const who = seat(entry.seat);
    const text =
      lang === 'fr'
        ? `La liste des actions de ${who} n’est pas complète`
        : `The list of ${who}’s actions is not complete`;
    return why === '' ? `${text}.` : `${text}${lang === 'fr' ? `${wide}:` : ':'} ${why}.`;
  };

/** What is said beside a clause that is quoted, when the rulebook does not print it so. */
export const marks: Readonly<Record<Mark, Text>> = {
  ours: { fr: 'de nous, non imprimé', en: 'ours, not printed' },
  public: { fr: 'connu par ailleurs, non imprimé', en: 'publicly known, not printed' },
  silent: { fr: 'le livret n’en dit rien', en: 'the rulebook is silent' },
  default: { fr: 'point ouvert, lecture par défaut', en: 'open point, the default reading' },
  other: { fr: 'point ouvert, lecture de cette table', en: 'open point, the reading of this table' },
};
