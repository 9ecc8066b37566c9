import { type Action, type ActionOf, comptoirDesAntilles, type State } from '@portolan/comptoir-des-antilles';
import type { Policy, Ranker, Rng, Seat } from '@portolan/core';
import { bestOf, mostAt, rankedAs } from '../promises.ts';
import { bidOrPass, bidPromises, openingGain } from './policy-auction.ts';
import { type Quayside, quaysideOf } from './policy-quayside.ts';
import { after, afterContact, contactWorths, dearness, isTile, slatePromise, worthsAfter } from './policy-turn.ts';
import { worthOf } from './policy-worth.ts';

/** What a tile must promise to be played: it keeps for a better moment. */
const ENOUGH = 1.5;

/** The best play of a tile after some table, less what it is to be kept for. */
const bestTile = (table: State, seat: Seat): number => {
  const worth = worthsAfter(quaysideOf(table));
  let most = Number.NEGATIVE_INFINITY;
  for (const action of comptoirDesAntilles.actions(table, seat))
    if (isTile(action)) most = Math.max(most, worth(action));
  return most - ENOUGH;
};

/** The best contact after a tile; where the tile leaves no contact to play, nothing is known. */
const bestContact = (table: State, contacts: readonly ActionOf<'playContact'>[]): number =>
  table.phase === 'act' ? Math.max(...contacts.map(contactWorths(quaysideOf(table)))) : Number.NEGATIVE_INFINITY;

/** A turn before its first or next deed: its quays, looked at once, and what each event tile would leave the table worth. */
interface Turn {
  readonly quays: Quayside;
  readonly now: number;
  readonly tiles: readonly ActionOf<'playTile'>[];
  readonly laid: readonly number[];
}

const turnAt = (state: State, actions: readonly Action[], seat: Seat): Turn => {
  const quays = quaysideOf(state);
  const tiles = actions.filter(isTile);
  return { quays, now: worthOf(state, seat), tiles, laid: tiles.map(worthsAfter(quays)) };
};

/** What each action of a turn promises: tile and contact in the better order, an auction beside them, the end nothing. */
const turnPromises = (
  state: State,
  actions: readonly Action[],
  seat: Seat,
  random: Rng,
  { quays, now, tiles, laid }: Turn = turnAt(state, actions, seat),
): number[] => {
  const contacts = actions.filter((action) => action.kind === 'playContact');
  const worths = contacts.map(contactWorths(quays));
  const first = contacts.length > 0 ? mostAt(worths) : -1;
  const bare = first < 0 ? now : worths[first]!;
  const gains = laid.map((worth) => bare + worth - now - ENOUGH);
  const best = tiles.length > 0 ? mostAt(gains) : -1;
  if (best >= 0 && first >= 0 && laid[best]! > now) {
    // The best tile is looked at before the contact and after it.
    gains[best] = Math.max(gains[best]!, bestContact(after(state, tiles[best]!), contacts) - ENOUGH);
    const last = afterContact(state, contacts[first]!);
    if (last.phase === 'act') worths[first] = Math.max(bare, bestTile(last, seat) + dearness(state, last));
  }
  let [tile, contact] = [0, 0];
  return actions.map((action) => {
    if (action.kind === 'playContact') return worths[contact++]! - now;
    if (isTile(action)) return gains[tile++]! - now;
    return action.kind === 'openAuction' ? bare - now + openingGain(state, seat, random) : 0;
  });
};

/** What each way to carry out an effect promises; a tile in between as much as it adds. */
const effectPromises = (state: State, actions: readonly Action[], seat: Seat): number[] => {
  const now = worthOf(state, seat);
  const worths = actions.map(worthsAfter(quaysideOf(state)));
  const most = Math.max(...worths.filter((_, i) => !isTile(actions[i]!)));
  return worths.map((worth, i) => (isTile(actions[i]!) ? most - now + worth - now - ENOUGH : worth - now));
};

/** The dearest goods for the ships that are filled first. */
const assignPromise = (state: State, { tiles }: ActionOf<'assignGoods'>): number =>
  Object.entries(tiles).reduce((sum, [quay, goods]) => {
    const premium = state.edition.goods.find(({ id }) => id === goods)?.premium ?? 0;
    return sum + premium / state.ships[Number(quay) - 1]!;
  }, 0);

/** The bill is left with another where that can be, ships leave in their order; no tile is played in between. */
const duePromise = (state: State, action: Action): number => {
  if (action.kind === 'leaveSlate') return slatePromise(state, action);
  if (action.kind === 'assignGoods') return assignPromise(state, action);
  return isTile(action) ? Number.MIN_SAFE_INTEGER : -1;
};

/** What each action promises, in premiums in a turn and at an auction; elsewhere only the order means something. */
const promisesIn = (state: State, actions: readonly Action[], seat: Seat, random: Rng): number[] => {
  switch (state.phase) {
    case 'act':
      return turnPromises(state, actions, seat, random);
    case 'effect':
      return effectPromises(state, actions, seat);
    case 'auction':
      return bidPromises(state, actions, seat);
    default:
      return actions.map((action) => duePromise(state, action));
  }
};

/** Every action with what it promises, by rules of thumb, the most first. Looks at the table and the seat's own goods only. */
export const promises: Ranker<State, Action> = (state, actions, seat, random) =>
  rankedAs(actions, promisesIn(state, actions, seat, random));

/** The same choice where no event tile is to be played: then the promises of an auction and of contacts need not be compared. */
const actWithoutTile = (state: State, actions: readonly Action[], seat: Seat, random: Rng, turn?: Turn): Action => {
  const open = actions.find(({ kind }) => kind === 'openAuction');
  if (open && openingGain(state, seat, random) > 0) return open;
  const contacts = actions.filter((action) => action.kind === 'playContact');
  if (contacts.length === 0) return actions.find(({ kind }) => kind === 'endTurn') ?? actions[0]!;
  const worth = contactWorths(turn?.quays ?? quaysideOf(state));
  // Less what there is, as in the promises: to the last digit the same.
  const now = turn?.now ?? 0;
  return bestOf(contacts, (contact) => worth(contact) - now);
};

/** What is chosen in a turn. A tile that gains nothing by itself is not played: contacts need not be looked at for it. */
const act: Policy<State, Action> = (state, actions, seat, random) => {
  if (state.owned[seat]!.length === 0) return actWithoutTile(state, actions, seat, random);
  const turn = turnAt(state, actions, seat);
  const isIdle = turn.laid.every((worth) => worth <= turn.now);
  if (isIdle) return actWithoutTile(state, actions, seat, random, turn);
  return actions[mostAt(turnPromises(state, actions, seat, random, turn))]!;
};

/** Plays sensibly, by rules of thumb: what leaves the table worth most to the seat, one turn ahead. */
export const sensible: Policy<State, Action> = (state, actions, seat, random) => {
  if (actions.length === 1) return actions[0]!;
  const { phase, owned } = state;
  if (phase === 'act') return act(state, actions, seat, random);
  if (phase === 'auction') return bidOrPass(state, actions, seat);
  if (phase === 'effect' && owned[seat]!.length === 0) return bestOf(actions, worthsAfter(quaysideOf(state)));
  return actions[mostAt(promisesIn(state, actions, seat, random))]!;
};
