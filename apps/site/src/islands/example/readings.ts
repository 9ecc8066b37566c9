import { type Action, borneo, defaultOf, type RulingName, readingsOf, rulingNames, type State } from '@portolan/borneo';
import type { Rulings } from '@portolan/core';
import { type BorneoExample, positionOf, type Run, runFrom } from './run.ts';

/** A reading under which something turns out differently. */
export interface OtherReading {
  readonly ruling: RulingName;
  readonly reading: string;
  /** What happens under it. */
  readonly run: Run;
  /** Whether legal has become illegal, or the other way round. */
  readonly flips: boolean;
}

const lastOf = (run: Run) => run.steps[run.steps.length - 1];

/** A table without the readings it is played by. */
const bare = (state: State): unknown => {
  const { rulings: _, ...position } = borneo.makePosition(state);
  return position;
};

/**
 * What a run comes to: the violations, or what happened and the table afterwards. Counts that only read otherwise, and lead
 * to the same, are no other outcome.
 */
const outcome = (run: Run): string => {
  const last = lastOf(run);
  if (!last) return JSON.stringify(borneo.validate(run.start));
  if (last.verdict.legal && last.after) {
    return JSON.stringify([last.events.map((event) => event.kind), bare(last.after)]);
  }
  return JSON.stringify(last.verdict);
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
