import type { Rulebook } from '@portolan/core';
import type { Fetch } from '../questions/Fetched.tsx';
import type { PageGame } from './game.ts';

/** An open point: the ways to read it, and which of them is the default. */
interface OpenPoint {
  readonly readings: readonly string[];
  readonly default: string;
}

/** What the pages of a game know of it, as plain JSON: a page that reads nothing itself goes without its engine. */
export interface PageFacts extends Pick<PageGame, 'id' | 'title' | 'rulesVersion' | 'boxId' | 'advises' | 'plays'> {
  readonly openPoints: Readonly<Record<string, OpenPoint>>;
}

/** What is known of a game, to be written down. */
export const factsOf = ({ id, title, rulesVersion, boxId, advises, plays, openPoints }: PageGame): PageFacts => ({
  id,
  title,
  rulesVersion,
  ...(boxId === undefined ? {} : { boxId }),
  ...(advises === undefined ? {} : { advises }),
  ...(plays === undefined ? {} : { plays }),
  openPoints: Object.fromEntries(
    openPoints.names.map((name) => [
      name,
      { readings: openPoints.readingsOf(name), default: openPoints.defaultOf(name) },
    ]),
  ),
});

/** A game as its pages know it, from what was written down; a box that is named is no other than the standard one. */
export const pageFrom = ({ openPoints, ...facts }: PageFacts, rules: Fetch<Rulebook>): PageGame => ({
  ...facts,
  rules,
  openPoints: {
    names: Object.keys(openPoints),
    readingsOf: (name) => openPoints[name]?.readings ?? [],
    defaultOf: (name) => openPoints[name]?.default ?? '',
  },
});
