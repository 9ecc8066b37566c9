import type { Lang } from '@portolan/core';
import { at, type Point, short } from '../drawings/geometry.ts';
import { colorClass, colorLetter } from './colors.ts';
import { arrowhead, DISC, type Link, trimmed } from './links.ts';

/** How far a channel stays off the rims, and how long its arrowhead is. */
const GAP = 3;
const HEAD = 14;

/** A closed path through some points. */
export const closed = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

const Line = ({ link: { channel, tail, head } }: { link: Link }) => {
  const [start, tip] = trimmed(tail, head, GAP - 1, GAP);
  const [, neck] = trimmed(tail, head, GAP - 1, HEAD);
  return (
    <g class={colorClass(channel.color)}>
      <path class="rt-case" d={`M${at(start)}L${at(neck)}`} />
      <path class="rt-ch" d={`M${at(start)}L${at(neck)}`} />
      <path class="rt-ch-h" d={closed(arrowhead(start, tip, HEAD, 6))} />
    </g>
  );
};

/** The letter of a channel in its disc. */
export const Letter = ({ link: { channel, letter }, lang }: { link: Link; lang: Lang }) => (
  <g class={colorClass(channel.color)}>
    <circle class="rt-ch-b" cx={short(letter[0])} cy={short(letter[1])} r={DISC} />
    <text class="rt-ch-l" x={short(letter[0])} y={short(letter[1] + 4.4)}>
      {colorLetter(channel.color, lang)}
    </text>
  </g>
);

/** All channels: lines first, so that no line crosses a letter. */
export const Channels = ({ links, lang }: { links: readonly Link[]; lang: Lang }) => (
  <>
    {links.map((link) => (
      <Line key={`${link.channel.from} ${link.channel.to}`} link={link} />
    ))}
    {links.map((link) => (
      <Letter key={`${link.channel.from} ${link.channel.to}`} link={link} lang={lang} />
    ))}
  </>
);
