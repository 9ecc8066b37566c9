import type { Lang, Text } from '@portolan/core';
import type { JsonSchema } from '@portolan/core/readers';
import { listed, say } from '@portolan/core/words';
import { counted, decimals } from './numbers.ts';

/** More words than these are not listed: the schema has them all. */
const MOST_WORDS = 12;

const quoted = (values: readonly unknown[], lang: Lang): string =>
  values.length > MOST_WORDS
    ? say(
        lang,
        `un de ${decimals(values.length, lang)} mots, comme ${values[0]}`,
        `one of ${decimals(values.length, lang)} words, such as ${values[0]}`,
      )
    : listed(
        values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
        lang,
        'or',
      );

const between = (min: number, max: number, lang: Lang): string =>
  say(
    lang,
    `de ${decimals(min, lang)} à ${decimals(max, lang)}`,
    `from ${decimals(min, lang)} to ${decimals(max, lang)}`,
  );

const itemsOf = ({ items, minItems: min = 0, maxItems: max }: JsonSchema, lang: Lang): string => {
  const each = items ? ` (${shapeInWords(items, lang)})` : '';
  if (max === undefined) return `${say(lang, 'une liste', 'a list')}${each}`;
  if (min === max) {
    const many = say(
      lang,
      `une liste de ${counted(max, lang, 'élément')}`,
      `a list of ${counted(max, lang, 'entry', 'entries')}`,
    );
    return `${many}${each}`;
  }
  const length = say(lang, 'éléments', 'entries');
  return `${say(lang, 'une liste', 'a list')}, ${between(min, max, lang)} ${length}${each}`;
};

/** What a value may be, in a few words with its bounds: `a whole number from 1 to 6`, `red or blue`. */
const shapeInWords = (schema: JsonSchema, lang: Lang): string => {
  const { anyOf = schema.oneOf, minimum, maximum } = schema;
  if (anyOf) {
    const each = [...new Set(anyOf.map((one) => shapeInWords(one, lang)))];
    return each.length > MOST_WORDS ? say(lang, 'un objet', 'an object') : listed(each, lang, 'or');
  }
  if (schema.enum) return quoted(schema.enum, lang);
  if ('const' in schema) return quoted([schema.const], lang);
  if (schema.type === 'boolean') return say(lang, 'true ou false', 'true or false');
  if (schema.type === 'null') return 'null';
  if (schema.type === 'integer') {
    const number = say(lang, 'un nombre entier', 'a whole number');
    return minimum === undefined || maximum === undefined ? number : `${number} ${between(minimum, maximum, lang)}`;
  }
  if (schema.type === 'array') return itemsOf(schema, lang);
  if (schema.type === 'object') {
    const names = Object.keys(schema.properties ?? {});
    const fields = names.length > 0 && names.length <= MOST_WORDS ? ` (${names.join(', ')})` : '';
    return `${say(lang, 'un objet', 'an object')}${fields}`;
  }
  return schema.type === 'string' ? say(lang, 'un texte', 'a text') : say(lang, 'une valeur', 'a value');
};

/** Each field of an object with what it may be, and whether it may be left out. */
export const fieldsInWords = (
  { properties = {}, required = [] }: JsonSchema,
  lang: Lang,
): readonly (readonly [name: string, words: string])[] =>
  Object.entries(properties).map(([name, schema]) => {
    const words = shapeInWords(schema, lang);
    return [name, required.includes(name) ? words : `${words} (${say(lang, 'facultatif', 'optional')})`];
  });

/** What the fields of an input are called, and the words that they may hold. */
export interface FieldWords {
  /** The label of a field by its path without numbers. */
  readonly labels: Readonly<Record<string, Text>>;
  /** The names of words by the path of the field and the word. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, Text>>>>;
}

/** The part of a schema that a path without numbers leads to, as `cards[].kind`. */
const schemaAt = (schema: JsonSchema | undefined, path: string): JsonSchema | undefined =>
  path
    .replaceAll('[]', '.[]')
    .split('.')
    .reduce<JsonSchema | undefined>((at, step) => {
      const found = branches(at).map(({ items, properties }) =>
        step === '[]' ? items || undefined : properties?.[step],
      );
      return found.find((one) => one !== undefined);
    }, schema);

/** What a schema may be, one by one. */
const branches = (schema: JsonSchema | undefined): readonly JsonSchema[] =>
  schema === undefined ? [] : ((schema.anyOf ?? schema.oneOf)?.flatMap(branches) ?? [schema]);

/** The help on an input: of each field its name, its label, and below what it may be. */
export const fieldLines = (schema: JsonSchema, { labels, values }: FieldWords, lang: Lang): readonly string[] => {
  const paths = Object.keys(labels);
  const width = Math.max(0, ...paths.map((path) => path.length));
  const shapes = new Map(fieldsInWords(schema, lang));
  return paths.flatMap((path) => {
    const words = Object.entries(values?.[path] ?? {}).filter(([value]) => value !== '');
    const inner = path.includes('.') ? schemaAt(schema, path) : undefined;
    const shape = shapes.get(path) ?? (inner && shapeInWords(inner, lang));
    const told = words.map(([value, name]) => `${value} (${name[lang]})`).join(', ') || shape;
    return [`  ${path.padEnd(width)}  ${labels[path]![lang]}`, ...(told ? [`  ${' '.repeat(width)}  ${told}`] : [])];
  });
};
