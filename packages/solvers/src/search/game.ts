import type { Game, Kind, Policy, Ranker, Rng, Seat } from '@portolan/core';

/** As much of a game as a search needs. */
export type SearchedGame<State, Action extends Kind> = Pick<
  Game<State, Action>,
  'turn' | 'actions' | 'chances' | 'apply' | 'clone' | 'view' | 'outcome' | 'unlisted'
>;

/**
 * How far a game is played on: so many actions; where `clock` is given, until that has gone on by so much. What is not over
 * by then is judged as it stands.
 */
export interface Horizon<State> {
  /** Actions, nature’s included; where there is a clock, no more than these. */
  readonly actions: number;
  /** What counts up while a game goes on, rounds most often, and how far it is followed. */
  readonly clock?: { readonly at: (state: State) => number; readonly ahead: number };
}

/** A game as a search sees it: its rules, and what only the game knows of how it is played and judged. */
export interface Searchable<State, Action extends Kind> {
  /** Its rules. `actions` may leave out what is never better than another action that it lists. */
  readonly game: SearchedGame<State, Action>;
  /** What is looked at where a seat is to choose; left out: all that the rules list. It may hold more than is tried in games played on. */
  readonly looked?: (state: State, seat: Seat) => Action[];
  /**
   * What the policy is asked about in games played on; left out: all that the game lists. It chooses the same of it, with the same
   * dice, as of the list.
   */
  readonly glanced?: (state: State, seat: Seat) => Action[];
  /** How everybody plays on; it looks at nothing that its seat may not see. */
  readonly policy: Policy<State, Action>;
  /**
   * One choice in so many of the games played on is not the policy’s but the second of its order: who is foreseen to the letter is
   * taken for weaker than he is. Left out: all are the policy’s.
   */
  readonly strays?: number;
  /** The order in which actions are looked at; left out: the choice of the policy, then the list as it stands. */
  readonly promises?: Ranker<State, Action>;
  /** Names, in place, what the seat whose view it is cannot see, as luck has it and as all that it has seen allows. */
  readonly deal: (state: State, random: Rng) => State;
  /** Points by seat as they stand, or as they were counted. */
  readonly standing: (state: State) => readonly number[];
  readonly horizon: Horizon<State>;
  /**
   * Where a budget lasts for so many games as far as the horizon, they are played on otherwise: what fewer games pay for is that
   * there is less in them which is taken for granted. Left out: never.
   */
  readonly farther?: { readonly games: number; readonly horizon?: Horizon<State>; readonly strays?: number };
  /** By how much the margin of a game that is played on varies, in points: what is measured by it weighs as much as a win. */
  readonly spread: number;
  /** What counts at the end; left out, the win: then it counts the more the nearer the end is. */
  readonly aim?: 'points';
  /** The fewest deals that a candidate is tried on before any is dropped; the more, the fewer candidates in a short time. */
  readonly deals: number;
  /** Games that are played on where nobody says how long to think: some seconds. */
  readonly usual: number;
  /** The pile that nature draws from: each has luck of its own. Left out: what kind of draw it is. */
  readonly pile?: (state: State, drawn: Action) => string;
  /** What can be done again and again without any effect, an offer: it must lead clearly to be chosen, and only once. */
  readonly idle?: (action: Action, state: State) => boolean;
  /** How many further actions the list leaves out. */
  readonly leftOut?: (state: State, seat: Seat) => number;
  /**
   * Whether what remains may be small enough to be searched whole, and nobody knows anything by himself that still counts: it is
   * tried then.
   */
  readonly small?: (state: State) => boolean;
  /** Whether nothing that lies face down at the end of a game counts; left out: nothing ever does. */
  readonly counted?: (state: State) => boolean;
}
