import type { Engine, Kind, Score, SetupOptions } from '../game.ts';
import { startOf } from '../log.ts';
import { must } from '../result.ts';
import { moveAt, type Sitting, sittingLog, wayTo } from './sitting.ts';

/** What happened at a move of a game under way. */
export interface Happened<State, Event, Clause extends string> {
  readonly state: State;
  /** The clauses that allowed the move; none at the beginning. */
  readonly by: readonly Clause[];
  readonly events: readonly Event[];
}

/**
 * The states of a game under way by the numbers of its moves. Each is worked out once: moves are never changed, only added.
 * The sitting must have been read, or begun and played on, by this game.
 */
export const statesOf = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Engine<State, Action, Event, Clause, unknown, SetupOptions>,
  first: Sitting<Action>,
): ((sitting: Sitting<Action>, number: number) => Happened<State, Event, Clause>) => {
  const start = must(startOf(game, sittingLog(first, 0)));
  const known = new Map<number, Happened<State, Event, Clause>>([[0, { state: start, by: [], events: [] }]]);
  return (sitting, number) => {
    const found = known.get(number);
    if (found) return found;
    for (const at of wayTo(sitting, number)) {
      if (known.has(at)) continue;
      const { after, action } = moveAt(sitting, at)!;
      const before = known.get(after)!.state;
      const verdict = game.check(before, action);
      const state = game.clone(before);
      const events: Event[] = [];
      game.apply(state, action, (event) => events.push(event));
      known.set(at, { state, by: verdict.legal ? verdict.by : [], events });
    }
    return known.get(number)!;
  };
};

/** The scores of everybody after each move of a line, the beginning first. */
export const scoresAlong = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Engine<State, Action, Event, Clause>,
  states: readonly State[],
): Score[][] => states.map((state) => game.scores(state));

/** The moves after which a lead changed hands, by their place in the list of scores: who led alone before, who leads now. */
export const turningPoints = (
  scores: readonly (readonly Score[])[],
): { readonly at: number; readonly seat: number }[] => {
  const leader = (row: readonly Score[]): number | undefined => {
    const top = Math.max(...row.map(({ total }) => total));
    const first = row.filter(({ total }) => total === top);
    return first.length === 1 ? first[0]!.seat : undefined;
  };
  const points: { at: number; seat: number }[] = [];
  let led: number | undefined;
  for (const [at, row] of scores.entries()) {
    const now = leader(row);
    if (now === undefined) continue;
    if (led !== undefined && now !== led) points.push({ at, seat: now });
    led = now;
  }
  return points;
};
