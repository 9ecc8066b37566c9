import type { VNode } from 'preact';
import { attribute, drawn, type Element, escaped, outermost } from './markup.ts';

/** Something laid out: how large it is, and its markup from a point at its upper left. */
export interface Laid {
  readonly width: number;
  readonly height: number;
  readonly at: (x: number, y: number) => string;
}

/** A part of a sheet: told how much room there is across, it says how it lies. */
export type Block = (room: number) => Laid;

/** What a drawing shows, as data attributes: `{ port: 1 }` is `data-port="1"`. */
export type Data = Readonly<Record<string, string | number>>;

const GAP = 8;

const round = (n: number): string => String(Math.round(n * 10) / 10);

/** Letters by their width in hundredths of the size, those of the widest of the usual faces. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,;:'’|!\u00a0\u202f ]/, 32],
  [/[frt()[\]\-/«»]/, 42],
  [/[mwMW@—…]/, 95],
  [/[A-Z0-9ÀÂÇÉÈÊÎÔŒÆ×+−=–]/, 66],
];

/** Room that surely holds a text. */
const lengthOf = (text: string, size: number, bold: boolean): number =>
  ([...text].reduce((sum, letter) => sum + (widths.find(([of]) => of.test(letter))?.[1] ?? 60), 0) / 100) *
  size *
  (bold ? 1.07 : 1);

interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  /** Set back: the picture beside it says more. */
  readonly quiet?: boolean;
  /** Ends at the right edge of its room. */
  readonly end?: boolean;
}

const lines = (text: string, room: number, size: number, bold: boolean): string[] => {
  const set: string[] = [];
  for (const word of text.split(' ')) {
    const last = set[set.length - 1];
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || lengthOf(longer, size, bold) > room) set.push(word);
    else set[set.length - 1] = longer;
  }
  return set;
};

/** A text, broken where there is no more room. */
export const text =
  (said: string, { size = 15, bold = false, quiet = false, end = false }: TextStyle = {}): Block =>
  (room) => {
    const set = lines(said, room, size, bold);
    const high = Math.ceil(size * 1.35);
    const of = `t${bold ? ' t-b' : ''}${quiet ? ' t-q' : ''}${end ? ' t-e' : ''}`;
    const width = Math.min(room, Math.max(...set.map((line) => lengthOf(line, size, bold))));
    return {
      width,
      height: high * set.length,
      at: (x, y) =>
        set
          .map(
            (line, i) =>
              `<text class="${of}" x="${round(end ? x + width : x)}" y="${round(y + high * i + size)}" font-size="${size}">${escaped(line)}</text>`,
          )
          .join(''),
    };
  };

const isSvg = (name: string): boolean => name === 'svg';

const sizeOf = ({ attributes }: Element): readonly [width: number, height: number] => {
  const [, , width, height] = (attribute(attributes, 'viewBox') ?? '').split(/\s+/).map(Number);
  return [width ?? Number(attribute(attributes, 'width') ?? 0), height ?? Number(attribute(attributes, 'height') ?? 0)];
};

interface Size {
  /** Units of the sheet for a unit of the drawing. */
  readonly scale?: number;
  readonly width?: number;
  readonly height?: number;
  readonly data?: Data;
}

/** A drawing at a size; smaller where there is less room. */
export const picture = (of: VNode, { scale, width, height, data = {} }: Size = {}): Block => {
  const [svg] = outermost(drawn(of), isSvg);
  if (!svg) return () => ({ width: 0, height: 0, at: () => '' });
  const [wide, high] = sizeOf(svg);
  const view = attribute(svg.attributes, 'viewBox') ?? `0 0 ${wide} ${high}`;
  const kept = ['class', 'role', 'aria-label', 'aria-hidden'].flatMap((name) => {
    const value = attribute(svg.attributes, name);
    return value === undefined ? [] : [` ${name}="${value}"`];
  });
  const told = Object.entries(data).map(([name, value]) => ` data-${name}="${escaped(String(value))}"`);
  return (room) => {
    const by = Math.min(scale ?? (width ? width / wide : height ? height / high : 1), room / wide);
    const [w, h] = [wide * by, high * by];
    return {
      width: w,
      height: h,
      at: (x, y) =>
        `<svg x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" viewBox="${view}"${kept.join('')}${told.join('')}>${svg.inner}</svg>`,
    };
  };
};

/** Parts below each other. */
export const stack =
  (parts: readonly Block[], gap = GAP): Block =>
  (room) => {
    const set = parts.map((part) => part(room)).filter(({ height }) => height > 0);
    const height = set.reduce((sum, one) => sum + one.height + gap, 0) - (set.length > 0 ? gap : 0);
    return {
      width: Math.max(0, ...set.map(({ width }) => width)),
      height,
      at: (x, y) => {
        let top = y;
        return set
          .map((one) => {
            const markup = one.at(x, top);
            top += one.height + gap;
            return markup;
          })
          .join('');
      },
    };
  };

/** Parts beside each other, centered on their line; the rest goes on below. */
export const row =
  (parts: readonly Block[], gap = GAP): Block =>
  (room) => {
    const set: { one: Laid; x: number; line: number }[] = [];
    const heights: number[] = [];
    let x = 0;
    let line = 0;
    for (const part of parts) {
      let one = part(Math.max(room - x, 0));
      // What would be broken or made smaller at the end of a line has all the room on the next.
      const whole = part(room);
      if (x > 0 && (one.width > room - x + 0.1 || one.height !== whole.height || one.width < whole.width - 0.1)) {
        x = 0;
        line++;
        one = whole;
      }
      if (one.height === 0) continue;
      set.push({ one, x, line });
      heights[line] = Math.max(heights[line] ?? 0, one.height);
      x += one.width + gap;
    }
    const tops = heights.map((_, i) => heights.slice(0, i).reduce((sum, high) => sum + high + gap, 0));
    return {
      width: Math.max(0, ...set.map(({ one, x: from }) => from + one.width)),
      height: heights.length === 0 ? 0 : (tops[heights.length - 1] ?? 0) + (heights[heights.length - 1] ?? 0),
      at: (left, top) =>
        set
          .map(({ one, x: from, line: on }) =>
            one.at(left + from, top + (tops[on] ?? 0) + ((heights[on] ?? 0) - one.height) / 2),
          )
          .join(''),
    };
  };

/** One part at the left, another at the right end of its line. */
export const ends =
  (left: Block, right: Block): Block =>
  (room) => {
    const end = right(room);
    const start = left(room - end.width - GAP);
    const height = Math.max(start.height, end.height);
    return {
      width: room,
      height,
      at: (x, y) =>
        start.at(x, y + (height - start.height) / 2) + end.at(x + room - end.width, y + (height - end.height) / 2),
    };
  };

/** Parts in columns of one width, each where there is most room left. */
export const columns =
  (count: number, parts: readonly Block[], gap = 12): Block =>
  (room) => {
    const width = (room - gap * (count - 1)) / count;
    const heights = Array.from({ length: count }, () => 0);
    const set = parts.flatMap((part) => {
      const one = part(width);
      if (one.height === 0) return [];
      const column = heights.indexOf(Math.min(...heights));
      const y = heights[column] ?? 0;
      heights[column] = y + one.height + gap;
      return [{ one, x: column * (width + gap), y }];
    });
    return {
      width: room,
      height: Math.max(0, ...heights.map((high) => high - gap)),
      at: (left, top) => set.map(({ one, x, y }) => one.at(left + x, top + y)).join(''),
    };
  };

/** Parts in columns of one width, row by row. */
export const grid =
  (count: number, parts: readonly Block[], gap = 12): Block =>
  (room) =>
    stack(
      Array.from({ length: Math.ceil(parts.length / count) }, (_, i) =>
        columns(count, parts.slice(i * count, (i + 1) * count), gap),
      ),
      gap,
    )(room);

const PAD = 10;

/** A frame around a part; `on`: it is the one whose turn it is. */
export const panel =
  (part: Block, { on = false, data = {} }: { readonly on?: boolean; readonly data?: Data } = {}): Block =>
  (room) => {
    const one = part(room - 2 * PAD);
    const height = one.height + 2 * PAD;
    const told = Object.entries(data).map(([name, value]) => ` data-${name}="${escaped(String(value))}"`);
    return {
      width: room,
      height,
      at: (x, y) =>
        `<g${told.join('')}><rect class="${on ? 'panel panel-on' : 'panel'}" x="${round(x)}" y="${round(y)}" width="${round(room)}" height="${round(height)}" rx="5"/>${one.at(x + PAD, y + PAD)}</g>`,
    };
  };
