import type { Problem } from '../result.ts';
import type { Written } from './grammar.ts';

/** A tag of the header, `[seats 4]`; the place is that of its value, or of its name where it has none. */
export interface Tag {
  readonly name: string;
  readonly value: string;
  readonly line: number;
  readonly column: number;
}

/** One thing of a text, in the order of the text. */
export type Item =
  | { readonly kind: 'tag'; readonly tag: Tag }
  | { readonly kind: 'remark'; readonly text: string }
  | { readonly kind: 'line'; readonly line: number; readonly words: readonly Written[] };

/** A place in a text as the path of a problem: line and column, from 1. */
export const placeOf = (line: number, column: number): string => `${line}:${column}`;

/** What a JSON string stands for; undefined if it is none. */
export const unquoted = (text: string): string | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
};

const quoted = /\{("(?:[^"\\]|\\.)*")\}/y;
const tagged = /^([ \t]*\[[ \t]*)([^\s\]]*)([ \t]*)(.*?)[ \t]*\][ \t]*$/;

/** A remark that begins here: its text and what is left of the line, or nothing where it goes on. */
const remarkAt = (line: string, at: number): { readonly text: string; readonly end: number } | undefined => {
  quoted.lastIndex = at;
  const text = quoted.exec(line)?.[1];
  const inner = text === undefined ? undefined : unquoted(text);
  if (inner !== undefined) return { text: inner, end: quoted.lastIndex };
  const end = line.indexOf('}', at);
  return end < 0 ? undefined : { text: line.slice(at + 1, end).trim(), end: end + 1 };
};

const wordsOf = (text: string, from: number): readonly Written[] => {
  const words = [...text.matchAll(/\S+/g)].map((found) => ({ text: found[0], column: from + found.index + 1 }));
  const [first, ...rest] = words;
  if (first === undefined) return [];
  // The number of a turn is for people: `12.` or `12.A`.
  const number = /^\d+\.+/.exec(first.text)?.[0] ?? '';
  const left = { text: first.text.slice(number.length), column: first.column + number.length };
  return left.text === '' ? rest : [left, ...rest];
};

/** Takes a text apart: tags, remarks, lines of words. */
export const itemsOf = (text: string): { readonly items: readonly Item[]; readonly problems: readonly Problem[] } => {
  const items: Item[] = [];
  let open: { readonly lines: string[]; readonly place: string } | undefined;
  for (const [i, whole] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    let at = 0;
    if (open !== undefined) {
      const end = whole.indexOf('}');
      open.lines.push((end < 0 ? whole : whole.slice(0, end)).trim());
      if (end < 0) continue;
      items.push({ kind: 'remark', text: open.lines.join('\n').trim() });
      open = undefined;
      at = end + 1;
    } else {
      const [, before, name, space, value] = tagged.exec(whole) ?? [];
      if (name !== undefined) {
        const column = before!.length + 1 + (value === '' ? 0 : name.length + space!.length);
        items.push({ kind: 'tag', tag: { name, value: value!, line: i + 1, column } });
        continue;
      }
    }
    while (at < whole.length) {
      const next = /(^|\s)\{/.exec(whole.slice(at));
      const begin = next ? at + next.index + next[1]!.length : whole.length;
      const words = wordsOf(whole.slice(at, begin), at);
      if (words.length > 0) items.push({ kind: 'line', line: i + 1, words });
      if (!next) break;
      const remark = remarkAt(whole, begin);
      if (!remark) {
        open = { lines: [whole.slice(begin + 1).trim()], place: placeOf(i + 1, begin + 1) };
        break;
      }
      items.push({ kind: 'remark', text: remark.text });
      at = remark.end;
    }
  }
  const problems = open ? [{ path: open.place, code: 'open-remark', facts: { expected: '}' } }] : [];
  return { items, problems };
};
