import { type Kind, nextAction, type Policy, type Rng, rng, type Seat } from '@portolan/core';
import type { Searchable } from '@portolan/solvers/search';

// biome-ignore lint/suspicious/noExplicitAny: games of all kinds
type AnySearch = Searchable<any, any>;

/** A game as advice was given on it: its rules, how it is dealt and counted, and the policy that plays on. */
export interface Advised {
  readonly searched: Pick<AnySearch, 'game' | 'deal' | 'standing' | 'horizon'>;
  // biome-ignore lint/suspicious/noExplicitAny: policies of all games
  readonly reference: Policy<any, any>;
}

/** Rounds that were followed where a game counts them; the others were played to their end. */
const AHEAD = 8;

/** More actions than so many rounds take: offers can be made again and again. */
const MOST_ACTIONS = 5000;

/** Plays on, in place, all luck from one generator; gives the points by seat. */
const playOn = ({ searched, reference }: Advised, state: unknown, random: Rng): readonly number[] => {
  const { game, standing, horizon } = searched;
  const at = (): number => horizon.clock?.at(state) ?? 0;
  const last = at() + AHEAD;
  for (let i = 0; i < MOST_ACTIONS && at() < last; i++) {
    // biome-ignore lint/suspicious/noExplicitAny: as much of a game as is asked for here
    const action = nextAction(game as any, state, random, reference);
    if (action === undefined) break;
    game.apply(state, action);
  }
  return standing(state);
};

const marginOf = (totals: readonly number[], seat: Seat): number =>
  totals[seat]! - Math.max(...totals.filter((_, other) => other !== seat));

/**
 * The best move as it was advised before there was a search: every action is played on by the frozen policy from the same deals,
 * and the greatest mean margin over the best opponent is played, of equal ones the first. `enough` is asked after each deal.
 */
export const advise = (
  advised: Advised,
  seen: unknown,
  seat: Seat,
  options: readonly Kind[],
  { seed, enough }: { readonly seed: number; readonly enough: (deals: number) => boolean },
): { readonly best: Kind; readonly tried: number } => {
  const { game, deal } = advised.searched;
  const sums = options.map(() => 0);
  let deals = 0;
  do {
    const dealt = deal(game.clone(seen), rng(seed, deals));
    for (const [i, option] of options.entries()) {
      const state = game.clone(dealt);
      game.apply(state, option);
      sums[i]! += marginOf(playOn(advised, state, rng(seed + 1, deals)), seat);
    }
    deals++;
  } while (!enough(deals));
  return { best: options[sums.indexOf(Math.max(...sums))]!, tried: deals * options.length };
};
