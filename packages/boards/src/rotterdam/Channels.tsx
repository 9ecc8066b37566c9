import type { Lang } from '@portolan/core';
import { at, type Point, short } from '../drawings/geometry.ts';
import { colorClass, colorLetter } from './colors.ts';
import { arrowhead, DISC, type Link, trimmed } from './links.ts';

/** How far a channel stays off the rims, and how long its arrowhead is. */
const GAP = 3;
const HEAD = 14;

/** How far below the middle of its disc a letter stands. */
const BASE = 4.4;

/** A closed path through some points. */
export const closed = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

/** Links of one color, drawn as one: a river has some forty, and each thing drawn is laid out by itself. */
interface OfColor {
  readonly links: readonly Link[];
}

const lineOf = ({ tail, head }: Link): string => {
  const [start] = trimmed(tail, head, GAP - 1, GAP);
  const [, neck] = trimmed(tail, head, GAP - 1, HEAD);
  return `M${at(start)}L${at(neck)}`;
};

const headOf = ({ tail, head }: Link): string => {
  const [start, tip] = trimmed(tail, head, GAP - 1, GAP);
  return closed(arrowhead(start, tip, HEAD, 6));
};

const Lines = ({ links }: OfColor) => {
  const lines = links.map(lineOf).join('');
  return (
    <>
      <path class="rt-case" d={lines} />
      <path class="rt-ch" d={lines} />
      <path class="rt-ch-h" d={links.map(headOf).join('')} />
    </>
  );
};

const discOf = ({ letter: [x, y] }: Link): string =>
  `M${at([x - DISC, y])}a${DISC} ${DISC} 0 1 1 ${2 * DISC} 0a${DISC} ${DISC} 0 1 1 ${-2 * DISC} 0Z`;

/** The letters of channels in their discs: a text has a place for each of its letters. */
const Letters = ({ links, letter }: OfColor & { readonly letter: string }) => (
  <>
    <path class="rt-ch-b" d={links.map(discOf).join('')} />
    <text
      class="rt-ch-l"
      x={links.map((link) => short(link.letter[0])).join(' ')}
      y={links.map((link) => short(link.letter[1] + BASE)).join(' ')}
    >
      {letter.repeat(links.length)}
    </text>
  </>
);

/** All channels: lines first, so that no line crosses a letter. */
export const Channels = ({ links, lang }: { links: readonly Link[]; lang: Lang }) => {
  const colors = [...new Set(links.map(({ channel }) => channel.color))].map((color) => ({
    color,
    own: links.filter(({ channel }) => channel.color === color),
  }));
  return (
    <>
      {colors.map(({ color, own }) => (
        <g key={color} class={colorClass(color)}>
          <Lines links={own} />
        </g>
      ))}
      {colors.map(({ color, own }) => (
        <g key={color} class={colorClass(color)}>
          <Letters links={own} letter={colorLetter(color, lang)} />
        </g>
      ))}
    </>
  );
};
