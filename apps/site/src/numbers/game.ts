import type { Text } from '@portolan/core';
import type { Extent } from './runs.ts';
import type { Result } from './trimmed.ts';

/** What was played for the pictures of a game, as `npm run numbers` keeps it. */
export interface PlayedGames {
  /** The rules that were played by: results of others are not shown. */
  readonly rulesVersion: number;
  readonly results: Readonly<Record<string, Result>>;
}

/** What a game brings to its page of numbers: what was played, and which of its rules are told of. */
export interface NumbersOfGame {
  readonly played: PlayedGames;
  readonly extent: Extent;
  /** Rules whose use is counted, by clause, in words of a few syllables: what happens often first is sorted by the page. */
  readonly acts: Readonly<Record<string, Text>>;
}
