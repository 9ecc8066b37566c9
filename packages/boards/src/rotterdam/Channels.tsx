import type { Lang } from '@portolan/core';
import { at, type Point, short } from '../drawings/geometry.ts';
import { colorClass, colorLetter } from './colors.ts';
import { arrowhead, DISC, type Link, trimmed } from './links.ts';

/** How far a channel stays off the rims, and how long its arrowhead is. */
const GAP = 3;
const HEAD = 14;

/** A disc from its left, and how far below its middle a letter stands. */
const DISC_AROUND = `a${DISC} ${DISC} 0 1 1 ${2 * DISC} 0a${DISC} ${DISC} 0 1 1 ${-2 * DISC} 0Z`;
const BASE = 4.4;

/** A closed path through some points. */
export const closed = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

/** The line of a channel, and its arrowhead. */
const drawn = ({ tail, head }: Link) => {
  const [start, tip] = trimmed(tail, head, GAP - 1, GAP);
  const [, neck] = trimmed(tail, head, GAP - 1, HEAD);
  return { line: `M${at(start)}L${at(neck)}`, tip: closed(arrowhead(start, tip, HEAD, 6)) };
};

const Lines = ({ links }: { links: readonly Link[] }) => {
  const all = links.map(drawn);
  const lines = all.map(({ line }) => line).join('');
  return (
    <>
      <path class="rt-case" d={lines} />
      <path class="rt-ch" d={lines} />
      <path class="rt-ch-h" d={all.map(({ tip }) => tip).join('')} />
    </>
  );
};

/** The discs of channels, and their letters: a text has a place for each of its letters. */
const Letters = ({ links, letter }: { links: readonly Link[]; letter: string }) => {
  const places = links.map((link) => link.letter);
  return (
    <>
      <path class="rt-ch-b" d={places.map(([x, y]) => `M${at([x - DISC, y])}${DISC_AROUND}`).join('')} />
      <text
        class="rt-ch-l"
        x={places.map(([x]) => short(x)).join(' ')}
        y={places.map(([, y]) => short(y + BASE)).join(' ')}
      >
        {letter.repeat(links.length)}
      </text>
    </>
  );
};

/** All channels: lines first, so that no line crosses a letter; those of a color as one, since each thing drawn is laid out by itself. */
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
