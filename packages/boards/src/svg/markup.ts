import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';

const tag = /<(\/?)([a-zA-Z][\w:-]*)([^>]*?)(\/?)>/g;

/** An element as it was written, with its attributes. */
export interface Element {
  readonly name: string;
  readonly attributes: string;
  /** All of it, and what stands between its tags. */
  readonly whole: string;
  readonly inner: string;
}

/** The outermost elements of a text that pass a test, in order; what stands in them is not looked at. */
export const outermost = (markup: string, test: (name: string, attributes: string) => boolean): Element[] => {
  const found: Element[] = [];
  let open: { name: string; attributes: string; from: number; body: number; depth: number } | undefined;
  for (const match of markup.matchAll(tag)) {
    const [text, closing, name = '', attributes = '', empty] = match;
    const end = match.index + text.length;
    if (!open) {
      if (closing || !test(name, attributes)) continue;
      if (empty) found.push({ name, attributes, whole: text, inner: '' });
      else open = { name, attributes, from: match.index, body: end, depth: 1 };
    } else if (name === open.name && !empty) {
      open.depth += closing ? -1 : 1;
      if (open.depth > 0) continue;
      const { from, body, attributes: its } = open;
      found.push({ name, attributes: its, whole: markup.slice(from, end), inner: markup.slice(body, match.index) });
      open = undefined;
    }
  }
  return found;
};

/** An attribute by its name. */
export const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];

/** A text as it may stand in markup. */
export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** The elements of a sheet of symbols that some drawings use, and those that these use in turn. */
export const usedOf = (sheet: readonly Element[], drawings: string): string => {
  const byId = new Map(sheet.map((element) => [attribute(element.attributes, 'id'), element]));
  const used = new Set<Element>();
  const follow = (markup: string): void => {
    for (const [, id] of markup.matchAll(/(?:href="|url\()#([\w-]+)/g)) {
      const element = byId.get(id);
      if (!element || used.has(element)) continue;
      used.add(element);
      follow(element.whole);
    }
  };
  follow(drawings);
  return sheet.flatMap((element) => (used.has(element) ? [element.whole] : [])).join('');
};

/** A drawing as XML: where HTML may leave an empty value out, it must be written. */
export const drawn = (of: VNode): string =>
  renderToString(of).replace(/<[a-zA-Z](?:"[^"]*"|[^">])*>/g, (tag) =>
    tag.replace(/\s[\w:-]+(?:="[^"]*")?/g, (attribute) => (attribute.includes('=') ? attribute : `${attribute}=""`)),
  );
