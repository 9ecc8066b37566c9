import type { Example } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import type { Action, Hand, MissionId, Position } from '../types.ts';

/** An example of this game. */
export type RotterdamExample = Example<Position, Action, Clause>;

/** Seats by letter. */
export const [A, B, C] = [0, 1, 2] as const;

const letters = ['A', 'B', 'C', 'D'] as const;

/** What differs from the usual table; hands are by letter. */
interface Changes extends Omit<Partial<Position>, 'hands'> {
  readonly hands?: Partial<Record<(typeof letters)[number], Hand>>;
}

/**
 * The usual table with some changes: three players in round 2, A is Harbor Master and begins phase 1;
 * all ships in reserve, no cards but three hidden Missions in every hand.
 */
export const table = ({ hands = {}, ...changes }: Changes = {}): Position => {
  const seats = changes.seats ?? 3;
  return { round: 2, ...changes, seats, hands: letters.slice(0, seats).map((letter) => hands[letter] ?? {}) };
};

/** Missions drawn one after the other. */
export const draws = (...missions: readonly MissionId[]): readonly Action[] =>
  missions.map((mission) => ({ kind: 'drawMission', mission }));
