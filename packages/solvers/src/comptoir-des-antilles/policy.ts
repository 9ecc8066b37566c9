import { type Action, type ActionOf, comptoirDesAntilles, type Phase, type State, tileIds } from '@portolan/comptoir-des-antilles';
import { below, type Policy, putIn, type Rng, type Seat } from '@portolan/core';
import { bestOf } from '../promises.ts';
import { afterContact, isTile, settle, worthsAfter } from './policy-turn.ts';
import { worthOf } from './policy-worth.ts';
import { turnOf } from './table.ts';

const P = ((globalThis as any).P ?? {}) as Record<string, number>;

const bestEffect = (state: State, actions: readonly Action[], seat: Seat): Action =>
  bestOf(actions.filter((action) => !isTile(action)), worthsAfter(state, seat));

/** What a tile must promise to be played, and to be bid for. */
const ENOUGH = P.en ?? 2.5;

const opening = (state: State, actions: readonly Action[], seat: Seat, random: Rng): Action | undefined =>
  state.premiums[seat]! >= (P.om ?? 3) && (P.oc === undefined ? below(random, 4) === 0 : below(random, 100) < P.oc) ? actions.find(({ kind }) => kind === 'openAuction') : undefined;

const act = (state: State, actions: readonly Action[], seat: Seat, random: Rng): Action => {
  const now = worthOf(state, seat);
  const plays = actions.filter(isTile);
  const contacts = actions.filter((action) => action.kind === 'playContact');
  if (plays.length > 0) {
    const worth = worthsAfter(state, seat);
    const play = bestOf(plays, worth);
    const enough = worth(play) - now >= ENOUGH;
    if (!P.order || contacts.length === 0) {
      if (enough) return play;
    } else {
      const tiled = comptoirDesAntilles.clone(state);
      comptoirDesAntilles.apply(tiled, play);
      const best = (s: State) => bestOf(contacts.map((c) => ({ c, ...afterContact(s, c, seat) })), (x) => x.worth);
      const bare = best(state);
      const both = tiled.phase === 'act' ? best(tiled).worth : worth(play);
      if (both - bare.worth >= ENOUGH) {
        // contact first?
        if (bare.table.phase === 'act' && bare.table.active === seat) {
          const later = comptoirDesAntilles.actions(bare.table, seat).filter(isTile);
          const w = worthsAfter(bare.table, seat);
          if (later.length > 0 && Math.max(...later.map(w)) + (bare.worth - worthOf(bare.table, seat)) > both + (P.om2 ?? 0)) return bare.c;
        }
        return play;
      }
    }
  }
  const open = opening(state, actions, seat, random);
  if (open) return open;
  if (contacts.length === 0) return actions.find(({ kind }) => kind === 'endTurn') ?? actions[0]!;
  return bestOf(contacts, (contact) => afterContact(state, contact, seat).worth);
};

/** What the tile put up would promise a seat in its next turn. */
const tilePromise = (state: State, seat: Seat): number => {
  const turn = turnOf(state, seat)!;
  const tile = state.auction!.tile;
  turn.tilePlayed = false;
  putIn(turn.owned[seat]!, tile);
  const plays = comptoirDesAntilles
    .actions(turn, seat)
    .filter((action) => action.kind === 'playTile' && action.tile === tileIds[tile]);
  if (plays.length === 0) return 0;
  const worth = worthsAfter(turn, seat);
  return Math.max(...plays.map(worth)) - worthOf(turn, seat);
};

const V: Record<string, number> = JSON.parse(process.env.V ?? '{}');
/** The lowest bid, as long as it is half of what the tile promises at most, and never the last premium. */
const auction = (state: State, actions: readonly Action[], seat: Seat): Action => {
  const lowest = actions.find((action) => action.kind === 'bid');
  const pass = actions.find(({ kind }) => kind === 'pass')!;
  if (!lowest || lowest.amount >= state.premiums[seat]!) return pass;
  const base = V[tileIds[state.auction!.tile]!] ?? P.vb ?? 1;
  // A tile that promises little now may do so later.
  return lowest.amount <= Math.max(base, tilePromise(state, seat) * (P.bf ?? 0.5)) ? lowest : pass;
};

/** The dearest goods for the ships that are filled first. */
const assignPromise = (state: State, { tiles }: ActionOf<'assignGoods'>): number =>
  Object.entries(tiles).reduce((sum, [quay, goods]) => {
    const premium = state.edition.goods.find(({ id }) => id === goods)?.premium ?? 0;
    return sum + premium / state.ships[Number(quay) - 1]!;
  }, 0);

const assign = (state: State, actions: readonly Action[]): Action => {
  const assignments = actions.filter((action) => action.kind === 'assignGoods');
  return assignments.length > 0 ? bestOf(assignments, (one) => assignPromise(state, one)) : actions[0]!;
};

type Decision = (state: State, actions: readonly Action[], seat: Seat, random: Rng) => Action;

const decisions: Partial<Record<Phase, Decision>> = { act, auction, effect: bestEffect, settle, assign };

/**
 * Plays sensibly, by rules of thumb: what leaves the table worth most to the seat, one turn ahead.
 * Looks at the table and the seat's own goods only.
 */
export const sensible: Policy<State, Action> = (state, actions, seat, random) =>
  actions.length === 1 ? actions[0]! : (decisions[state.phase] ?? ((_, all) => all[0]!))(state, actions, seat, random);
