import { type Kind, type Ranked, rng, type Seat } from '@portolan/core';
import { type Estimate, meanOf } from '../estimate.ts';
import type { Searchable } from './game.ts';
import type { Playout } from './playout.ts';
import { freshOf } from './unrepeating.ts';

/** An action that is tried, with how each try went, in the order of the deals. */
export interface Candidate<Action> {
  readonly action: Action;
  readonly margins: number[];
  readonly wins: number[];
  /** How much of the horizon its games took together, and how many of them came to their end. */
  reach: number;
  over: number;
}

/** A seat’s total less the best of the others. */
export const marginOf = (totals: readonly number[], seat: Seat): number => {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < totals.length; other++) if (other !== seat) best = Math.max(best, totals[other]!);
  return totals[seat]! - best;
};

/** What was done already and has no effect of its own is left out while anything else is left; where it was the first, all that is of its kind comes behind. */
const unrepeated = <Action>(
  order: readonly Action[],
  idle: (action: Action) => boolean,
  already: readonly Action[],
): readonly Action[] => {
  const anew = freshOf(order, idle, already);
  return anew[0] === order[0] ? anew : [...anew.filter((action) => !idle(action)), ...anew.filter(idle)];
};

/** The order in which a seat’s actions are looked at, the choice of its policy first. */
export const orderOf = <State, Action extends Kind>(
  { game, looked, policy, promises, idle }: Searchable<State, Action>,
  seen: State,
  seat: Seat,
  seed: number,
  already: readonly Action[] = [],
): readonly Action[] => {
  const actions = (looked ?? game.actions)(seen, seat);
  if (actions.length < 2) return actions;
  const random = rng(seed, -1);
  const choice = promises ? undefined : policy(seen, actions, seat, random);
  const order = promises
    ? promises(seen, actions, seat, random).map(([action]: Ranked<Action>) => action)
    : [choice!, ...actions.filter((action) => action !== choice)];
  return idle && already.length > 0 ? unrepeated(order, (action) => idle(action, seen), already) : order;
};

/** Nothing is known yet of an action. */
export const untried = <Action>(action: Action): Candidate<Action> => ({
  action,
  margins: [],
  wins: [],
  reach: 0,
  over: 0,
});

/** Forgets how it went. */
export const forget = (candidate: Candidate<unknown>): void => {
  candidate.margins.length = 0;
  candidate.wins.length = 0;
  candidate.reach = 0;
  candidate.over = 0;
};

/** Notes how a try of an action went. */
export const note = (candidate: Candidate<unknown>, { totals, shares, over, reach }: Playout, seat: Seat): void => {
  candidate.margins.push(marginOf(totals, seat));
  candidate.wins.push(shares[seat]!);
  candidate.reach += reach;
  if (over) candidate.over++;
};

/** So much of the margin counts where only the win does: of two moves that win as often the better one is played. */
const TIES = 0.02;

/** A win against a defeat, in spreads of the margin: the slope of a normal chance in its middle, turned round. */
const WIN = Math.sqrt(2 * Math.PI);

/** What a try is worth, in points: its margin, and the nearer the end is, the more the win itself. */
export type Utility = (candidate: Candidate<unknown>, i: number) => number;

/** The margin alone, whatever the end. */
export const byMargin: Utility = ({ margins }, i) => margins[i]!;

/** The win alone. */
export const byWins: Utility = ({ wins }, i) => wins[i]!;

/** So many tries tell of wins about half of what they tell of margins: fewer tries than this look at margins more. */
const MANY = 20;

/** What tries are worth in a position whose end is as near as the games with the first candidate say. */
export const utilityOf = ({ reach, margins }: Candidate<unknown>, spread: number): Utility => {
  const count = margins.length;
  const near = count === 0 ? 0 : (1 - reach / count) * (count / (count + MANY));
  return (one, i) => (1 - near + TIES) * one.margins[i]! + near * WIN * spread * (one.wins[i]! - 0.5);
};

/** What all tries of a candidate are worth. */
export const worthOf = (candidate: Candidate<unknown>, utility: Utility): Estimate =>
  meanOf(candidate.margins.length, (i) => utility(candidate, i));

/** By how much one candidate is better than another on the deals that both were tried on. */
export const leadOf = (one: Candidate<unknown>, other: Candidate<unknown>, utility: Utility): Estimate =>
  meanOf(Math.min(one.margins.length, other.margins.length), (i) => utility(one, i) - utility(other, i));
