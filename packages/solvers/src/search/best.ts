import type { Kind, Policy, Seat } from '@portolan/core';
import { meanOf } from '../estimate.ts';
import type { Certainty } from '../question.ts';
import type { BestAnswer, RankedAction } from './answer.ts';
import { purseOf } from './budget.ts';
import { byMargin, byWins, type Candidate, leadOf, marginOf, type Utility } from './candidates.ts';
import { solveWhole, type Whole } from './exact.ts';
import type { Searchable } from './game.ts';
import { type Halving, halving, type Wanted } from './halving.ts';
import { expectedLine } from './line.ts';

/** Positions that are searched at most where what remains may be searched whole, and the share of the time that it may take. */
const STATES = 20_000;
const SHARE = 0.3;

/** Errors within which two actions cannot be told apart. */
const APART = 2;

/** Fewer tries than this tell nothing of how far their mean may be off: two that came out alike would prove it. */
const FEW = 5;

/** What is not known is null: an infinite error is no number in JSON. */
const known = (error: number, tries: number): number | null => (tries >= FEW && Number.isFinite(error) ? error : null);

const unknown = { value: null, error: null, wins: null, count: 0, behind: null, behindError: null } as const;

const rankedBy = <Action>(best: Candidate<Action>, utility: Utility) => {
  const tries = best.margins.length;
  const top = meanOf(tries, (i) => best.margins[i]!).value;
  const topWins = meanOf(tries, (i) => best.wins[i]!).value;
  return (one: Candidate<Action>): RankedAction<Action> => {
    const { action, margins } = one;
    const count = margins.length;
    if (count === 0) return { action, ...unknown, equal: false };
    const { value: behind, error: behindError } = leadOf(best, one, byMargin);
    const apart = leadOf(best, one, utility);
    const fewerWins = leadOf(best, one, byWins).value;
    return {
      action,
      value: top - behind,
      error: known(meanOf(count, (i) => margins[i]!).error, count),
      wins: Math.min(1, Math.max(0, topWins - fewerWins)),
      count,
      behind,
      behindError: one === best ? 0 : known(behindError, count),
      equal: one === best || count < FEW || Math.abs(apart.value) <= APART * apart.error,
    };
  };
};

const byRollouts = <State, Action extends Kind>(
  searched: Searchable<State, Action>,
  seen: State,
  seat: Seat,
  { candidates, chosen, utility, played, luck }: Halving<Action>,
) => {
  const by = utility();
  const best = chosen();
  const leads = new Map(candidates.map((one) => [one, leadOf(best, one, by).value]));
  const tried = candidates.filter((one) => one !== best && one.margins.length > 0);
  const others = tried.sort((a, b) => leads.get(a)! - leads.get(b)!);
  const left = candidates.filter((one) => one !== best && one.margins.length === 0);
  return {
    certainty: 'estimate' as const,
    tried: played(),
    over: best.margins.length === 0 ? 0 : best.over / best.margins.length,
    line: expectedLine(searched, seen, seat, best, luck),
    ranking: [best, ...others, ...left].map(rankedBy(best, by)),
  };
};

const bySearch = <Action>({ ranking, line, drawless, states }: Whole<Action>, seat: Seat) => {
  const [top] = ranking;
  const certainty: Certainty = drawless ? 'proved' : 'exact';
  const worth = ({ expected }: Whole<Action>['ranking'][number]) => ({
    value: marginOf(expected.totals, seat),
    wins: expected.shares[seat]!,
  });
  const first = worth(top!);
  return {
    certainty,
    tried: states,
    over: 1,
    line,
    ranking: ranking.map((one): RankedAction<Action> => {
      const { value, wins } = worth(one);
      const equal = Math.abs(value - first.value) < 1e-9 && Math.abs(wins - first.wins) < 1e-9;
      return {
        action: one.action,
        value,
        wins,
        error: 0,
        count: 1,
        behind: first.value - value,
        behindError: 0,
        equal,
      };
    }),
  };
};

/** A search that goes on while it is asked to, and has an answer at any time. */
export interface Search<Action> {
  /** Goes on for a moment; false once the search is over. */
  readonly step: () => boolean;
  /** The share of the budget that is spent, from 0 to 1. */
  readonly done: () => number;
  /** The answer as far as it was searched. */
  readonly answer: () => BestAnswer<Action>;
}

/**
 * Searches for the best move of a seat, which is to act and has actions listed. Only what the seat may see is used. The same
 * seed and number of games give the same answer everywhere.
 *
 * @throws RangeError on a seat that is not to act, on one for which no action is listed, and on iterations or a time that are not more than nothing.
 */
export const searchFor = <State, Action extends Kind>(
  searched: Searchable<State, Action>,
  state: State,
  seat: Seat,
  wanted: Wanted<Action> = {},
): Search<Action> => {
  const { game, idle } = searched;
  if (!game.turn(state).actors.includes(seat)) throw new RangeError(`seat ${seat} is not to act`);
  const seen = game.view(state, seat);
  const purse = purseOf(wanted, searched.usual);
  const limits = { states: STATES, late: () => purse.spent(0) >= SHARE };
  // What the list leaves out is the same in every answer: it is counted once, and in the time that was given.
  const leftOut = searched.leftOut?.(seen, seat) ?? 0;
  const unlisted = (game.unlisted?.(seen) ?? []).filter((entry) => entry.seat === seat);
  const whole = searched.small?.(seen) ? solveWhole(searched, seen, seat, limits) : undefined;
  const search = whole ? undefined : halving(searched, seen, seat, wanted, purse);
  const answer = (): BestAnswer<Action> => {
    const found = whole ? bySearch(whole, seat) : byRollouts(searched, seen, seat, search!);
    return {
      ...found,
      best: found.ranking[0]!.action,
      leftOut,
      unlisted,
      offers: found.ranking.some(({ action }) => idle?.(action, seen) ?? false),
    };
  };
  return { step: () => search?.step() ?? false, done: () => search?.done() ?? 1, answer };
};

/** The answer once the budget is spent, or once whoever hears of it wants no more. */
export const bestMove = <State, Action extends Kind>(
  searched: Searchable<State, Action>,
  state: State,
  seat: Seat,
  wanted: Wanted<Action> = {},
): BestAnswer<Action> => {
  const search = searchFor(searched, state, seat, wanted);
  while (search.step()) if (wanted.progress?.(search.done(), search.answer)) break;
  return search.answer();
};

/**
 * Plays by searching, with so much time or so many games for each move. What it is given of the state is what its seat sees.
 * Its seed comes from the dice, so that the same game is played again by the same seed and number of games.
 */
export const strongBy =
  <State, Action extends Kind>(
    searched: Searchable<State, Action>,
    budget: Pick<Wanted<Action>, 'iterations' | 'time' | 'now'>,
  ): Policy<State, Action> =>
  (state, actions, seat, random) => {
    const seed = random.next() >>> 0;
    // What is looked at may hold more than the list, one action though it may be.
    const choices = actions.length === 1 ? (searched.looked?.(state, seat) ?? actions) : actions;
    return choices.length === 1 ? choices[0]! : bestMove(searched, state, seat, { ...budget, seed }).best;
  };
