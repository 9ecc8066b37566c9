import type { Lang } from '@portolan/core';
import { at, type Point, short } from '../drawings/geometry.ts';
import { colorClass, colorLetter } from './colors.ts';
import { arrowhead, DISC, type Link, trimmed } from './links.ts';

/** How far a channel stays off the rims, and how long its arrowhead is. */
const GAP = 3;
const HEAD = 14;

/** A disc of radius `DISC` from its left, and how far below its middle a letter stands. */
const DISC_AROUND = 'a9 9 0 1 1 18 0a9 9 0 1 1-18 0Z';
const BASE = 4.4;

/** A closed path through some points. */
export const closed = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

/** Lines and arrowheads of the channels of a color. */
const lines = (links: readonly Link[]) => {
  const tips: string[] = [];
  const all = links.map(({ tail, head }) => {
    const [start, tip] = trimmed(tail, head, GAP - 1, GAP);
    tips.push(closed(arrowhead(start, tip, HEAD, 6)));
    return `M${at(start)}L${at(trimmed(tail, head, GAP - 1, HEAD)[1])}`;
  });
  return (
    <>
      <path class="rt-case" d={all.join('')} />
      <path class="rt-ch" d={all.join('')} />
      <path class="rt-ch-h" d={tips.join('')} />
    </>
  );
};

/** Their discs and letters: a text has a place for each of its letters. */
const letters = (links: readonly Link[], letter: string) => (
  <>
    <path class="rt-ch-b" d={links.map(({ letter: [x, y] }) => `M${at([x - DISC, y])}${DISC_AROUND}`).join('')} />
    <text
      class="rt-ch-l"
      x={links.map((link) => short(link.letter[0])).join()}
      y={links.map((link) => short(link.letter[1] + BASE)).join()}
    >
      {letter.repeat(links.length)}
    </text>
  </>
);

/**
 * All channels, those of a color as one, since each thing drawn is laid out by itself: lines first, so that no line crosses
 * a letter.
 */
export const Channels = ({ links, lang }: { links: readonly Link[]; lang: Lang }) => {
  const colors = [...new Set(links.map(({ channel }) => channel.color))];
  return (
    <>
      {[lines, letters].flatMap((draw, layer) =>
        colors.map((color) => (
          <g key={`${layer} ${color}`} class={colorClass(color)}>
            {draw(
              links.filter(({ channel }) => channel.color === color),
              colorLetter(color, lang),
            )}
          </g>
        )),
      )}
    </>
  );
};
