import { type Action, comptoirDesAntilles, type State } from '@portolan/comptoir-des-antilles';
import { below, type Rng, type Seat } from '@portolan/core';
import { quaysideOf } from './policy-quayside.ts';
import { isTile, worthsAfter } from './policy-turn.ts';
import { worthOf } from './policy-worth.ts';
import { restedTurn } from './table.ts';

/** What the tile put up would promise a seat in its next turn. */
const tilePromise = (state: State, seat: Seat): number => {
  const turn = restedTurn(state, seat);
  turn.tilePlayed = false;
  const only = [state.auction!.tile];
  const table = { ...turn, owned: state.owned.map((tiles, owner) => (owner === seat ? only : tiles)) };
  const worth = worthsAfter(quaysideOf(table));
  let most = Number.NEGATIVE_INFINITY;
  for (const action of comptoirDesAntilles.actions(table, seat))
    if (isTile(action)) most = Math.max(most, worth(action));
  return Math.max(0, most - worthOf(table, seat));
};

/** A tile has better moments than the next turn: by so much what it promises there falls short. */
const LATER = 1.3;

/** What each bid leaves of a tile's promise, passing nothing; the last premium is never bid, the first for any tile. */
export const bidPromises = (state: State, actions: readonly Action[], seat: Seat): number[] => {
  const worth = Math.max(1, LATER * tilePromise(state, seat));
  const all = state.premiums[seat]!;
  return actions.map((action) => {
    if (action.kind !== 'bid') return isTile(action) ? Number.MIN_SAFE_INTEGER : 0;
    return action.amount >= all ? -action.amount : worth - action.amount;
  });
};

/** The same choice by less work: the lowest bid, which is listed first, or to pass. */
export const bidOrPass = (state: State, actions: readonly Action[], seat: Seat): Action => {
  const lowest = actions[0]!;
  const pass = actions.at(-1)!;
  if (lowest.kind !== 'bid' || lowest.amount >= state.premiums[seat]!) return pass;
  return lowest.amount <= 1 || lowest.amount <= LATER * tilePromise(state, seat) ? lowest : pass;
};

/** Who opens an auction has at least so much, and half of it is a matter of taste: bidders leave little to gain. */
const OPENER = 3;
const GAIN = 0.5;

/** What it adds to a turn to put a tile up. */
export const openingGain = (state: State, seat: Seat, random: Rng): number =>
  state.premiums[seat]! >= OPENER && below(random, 2) === 0 ? GAIN : -GAIN;
