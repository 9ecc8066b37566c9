import type { Lang, Text } from '@portolan/core';
import type { Book } from './book.ts';
import { capital } from './text.ts';

/** What the fields of a game’s forms are called. */
export interface FieldNames {
  /** Fields by their key, whatever they lie in. */
  readonly fields: Readonly<Record<string, Text>>;
  /** What lies in a list or a table, by the key of the table and its own: "Porteurs, joueur B". */
  readonly items: Readonly<Record<string, (key: string, lang: Lang) => string>>;
}

/** Names the place of an input as its form does: `wishes[0].to` is "Choix 1, où". Undefined for a place that no form shows. */
export type FieldNamer = (path: string, lang: Lang) => string | undefined;

/** Puts the name of a place together, part by part. */
export const fieldNamer =
  ({ fields, items }: FieldNames): FieldNamer =>
  (path, lang) => {
    const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
    const parts: (string | undefined)[] = [];
    for (let i = 0; i < keys.length; i++) {
      const [key = '', next] = [keys[i], keys[i + 1]];
      const item = next === undefined || !Object.hasOwn(items, key) ? undefined : items[key]?.(next, lang);
      parts.push(item ?? (Object.hasOwn(fields, key) ? fields[key]?.[lang] : undefined));
      if (item !== undefined) i++;
    }
    return parts.length === 0 || parts.includes(undefined) ? undefined : capital(parts.join(', '));
  };

/** A rulebook that calls the place of a problem as the forms call it; a place that no form shows keeps its path. */
export const withFieldNames = (book: Book, nameOf: FieldNamer): Book => ({
  ...book,
  problemText: (problem, lang) => {
    const text = book.problemText(problem, lang);
    const name = nameOf(problem.path, lang);
    return name !== undefined && text.startsWith(problem.path) ? name + text.slice(problem.path.length) : text;
  },
});
