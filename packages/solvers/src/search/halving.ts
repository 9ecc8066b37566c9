import type { Kind, Seat } from '@portolan/core';
import type { Budget } from '../question.ts';
import type { Purse } from './budget.ts';
import {
  byMargin,
  type Candidate,
  forget,
  leadOf,
  note,
  orderOf,
  type Utility,
  untried,
  utilityOf,
  worthOf,
} from './candidates.ts';
import type { Searchable } from './game.ts';
import { type Luck, luckOf } from './luck.ts';
import { playOn } from './playout.ts';

/** What is asked of a search besides its budget. */
export interface Wanted<Action> extends Budget {
  /** Whether every action is to be tried, however short the time; else as many as the time allows, by their promise. */
  readonly all?: boolean;
  /** What the seat has done in this phase already: nothing idle is done twice. Left out: nobody knows. */
  readonly already?: readonly Action[];
}

/** A search under way. */
export interface Halving<Action> {
  /** Tries all candidates that are left on one more deal; false once the budget is spent or the choice is clear. */
  readonly step: () => boolean;
  /** The share of the budget that is spent, from 0 to 1. */
  readonly done: () => number;
  /** All candidates; the choice of the policy first, the others by promise. */
  readonly candidates: readonly Candidate<Action>[];
  /** Games played on so far, those aside that were forgotten. */
  readonly played: () => number;
  readonly utility: () => Utility;
  /** The candidate that is chosen as things stand. */
  readonly chosen: () => Candidate<Action>;
  /** The luck of a deal, by its number. */
  readonly luck: (number: number) => Luck;
}

/** Deals by which a search learns how fast it is, and whether there is time to play games on farther. */
const LOOKS = 3;

/** Errors by which another action must lead to be played instead of the policy’s choice: the least, as ties go to the policy. */
const TRUST = 0.25;

/** The same for what has no effect of its own: an offer leads clearly or is not made. */
const CLEARLY = 2;

/** Who asks for all actions wants to know what they are worth; where only the choice counts: deals after which a search looks whether it is clear, again whenever there are a tenth more; and errors of what may still change that count as beyond doubt. */
const SETTLED = 32;
const AGAIN = 1.1;
const BEYOND_DOUBT = 3;

const never = (): boolean => false;

/** Rounds of halving that leave two of so many. */
const roundsFor = (width: number): number => Math.max(1, Math.ceil(Math.log2(width)));

/** How many candidates so many games allow, each tried on so many deals before the first are dropped. */
const widthFor = (games: number, deals: number, all: number): number => {
  let width = Math.min(2, all);
  while (width < all && (width + 1) * roundsFor(width + 1) * deals <= games) width++;
  return width;
};

/**
 * Sequential halving (Karnin, Koren & Somekh 2013) over a seat’s actions: all candidates are tried on the same deals with the
 * same luck, the worse half is dropped after each equal slice of the budget, and the choice of the policy stays to the end.
 * `seen` is the view of the seat.
 */
export const halving = <State, Action extends Kind>(
  near: Searchable<State, Action>,
  seen: State,
  seat: Seat,
  wanted: Wanted<Action>,
  purse: Purse,
): Halving<Action> => {
  const { game, deal, spread, idle, aim, farther } = near;
  const { seed = 1, all = false, already } = wanted;
  const candidates = orderOf(near, seen, seat, seed, already).map(untried);
  const [choice] = candidates;
  if (!choice) throw new RangeError(`nothing is listed that seat ${seat} could do`);
  const luck = luckOf(seed);
  let alive = candidates.slice(0, 1);
  let searched = near;
  let planned = false;
  // What was played and spent when it began anew.
  let before = { played: 0, spent: 0 };
  let rounds = roundsFor(candidates.length);
  let round = 0;
  let played = 0;
  let over = candidates.length < 2 && !all;
  let nextLook = SETTLED;

  const spent = (): number => purse.spent(played);

  const tryOne = (candidate: Candidate<Action>, dealt: State, number: number): boolean => {
    const state = game.clone(dealt);
    game.apply(state, candidate.action);
    const playout = playOn(searched, state, luck(number), played === 0 ? never : purse.late);
    if (playout === undefined) return false;
    played++;
    note(candidate, playout, seat);
    return true;
  };

  /** Tries on a deal whoever has not been tried on it yet. */
  const tryAll = (number: number): void => {
    const dealt = deal(game.clone(seen), luck(number).deal);
    for (const candidate of alive) {
      if (candidate.margins.length > number) continue;
      over = (played > 0 && spent() >= 1) || !tryOne(candidate, dealt, number);
      if (over) return;
    }
  };

  /** For how many games the budget lasts, as fast as they are played on to this horizon. */
  const lasting = (): number => (played - before.played) / Math.max(spent() - before.spent, 1e-9);

  /** Whether there is time to play on otherwise: then it begins anew, since what was played so far is another measure. */
  const goFarther = (): boolean => {
    if (!farther || searched !== near || lasting() < farther.games) return false;
    const { games: _, ...otherwise } = farther;
    // Games that come to their end come to no other by a farther horizon.
    if (otherwise.strays === undefined && choice.over === choice.margins.length) return false;
    searched = { ...near, ...otherwise };
    before = { played, spent: spent() };
    forget(choice);
    return true;
  };

  /** Once it is known how fast games are played on: how many candidates there is time for. */
  const plan = (): void => {
    planned = true;
    const width = all ? candidates.length : widthFor(lasting(), searched.deals, candidates.length);
    alive = candidates.slice(0, width);
    rounds = roundsFor(width);
    // What the choice was tried on while the search looked how fast it is.
    for (let number = 0; number < choice.margins.length && !over; number++) tryAll(number);
  };

  const utility = (): Utility => (aim === 'points' ? byMargin : utilityOf(choice, spread));

  const drop = (): void => {
    const by = utility();
    const worth = new Map(alive.map((one) => [one, worthOf(one, by).value]));
    const others = alive.slice(1).sort((a, b) => worth.get(b)! - worth.get(a)!);
    alive = [choice, ...others.slice(0, Math.max(2, Math.ceil(alive.length / 2)) - 1)];
  };

  const step = (): boolean => {
    if (over) return false;
    tryAll(choice.margins.length);
    if (!planned && !over && (choice.margins.length >= LOOKS || spent() >= 0.1) && !goFarther()) plan();
    over ||= spent() >= 1;
    if (!over && !all && planned && choice.margins.length >= nextLook) {
      nextLook = choice.margins.length * AGAIN;
      over = isClear();
    }
    while (!over && round < rounds - 1 && spent() >= (round + 1) / rounds) {
      round++;
      if (alive.length > 2) drop();
    }
    return !over;
  };

  /** What has no effect of its own is chosen by the policy, or where it is known what was done before. */
  const free = ({ action }: Candidate<Action>): boolean => already !== undefined || !idle?.(action, seen);

  const chosen = (): Candidate<Action> => {
    const by = utility();
    let best = choice;
    let most = 0;
    for (const one of alive) {
      // Whoever is a deal behind others was still to be tried when the time was over.
      if (one === choice || !free(one) || one.margins.length < choice.margins.length - 1) continue;
      const { value, error } = leadOf(one, choice, by);
      if (value <= most || value < (idle?.(one.action, seen) ? CLEARLY : TRUST) * error) continue;
      best = one;
      most = value;
    }
    return best;
  };

  /**
   * Whether what is left of the budget would hardly change the choice: two share it at most, and a mean of more tries leaves
   * the present one by so much of its error as they are more.
   */
  const isClear = (): boolean => {
    const by = utility();
    const best = chosen();
    const share = spent();
    const left = ((played / share) * (1 - share)) / 2;
    return alive.every((one) => {
      if (one === best || !free(one)) return true;
      const { value, error } = leadOf(best, one, by);
      return value > BEYOND_DOUBT * error * Math.sqrt(left / (left + one.margins.length));
    });
  };

  return {
    step,
    done: () => (over ? 1 : Math.min(1, spent())),
    candidates,
    played: () => played - before.played,
    utility,
    chosen,
    luck,
  };
};
