import { inputAt, rangeAt } from '@portolan/core/readers';
import { labeled, seat } from '@portolan/core/words';
import { isObject } from '../position/json.ts';
import type { FieldsProps, LaidList, OneProps } from './field-list.ts';
import { codeOf, derived, thingsIn, wordsAt } from './field-value.ts';
import { joinPaths } from './form.tsx';
import { both } from './text.ts';

/** What the line of a fold says where nothing is entered. */
export const nothing = both('rien', 'nothing');

/** How much of what stands in a fold its line says. */
const SAID = 3;

/** A value in a word or two, as the line of a fold says it; undefined where nothing is entered. */
const inAWord = <Whole, With>(props: Omit<OneProps<Whole, With>, 'onChange'>): string | undefined => {
  const { lang, shape, words, value: whole, field, base = '' } = props;
  const about = props.with as With;
  if (field.when && !field.when(whole, about)) return undefined;
  const entered = inputAt(whole, field.at);
  const value = entered === undefined ? derived(field.or, whole, about) : entered;
  const path = joinPaths(base, field.at);
  const label = (derived(field.label, whole, about) ?? wordsAt(words.labels, path))?.[lang];
  const count = Array.isArray(value) ? value.length : isObject(value) ? Object.keys(value).length : undefined;
  if (count === 0) return undefined;
  // Of something written in parts, such as a map, the number of parts says nothing.
  if (count !== undefined && !label) return Array.isArray(value) ? String(count) : undefined;
  if (count !== undefined) return labeled(label!, String(count), lang);
  if (value === true) return label;
  if (value === undefined || value === null || typeof value === 'boolean') return undefined;
  const code = codeOf(value);
  const named = wordsAt(words.values, path)?.[code]?.[lang];
  const chosen = named ?? field.options?.(whole, about, lang).find((one) => one.value === code)?.label;
  if (chosen !== undefined && typeof value === 'string') return chosen;
  const number = chosen ?? (rangeAt(shape, path).seat ? seat(value) : code);
  return typeof value === 'number' && label ? labeled(label, number, lang) : undefined;
};

/** What stands in some fields, in few words, so that nobody has to open their fold to read it; undefined where pictures say it. */
export const inFewWords = <Whole, With>(
  of: LaidList<Whole, With>,
  props: Omit<FieldsProps<Whole, With>, 'of'>,
): string | undefined => {
  const { value: whole, lang } = props;
  const about = props.with as With;
  const wordsIn = (list: LaidList<Whole, With>): readonly string[] =>
    list.flatMap((field) => {
      if (typeof field === 'string') return inAWord({ ...props, field: { at: field } }) ?? [];
      if (field.at !== undefined) return inAWord({ ...props, field }) ?? [];
      if (field.each !== undefined) return countOf(inputAt(whole, field.each));
      if (field.when && !field.when(whole, about)) return [];
      const parts = derived(field.of, whole, about) ?? [];
      // Things of a kind are counted: what stands in the first of them is not what stands in all.
      const groups = parts.filter((part) => typeof part !== 'string' && 'group' in part && part.group !== undefined);
      return groups.length > 1 ? [String(groups.length)] : wordsIn(parts);
    });
  const drawn = (list: LaidList<Whole, With>): boolean =>
    list.some((field) => {
      if (typeof field === 'string' || field.each !== undefined) return false;
      if (field.at !== undefined) return typeof field.as === 'function';
      return drawn(derived(field.of, whole, about) ?? []);
    });
  const countOf = (things: unknown): readonly string[] => {
    const count = thingsIn(things).length;
    return count > 0 ? [String(count)] : [];
  };
  const all = [...new Set(wordsIn(of))];
  const listed = of.some((field) => typeof field !== 'string' && field.each !== undefined);
  if (all.length === 0) return drawn(of) && !listed ? undefined : nothing[lang];
  return `${all.slice(0, SAID).join(' · ')}${all.length > SAID ? ' …' : ''}`;
};
