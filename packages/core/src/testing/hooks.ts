import type { Game, Kind, Seat } from '../game.ts';
import type { Rng } from '../random.ts';

/** What a game tells the laws about itself. All of it is optional. */
export interface Hooks<State = unknown, Action = unknown> {
  /** Everything that must stay the same from the first state to the last: pieces by kind. */
  readonly pieces?: (state: State) => unknown;
  /** Another state that this seat cannot tell from the given one: the cards it does not see dealt anew. */
  readonly reshuffle?: (state: State, seat: Seat | null, random: Rng) => State;
  /** Whether every legal action like this one is listed; default: yes. For games whose judge accepts more than they list. */
  readonly listedInFull?: (action: Action, state: State) => boolean;
  /** Whether this action turns cards up that a seat could not see: a view played on then lags behind, and need not be the same. */
  readonly turnsUp?: (action: Action, state: State) => boolean;
  /** Names of laws that do not hold for this game, each with the reason. */
  readonly except?: Readonly<Record<string, string>>;
}

/**
 * A law of states: the failures it finds, as sentences; none if it holds.
 * `seed` chooses what is tried where not everything can be.
 */
export type StateLaw = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  state: State,
  hooks: Hooks<State, Action>,
  seed: number,
) => string[];
