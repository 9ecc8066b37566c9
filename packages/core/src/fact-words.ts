import type { Asking } from './asking.ts';
import { small } from './headline.ts';
import { headlines } from './headlines.ts';
import type { Range } from './readers/shape.ts';
import type { Lang } from './text.ts';
import { seat } from './words/facts.ts';
import { listed } from './words/lists.ts';
import { both, fill, labeled } from './words/typography.ts';

// What facts that nobody has told are called, with what they may be.

const words = {
  upTo: both('{from} à {to}', '{from} to {to}'),
  more: both('{from} ou plus', '{from} or more'),
} as const;

/** What a value of a fact is called. */
export const nameOf = (
  { values }: Asking,
  path: string,
  { seat: isSeat }: Range,
  value: unknown,
  lang: Lang,
): string => {
  const text = values?.[path]?.[String(value)]?.[lang];
  if (text !== undefined && text !== '') return text;
  if (typeof value === 'boolean') return small(headlines[value ? 'yes' : 'no'][lang], lang);
  return isSeat ? seat(value) : String(value);
};

/** What a fact is called; a part of something is named with it: a number of ships, mine or those sunk. */
const factName = ({ labels }: Pick<Asking, 'labels'>, path: string, lang: Lang): string => {
  const within = /^.*(?=\.)/.exec(path) ?? [];
  const names = [...within, path].flatMap((one) => labels[one]?.[lang] ?? []);
  const [first = '', ...others] = names;
  return [first, ...others.map((one) => small(one, lang))].join(', ');
};

/** The values of a fact in words, neighbors among the numbers together: `1 to 3`, `2 or more`. */
export const inOneWord = (asked: Asking, path: string, range: Range, among: readonly unknown[], lang: Lang): string => {
  const { values: named } = asked;
  const { values, seat: isSeat, wide } = range;
  const known = named?.[path];
  const last = values.at(-1);
  const one = (value: unknown): string => nameOf(asked, path, range, value, lang);
  const runs: unknown[][] = [];
  for (const value of among) {
    const run = runs.at(-1);
    const follows = typeof value === 'number' && !known && !isSeat && run?.at(-1) === value - 1;
    if (follows) run!.push(value);
    else runs.push([value]);
  }
  const parts = runs.map((run) => {
    const [from, to] = [one(run[0]), one(run.at(-1))];
    if (run.length > 1 && wide && run.at(-1) === last) return fill(words.more[lang], { from });
    if (run.length > 2) return fill(words.upTo[lang], { from, to });
    return listed(run.map(one), lang, 'or');
  });
  return labeled(factName(asked, path, lang), listed(parts, lang, 'or'), lang);
};
