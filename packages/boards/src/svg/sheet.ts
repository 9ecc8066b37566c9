import type { Lang, Result } from '@portolan/core';
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { attribute, type Element, escaped, outermost, usedOf } from './markup.ts';
import { styleFor, type Theme, valueIn } from './style.ts';

/** How a position is drawn. */
export interface DrawOptions {
  /** The language of letters and words; French unless told otherwise. */
  readonly lang?: Lang;
  /** By day or by night; by day unless told otherwise. */
  readonly theme?: Theme;
}

/** One drawing on the sheet. */
interface Picture {
  readonly svg: Element;
  readonly width: number;
  readonly height: number;
  /** What it shows, as data attributes: `{ port: 1 }` is `data-port="1"`. */
  readonly data: Readonly<Record<string, string | number>>;
}

/** A band of the sheet: drawings beside each other, below a line of words. */
export interface Band {
  readonly text?: string;
  /** Stands before the words: a player's token. */
  readonly mark?: VNode;
  readonly drawings?: readonly {
    readonly of: VNode;
    readonly data?: Readonly<Record<string, string | number>>;
    /** Pixels for a unit of the drawing. */
    readonly scale?: number;
    /** As wide as the sheet, whatever its units. */
    readonly wide?: true;
  }[];
}

/** All that a game says of a table, to be set on one sheet. */
export interface SheetParts {
  readonly title: string;
  readonly bands: readonly Band[];
  /** The table in words: what the drawing says to those who cannot see it. */
  readonly words: readonly string[];
  /** The symbols that its drawings use. */
  readonly symbols: readonly VNode[];
  /** The style sheet of the game. */
  readonly style: string;
}

const WIDTH = 960;
const MARGIN = 24;
const GAP = 16;
const LINE = 22;
/** Letters that surely fit in a line. */
const LETTERS = 116;

const isSvg = (name: string): boolean => name === 'svg';

const sizeOf = ({ attributes }: Element): readonly [number, number] => {
  const [, , width, height] = (attribute(attributes, 'viewBox') ?? '').split(/\s+/).map(Number);
  return [width ?? Number(attribute(attributes, 'width') ?? 0), height ?? Number(attribute(attributes, 'height') ?? 0)];
};

const picturesOf = ({ drawings = [] }: Band): Picture[] =>
  drawings.flatMap(({ of, data = {}, scale = 1, wide }) =>
    outermost(renderToString(of), isSvg).map((svg) => {
      const [width, height] = sizeOf(svg);
      const by = wide ? (WIDTH - 2 * MARGIN) / width : scale;
      return { svg, width: width * by, height: height * by, data };
    }),
  );

const placed = ({ svg, width, height, data }: Picture, x: number, y: number): string => {
  const [wide, high] = sizeOf(svg);
  const view = attribute(svg.attributes, 'viewBox') ?? `0 0 ${wide} ${high}`;
  const kept = ['class', 'role', 'aria-label', 'aria-hidden'].flatMap((name) => {
    const value = attribute(svg.attributes, name);
    return value === undefined ? [] : [` ${name}="${value}"`];
  });
  const said = Object.entries(data).map(([name, value]) => ` data-${name}="${escaped(String(value))}"`);
  const round = (n: number): string => String(Math.round(n * 10) / 10);
  return `<svg x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" viewBox="${view}"${kept.join('')}${said.join('')}>${svg.inner}</svg>`;
};

const wrapped = (text: string): string[] => {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines[lines.length - 1] ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length > LETTERS) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
};

/** Sets bands below each other; gives the markup and how high it is. */
const set = (bands: readonly Band[]): { readonly markup: string; readonly height: number } => {
  let markup = '';
  let y = MARGIN;
  for (const band of bands) {
    if (band.text) {
      const [token] = band.mark ? picturesOf({ drawings: [{ of: band.mark }] }) : [];
      if (token) markup += placed({ ...token, width: 26, height: 26 }, MARGIN, y - 3);
      for (const line of wrapped(band.text)) {
        markup += `<text class="said" x="${MARGIN + (token ? 34 : 0)}" y="${y + 16}">${escaped(line)}</text>`;
        y += LINE;
      }
      y += GAP / 2;
    }
    let x = MARGIN;
    let high = 0;
    for (const picture of picturesOf(band)) {
      if (x > MARGIN && x + picture.width > WIDTH - MARGIN + 1) {
        x = MARGIN;
        y += high + GAP;
        high = 0;
      }
      markup += placed(picture, x, y);
      x += picture.width + GAP;
      high = Math.max(high, picture.height);
    }
    if (high > 0) y += high + GAP;
  }
  return { markup, height: Math.ceil(y + MARGIN / 2) };
};

/** The sheet of a table as one SVG that stands alone: it loads nothing, and its styles are set for one theme. */
const draw = ({ title, bands, words, symbols, style }: SheetParts, lang: Lang, theme: Theme): string => {
  const { markup, height } = set(bands);
  const sheet = symbols.flatMap((one) =>
    outermost(renderToString(one), (name) => name === 'defs').flatMap(({ inner }) => outermost(inner, () => true)),
  );
  const defs = usedOf(sheet, markup);
  const css = styleFor(['pieces.css', 'boards.css', style], defs + markup, theme);
  const said = `.said{fill:${valueIn(theme, '--ink')};font-family:${valueIn(theme, '--font-ui')};font-size:15px}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" lang="${lang}" role="img" aria-labelledby="title desc">`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="desc">${escaped(words.join('\n'))}</desc>`,
    `<style>${said}\n${css}</style>`,
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
