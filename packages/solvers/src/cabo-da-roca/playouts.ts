import { type Action, caboDaRoca, type State } from '@portolan/cabo-da-roca';
import { boxOf, HIDDEN, TRADE_CARD } from '@portolan/cabo-da-roca/pieces';
import { nextAction, type Policies, pick, type Rng, takeOut } from '@portolan/core';
import { expectedTotals } from './end-of-turn.ts';

/** How a game that was played on stands or has ended. */
export interface Playout {
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  /** The horizon came before the end. */
  readonly cut: boolean;
}

/** Names every cargo that nobody has seen, out of the trade cards of the pile, in place. */
export const dealUnseen = (state: State, random: Rng): State => {
  const { types } = boxOf(state.edition);
  for (const ship of state.ships) {
    if (ship?.cargo !== HIDDEN) continue;
    const cards = state.pile.filter((card) => types[card] === TRADE_CARD);
    if (cards.length === 0) continue;
    ship.cargo = pick(random, cards);
    takeOut(state.pile, ship.cargo);
  }
  return state;
};

/** The totals as they stand, and who leads: at the end of a game the final ones. */
const standing = (state: State, cut: boolean): Playout => {
  const outcome = caboDaRoca.outcome(state);
  const totals = state.totals ?? expectedTotals(state);
  const playing = totals.filter((_, seat) => !state.out[seat]);
  const most = Math.max(...playing);
  const leading = totals.flatMap((total, seat) => (total === most && !state.out[seat] ? [seat] : []));
  return { totals, winners: outcome?.winners ?? leading, cut };
};

/** More actions than a game can have: none is endless, but a horizon in rounds alone would not say so. */
const MOST_ACTIONS = 20_000;

/** Plays on to the end, at most for so many rounds, in place. */
export const playOn = (state: State, random: Rng, policy: Policies<State, Action>, rounds: number): Playout => {
  const last = state.round + rounds;
  for (let i = 0; i < MOST_ACTIONS && state.round < last; i++) {
    const action = nextAction(caboDaRoca, state, random, policy);
    if (action === undefined) return standing(state, false);
    caboDaRoca.apply(state, action);
  }
  return standing(state, caboDaRoca.outcome(state) === undefined);
};
