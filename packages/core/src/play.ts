import type { Engine, Kind, SetupOptions } from './game.ts';
import type { Illegal, Violation } from './verdict.ts';

/** A move that was carried out, or the verdict that refused it. */
export type Played<State, Event, Clause extends string, Refusal extends Violation<Clause> = Violation<Clause>> =
  | { readonly ok: true; readonly state: State; readonly events: Event[]; readonly by: readonly Clause[] }
  | { readonly ok: false; readonly verdict: Illegal<Refusal> };

/**
 * Judges an action and, if legal, carries it out on a copy. The state given stays as it is.
 *
 * @example
 * ```ts
 * import { must, play } from '@portolan/core';
 * import { rotterdam } from '@portolan/rotterdam';
 *
 * const table = must(rotterdam.setup({ seats: 2 }));
 * const [action] = rotterdam.actions(table);
 * if (!action) throw new Error('a new game goes on');
 * const played = play(rotterdam, table, action);
 * played.ok && played.events.length > 0; // -> true
 * ```
 */
export const play = <
  State,
  Action extends Kind,
  Event extends Kind,
  Clause extends string,
  Refusal extends Violation<Clause>,
>(
  game: Engine<State, Action, Event, Clause, unknown, SetupOptions, Refusal>,
  state: State,
  action: Action,
): Played<State, Event, Clause, Refusal> => {
  const verdict = game.check(state, action);
  if (!verdict.legal) return { ok: false, verdict };
  const next = game.clone(state);
  const events: Event[] = [];
  game.apply(next, action, (event) => events.push(event));
  return { ok: true, state: next, events, by: verdict.by };
};
