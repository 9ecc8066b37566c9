import {
  type Action,
  type ActionOf,
  comptoirDesAntilles,
  type Phase,
  type State,
  tileIds,
} from '@portolan/comptoir-des-antilles';
import { payable } from '@portolan/comptoir-des-antilles/pieces';
import { below, type Policy, putIn, type Rng, type Seat } from '@portolan/core';
import { worthOf } from './policy-worth.ts';
import { turnOf } from './table.ts';

const after = (state: State, action: Action): State => {
  const next = comptoirDesAntilles.clone(state);
  comptoirDesAntilles.apply(next, action);
  return next;
};

const isTile = ({ kind }: Action): boolean => kind === 'playTile';

/** The first of the items that promise most, and what it promises. */
const mostOf = <Item>(items: readonly Item[], promise: (item: Item) => number): { item: Item; most: number } => {
  let item = items[0]!;
  let most = promise(item);
  for (let i = 1; i < items.length; i++) {
    const one = promise(items[i]!);
    if (one > most) [item, most] = [items[i]!, one];
  }
  return { item, most };
};

/** Whom the bill is left with: who can pay most of it, then the richest; best one who has had his turn and must keep the slate. */
const slatePromise = (state: State, { to }: ActionOf<'leaveSlate'>): number => {
  const place = (seat: Seat) => (seat - state.first + state.seats) % state.seats;
  const kept = place(to) < place(state.active) ? 0.5 : 0;
  return 100 * payable(state.leaving!.due, state.premiums[to]!) + state.premiums[to]! + kept;
};

/** Another pays if he can be made to. */
const settle = (state: State, actions: readonly Action[]): Action => {
  const slates = actions.filter((action) => action.kind === 'leaveSlate');
  const pays = actions.find(({ kind }) => kind === 'payCommission');
  return slates.length > 0 ? mostOf(slates, (slate) => slatePromise(state, slate)).item : (pays ?? actions[0]!);
};

/** Departures and payments that follow an action, in place, as this policy makes them. */
const settleAll = (state: State): State => {
  while (state.phase === 'depart' || state.phase === 'settle') {
    const actions = comptoirDesAntilles.actions(state, state.active).filter((action) => !isTile(action));
    comptoirDesAntilles.apply(state, state.phase === 'settle' ? settle(state, actions) : actions[0]!);
  }
  return state;
};

/** What an action promises once the ships that it makes sail have left. */
const promiseOf = (state: State, action: Action, seat: Seat): number => worthOf(settleAll(after(state, action)), seat);

const bestEffect = (state: State, actions: readonly Action[], seat: Seat): Action =>
  mostOf(
    actions.filter((action) => !isTile(action)),
    (action) => promiseOf(state, action, seat),
  ).item;

/** Carries a contact out, effect by effect, in place. */
const carryOut = (state: State, seat: Seat): State => {
  settleAll(state);
  while (state.phase === 'effect') {
    const actions = comptoirDesAntilles.actions(state, seat);
    comptoirDesAntilles.apply(state, actions.length > 1 ? bestEffect(state, actions, seat) : actions[0]!);
    settleAll(state);
  }
  return state;
};

/** A dear card is better played while it makes nothing sail: what each point of its commission is worth then. */
const DEAR = 0.2;

const contactPromise = (state: State, action: ActionOf<'playContact'>, seat: Seat): number => {
  const departures = state.departures;
  const played = carryOut(after(state, action), seat);
  const commission = state.edition.contacts[played.contact]?.commission ?? 0;
  return worthOf(played, seat) + (played.departures > departures || played.phase === 'over' ? 0 : DEAR * commission);
};

/** What a tile must promise to be played, and to be bid for. */
const ENOUGH = 2.5;

/** A tile is laid where it promises most, if that is enough. */
const bestTile = (state: State, actions: readonly Action[], seat: Seat): Action | undefined => {
  const plays = actions.filter(isTile);
  if (plays.length === 0) return undefined;
  const { item, most } = mostOf(plays, (action) => promiseOf(state, action, seat));
  return most - worthOf(state, seat) >= ENOUGH ? item : undefined;
};

/** Who can afford it puts a tile up, a quarter of the time. */
const opening = (state: State, actions: readonly Action[], seat: Seat, random: Rng): Action | undefined =>
  state.premiums[seat]! >= 3 && below(random, 4) === 0 ? actions.find(({ kind }) => kind === 'openAuction') : undefined;

const act = (state: State, actions: readonly Action[], seat: Seat, random: Rng): Action => {
  const first = bestTile(state, actions, seat) ?? opening(state, actions, seat, random);
  if (first) return first;
  const contacts = actions.filter((action) => action.kind === 'playContact');
  if (contacts.length === 0) return actions.find(({ kind }) => kind === 'endTurn') ?? actions[0]!;
  return mostOf(contacts, (contact) => contactPromise(state, contact, seat)).item;
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
  return mostOf(plays, (action) => promiseOf(turn, action, seat)).most - worthOf(turn, seat);
};

/** The lowest bid, as long as it is half of what the tile promises at most, and never the last premium. */
const auction = (state: State, actions: readonly Action[], seat: Seat): Action => {
  const lowest = actions.find((action) => action.kind === 'bid');
  const pass = actions.find(({ kind }) => kind === 'pass')!;
  if (!lowest || lowest.amount >= state.premiums[seat]!) return pass;
  // A tile that promises little now may do so later.
  return lowest.amount <= Math.max(1, tilePromise(state, seat) / 2) ? lowest : pass;
};

/** The dearest goods for the ships that are filled first. */
const assignPromise = (state: State, { tiles }: ActionOf<'assignGoods'>): number =>
  Object.entries(tiles).reduce((sum, [quay, goods]) => {
    const premium = state.edition.goods.find(({ id }) => id === goods)?.premium ?? 0;
    return sum + premium / state.ships[Number(quay) - 1]!;
  }, 0);

const assign = (state: State, actions: readonly Action[]): Action => {
  const assignments = actions.filter((action) => action.kind === 'assignGoods');
  return assignments.length > 0 ? mostOf(assignments, (one) => assignPromise(state, one)).item : actions[0]!;
};

type Decision = (state: State, actions: readonly Action[], seat: Seat, random: Rng) => Action;

const decisions: Partial<Record<Phase, Decision>> = { act, auction, effect: bestEffect, settle, assign };

/**
 * Plays sensibly, by rules of thumb: what leaves the table worth most to the seat, one turn ahead.
 * Looks at the table and the seat's own goods only.
 */
export const sensible: Policy<State, Action> = (state, actions, seat, random) =>
  actions.length === 1 ? actions[0]! : (decisions[state.phase] ?? ((_, all) => all[0]!))(state, actions, seat, random);
