import type { Lang } from '@portolan/core';
import type { Document, HitKind } from './documents.ts';
import type { Collection } from './index-of.ts';

/**
 * Collections for a file, by columns: all ids, then all texts. Neighbors of a kind are alike, so that it weighs a fifth less
 * than document by document. In a column each document has a line, empty where it has nothing there.
 */
export interface Packed {
  /** Each game, and how many documents it has. */
  readonly games: readonly (Pick<Collection, 'game' | 'lang' | 'synonyms'> & { readonly count: number })[];
  /** Words of players of any game, by language. */
  readonly common: Partial<Readonly<Record<Lang, Collection['common']>>>;
  /** The documents of all games. */
  readonly columns: Readonly<Record<Column, string>>;
}

type Column = (typeof plain)[number] | 'number' | 'shows';

/** Columns that hold a field as it is. */
const plain = ['kind', 'id', 'text', 'title', 'under', 'words', 'asked'] as const;

/** The number of the clause after another one, as long as its section goes on. */
const next = (number: string): string => {
  const [section, place] = number.split('.');
  return `${section}.${Number(place) + 1}`;
};

/** Numbers, left out where they follow from the one before. */
const shortened = (numbers: readonly string[]): readonly string[] =>
  numbers.map((number, at) => (number === next(numbers[at - 1] ?? '') ? '' : number));

/** Where the clauses stand that an example shows. */
const placesOf = ({ documents }: Collection): ((document: Document) => string) => {
  const places = new Map(documents.map(({ kind, id }, at) => [kind === 'clause' ? id : '', at]));
  return ({ shows = [] }) => shows.flatMap((id) => places.get(id) ?? []).join(' ');
};

/** Collections of games as a file holds them. */
export const pack = (collections: readonly Collection[]): Packed => {
  const column = (lines: (collection: Collection) => readonly string[]): string =>
    collections.flatMap(lines).join('\n');
  const fields = plain.map((field) => [field, column((one) => one.documents.map((each) => each[field] ?? ''))]);
  return {
    games: collections.map(({ game, lang, synonyms, documents }) => ({
      game,
      lang,
      synonyms,
      count: documents.length,
    })),
    common: Object.fromEntries(collections.map(({ lang, common }) => [lang, common])),
    columns: {
      ...(Object.fromEntries(fields) as Record<(typeof plain)[number], string>),
      number: column(({ documents }) => shortened(documents.map(({ number = '' }) => number))),
      shows: column((one) => one.documents.map(placesOf(one))),
    },
  };
};

/** What a file holds, as it was packed. */
export const unpack = ({ games, common, columns }: Packed): readonly Collection[] => {
  const lines = new Map(Object.entries(columns).map(([name, text]) => [name as Column, text.split('\n')]));
  let from = 0;
  return games.map(({ game, lang, synonyms, count }) => {
    const own = (name: Column): readonly string[] => lines.get(name)!.slice(from, from + count);
    const documents = documentsIn(own);
    from += count;
    return { game, lang, synonyms, common: common[lang]!, documents };
  });
};

const documentsIn = (column: (name: Column) => readonly string[]): readonly Document[] => {
  const fields = plain.map((name) => [name, column(name)] as const);
  const [numbers, shows, ids] = [column('number'), column('shows'), column('id')];
  let number = '';
  return column('kind').map((kind, at) => {
    if (kind === 'clause') number = numbers[at] || next(number);
    const held = fields.flatMap(([name, lines]) => (lines[at] === '' && name !== 'text' ? [] : [[name, lines[at]]]));
    return {
      ...(Object.fromEntries(held) as Pick<Document, 'id' | 'text'>),
      kind: kind as HitKind,
      ...(kind === 'clause' ? { number } : {}),
      ...(shows[at] ? { shows: shows[at].split(' ').map((place) => ids[Number(place)]!) } : {}),
    };
  });
};
