import { type Action, borneo, defaultOf, type RulingName, readingsOf, rulingNames, type State } from '@portolan/borneo';
import type { Rulings } from '@portolan/core';
import { type BorneoExample, positionOf, type Run, runFrom } from './run.ts';

/** A reading under which something turns out differently. */
export interface OtherReading {
  readonly ruling: RulingName;
  readonly reading: string;
  /** What happens under it; undefined if the same actions cannot even lead there. */
  readonly run: Run;
  /** Whether legal has become illegal, or the other way round. */
  readonly flips: boolean;
}

const lastOf = (run: Run) => run.steps[run.steps.length - 1];

/** What can be seen of a run: the answer to its last action, its events, or the violations of a bare position. */
const outcome = (run: Run): string => {
  const last = lastOf(run);
  if (!last) return JSON.stringify(borneo.validate(run.start));
  return JSON.stringify(last.verdict.legal ? last.events : last.verdict.violations);
};

/**
 * The readings, each alone against the ones chosen, that change what the last action is answered or leads to.
 * Readings under which the actions before the last are refused are left out: they tell another story.
 */
export const otherReadings = (position: unknown, actions: readonly Action[], chosen: Rulings): OtherReading[] => {
  const runWith = (rulings: Rulings): Run | undefined => {
    const parsed = borneo.parsePosition({ ...(position as object), rulings });
    const run = parsed.ok ? runFrom(parsed.value as State, actions) : undefined;
    return run && run.steps.length === actions.length ? run : undefined;
  };
  const plain = runWith(chosen);
  if (!plain) return [];
  const seen = outcome(plain);
  return rulingNames.flatMap((ruling) => {
    const now = chosen[ruling] ?? defaultOf(ruling);
    return readingsOf(ruling).flatMap((reading) => {
      if (reading === now) return [];
      const run = runWith({ ...chosen, [ruling]: reading });
      if (!run || outcome(run) === seen) return [];
      return [{ ruling, reading, run, flips: lastOf(run)?.verdict.legal !== lastOf(plain)?.verdict.legal }];
    });
  });
};

/** The same for an example: with its own rulings as the ones chosen. */
export const otherReadingsOf = (example: BorneoExample): OtherReading[] => {
  const position = positionOf(example);
  return otherReadings(position, example.actions, position.rulings ?? {});
};
