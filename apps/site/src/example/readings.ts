import { type Example, type Kind, positionOf, type Rulings, type Run, runFrom } from '@portolan/core';
import type { GameKit } from './game-kit.ts';

/** A reading under which something turns out differently. */
export interface OtherReading<State, Action, Event, Clause extends string> {
  readonly ruling: string;
  readonly reading: string;
  /** What happens under it. */
  readonly run: Run<State, Action, Event, Clause>;
  /** Whether legal has become illegal, or the other way round. */
  readonly flips: boolean;
}

/** What of a game the readings are tried with. */
type Tried<State, Action extends Kind, Event extends Kind, Clause extends string> = Pick<
  GameKit<State, Action, Event, Clause>,
  'game' | 'openPoints'
>;

/**
 * The readings, each alone against the ones chosen, that change what the last action is answered or leads to.
 * Readings under which the actions before the last are refused are left out: they tell another story.
 */
export const otherReadings = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  { game, openPoints }: Tried<State, Action, Event, Clause>,
  position: object,
  actions: readonly Action[],
  chosen: Rulings,
): OtherReading<State, Action, Event, Clause>[] => {
  type Tale = Run<State, Action, Event, Clause>;
  const lastOf = (run: Tale) => run.steps[run.steps.length - 1];
  // A table without the readings it is played by.
  const bare = (state: State): unknown => {
    const { rulings: _, ...position } = game.makePosition(state) as Readonly<Record<string, unknown>>;
    return position;
  };
  // What a run comes to: the violations, or what happened and the table afterwards. Counts that only read otherwise, and
  // lead to the same, are no other outcome.
  const outcome = (run: Tale): string => {
    const last = lastOf(run);
    if (!last) return JSON.stringify(game.validate(run.start));
    if (last.verdict.legal && last.after) {
      return JSON.stringify([last.events.map((event) => event.kind), bare(last.after)]);
    }
    return JSON.stringify(last.verdict);
  };
  const runWith = (rulings: Rulings): Tale | undefined => {
    const parsed = game.parsePosition({ ...position, rulings });
    const run = parsed.ok ? runFrom(game, parsed.value, actions) : undefined;
    return run && run.steps.length === actions.length ? run : undefined;
  };
  const plain = runWith(chosen);
  if (!plain) return [];
  const seen = outcome(plain);
  return openPoints.names.flatMap((ruling) => {
    const now = chosen[ruling] ?? openPoints.defaultOf(ruling);
    return openPoints.readingsOf(ruling).flatMap((reading) => {
      if (reading === now) return [];
      const run = runWith({ ...chosen, [ruling]: reading });
      if (!run || outcome(run) === seen) return [];
      return [{ ruling, reading, run, flips: lastOf(run)?.verdict.legal !== lastOf(plain)?.verdict.legal }];
    });
  });
};

// biome-ignore lint/suspicious/noExplicitAny: an example knows the types of its game
const tried = new WeakMap<object, OtherReading<any, any, any, any>[]>();

/** The same for an example, with its own rulings as the ones chosen: tried once, though each language and page tells it. */
export const otherReadingsOf = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  kit: Tried<State, Action, Event, Clause>,
  example: Example<object, Action>,
): OtherReading<State, Action, Event, Clause>[] => {
  const known = tried.get(example);
  if (known) return known;
  const position = positionOf(example);
  const found = otherReadings(kit, position, example.actions, position.rulings ?? {});
  tried.set(example, found);
  return found;
};
