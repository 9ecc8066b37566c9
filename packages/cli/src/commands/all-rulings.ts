import { type AnyGame, type Kind, play, type Verdict } from '@portolan/core';
import type { GameEntry } from '../entry.ts';
import { withRulings } from '../read.ts';

/** What an action is answered under one reading of one open point. */
export interface Judged {
  readonly ruling: string;
  readonly reading: string;
  readonly verdict: Verdict;
  /** What the action does under that reading; nothing if it is illegal. */
  readonly events: readonly Kind[];
}

/**
 * The verdict of every reading of each open point that matters: where a reading changes the verdict or what follows.
 * All other points stand at their default. A reading under which the position cannot be is left out.
 */
export const readingsThatMatter = (entry: GameEntry, position: unknown, action: unknown): readonly Judged[] =>
  entry.rules.rulings.flatMap(({ name, readings }) => {
    const judged = readings.flatMap((reading) => judge(entry, withoutRulings(position), action, name, reading.name));
    return new Set(judged.map(answerOf)).size > 1 ? judged : [];
  });

/** The readings, each alone against those in use at the table, that turn a verdict round. */
export const readingsThatFlip = (
  entry: GameEntry,
  position: unknown,
  action: unknown,
  legal: boolean,
): readonly Judged[] =>
  entry.rules.rulings.flatMap(({ name, readings }) =>
    readings
      .flatMap((reading) => judge(entry, position, action, name, reading.name))
      .filter(({ verdict }) => verdict.legal !== legal),
  );

const answerOf = ({ verdict, events }: Judged): string => JSON.stringify([verdict, events]);

const judge = ({ game }: GameEntry, position: unknown, action: unknown, ruling: string, reading: string): Judged[] => {
  const parsed = game.parsePosition(withRulings(position, { [ruling]: reading }));
  if (!parsed.ok) return [];
  const state = parsed.value;
  if (game.validate(state).length > 0) return [];
  return [{ ruling, reading, ...verdictOn(game, state, action) }];
};

/** The verdict on an action, and what it does if it is legal. The state stays as it is. */
export const verdictOn = (game: AnyGame, state: unknown, action: unknown): Pick<Judged, 'verdict' | 'events'> => {
  const played = play(game, state, action as Kind);
  return played.ok
    ? { verdict: { legal: true, by: played.by }, events: played.events }
    : { verdict: played.verdict, events: [] };
};

const withoutRulings = (position: unknown): object => {
  const { rulings: _, ...rest } = position as { rulings?: unknown };
  return rest;
};
