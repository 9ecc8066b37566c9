import type { Lang, Result } from '@portolan/core';
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { type Block, stack } from './blocks.ts';
import { escaped, outermost, usedOf } from './markup.ts';
import { styleFor, type Theme, valueIn } from './style.ts';

/** How a position is drawn. */
export interface DrawOptions {
  /** The language of letters and words; French unless told otherwise. */
  readonly lang?: Lang;
  /** By day or by night; by day unless told otherwise. */
  readonly theme?: Theme;
}

/** All that a game says of a table, to be set on one sheet. */
export interface SheetParts {
  readonly title: string;
  /** What the sheet shows, from the top. */
  readonly blocks: readonly Block[];
  /** The table in words: what the drawing says to those who cannot see it. */
  readonly words: readonly string[];
  /** The symbols that its drawings use. */
  readonly symbols: readonly VNode[];
  /** The style sheet of the game. */
  readonly style: string;
}

/** As wide as a phone: text of 15 units is read without a magnifier in a chat, and in a column on paper. */
const WIDTH = 480;
const MARGIN = 14;

/** The sheet of a table as one SVG that stands alone: it loads nothing, and its styles are set for one theme. */
const draw = ({ title, blocks, words, symbols, style }: SheetParts, lang: Lang, theme: Theme): string => {
  const body = stack(blocks, 14)(WIDTH - 2 * MARGIN);
  const markup = body.at(MARGIN, MARGIN);
  const height = Math.ceil(body.height + 2 * MARGIN);
  const sheet = symbols.flatMap((one) =>
    outermost(renderToString(one), (name) => name === 'defs').flatMap(({ inner }) => outermost(inner, () => true)),
  );
  const defs = usedOf(sheet, markup);
  const css = styleFor(['pieces.css', 'boards.css', style, 'svg/sheet.css'], defs + markup, theme);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" lang="${lang}" role="img" aria-labelledby="title desc">`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="desc">${escaped(words.join('\n'))}</desc>`,
    // Text is ink where no class says otherwise: black would not be seen by night.
    `<style>text{fill:${valueIn(theme, '--ink')}}\n${css}</style>`,
    `<defs>${defs}</defs>`,
    `<rect width="${WIDTH}" height="${height}" fill="${valueIn(theme, '--paper')}"/>`,
    `${markup}</svg>\n`,
  ].join('\n');
};

/** Draws positions of a game: reads one, then sets what the game says of it. */
export const drawer =
  <Table>(
    read: (json: unknown) => Result<{ readonly table: Table }>,
    partsOf: (table: Table, lang: Lang) => SheetParts,
  ) =>
  (position: unknown, { lang = 'fr', theme = 'day' }: DrawOptions = {}): Result<string> => {
    const found = read(position);
    return found.ok ? { ok: true, value: draw(partsOf(found.value.table, lang), lang, theme) } : found;
  };
