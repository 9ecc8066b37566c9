import type { Engine, Kind, Seat } from '../game.ts';
import type { Policy } from '../playout.ts';
import type { Rng } from '../random.ts';

/**
 * The move of a seat by a policy that sees what the seat sees and nothing else: it gets the view, never the state. Undefined
 * where nothing is listed that the seat could do.
 */
export const moveBy = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Engine<State, Action, Event, Clause>,
  state: State,
  seat: Seat,
  policy: Policy<State, Action>,
  random: Rng,
): Action | undefined => {
  const seen = game.view(state, seat);
  const actions = game.actions(seen, seat);
  return actions.length === 0 ? undefined : policy(seen, actions, seat, random);
};
