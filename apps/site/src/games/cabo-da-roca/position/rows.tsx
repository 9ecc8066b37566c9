import { type Direction, directions, type PlacedTile, portIds } from '@portolan/cabo-da-roca';
import { directionName } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import type { HandleRow } from '../../../board/entry.ts';
import { fill } from '../../../kit/text.ts';
import type { Json } from '../../../stores/table.ts';
import { seaWords } from '../parts/small-sea.tsx';
import { words } from './words.ts';

/** An arrow that points north, turned. */
const Arrow = ({ eighths }: { readonly eighths: number }) => (
  <svg class="i" width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
    <path class="ic" d="M10 17V3M5 8L10 3L15 8" transform={`rotate(${45 * eighths} 10 10)`} />
  </svg>
);

/** Every heading of a ship, one touch each. */
export const headingRow = (now: Direction, lang: Lang, to: (heading: Direction) => Json): HandleRow<Json> => ({
  title: words.headings[lang],
  look: 'scale',
  handles: directions.map((heading, eighths) => ({
    id: `heading ${heading}`,
    name: fill(seaWords.heading[lang], { direction: directionName(heading, lang) }),
    picture: <Arrow eighths={eighths} />,
    pressed: heading === now,
    to: to(heading),
  })),
});

/** The letters that a port can have: its own, and those of ports that do not lie on the map. */
export const letterRow = (
  tiles: readonly PlacedTile[],
  now: string,
  lang: Lang,
  to: (port: (typeof portIds)[number]) => Json,
): HandleRow<Json> => ({
  title: words.letters[lang],
  look: 'scale',
  handles: portIds
    .filter((port) => port === now || !tiles.some(({ tile }) => tile === port))
    .map((port) => ({ id: `port ${port}`, name: port, pressed: port === now, to: to(port) })),
});
