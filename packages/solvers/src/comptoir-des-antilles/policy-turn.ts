import { type Action, type ActionOf, comptoirDesAntilles, type State } from '@portolan/comptoir-des-antilles';
import type { Seat } from '@portolan/core';
import { bestOf, mostAt } from '../promises.ts';
import { payerPromise } from './policy-departure.ts';
import { isFullAfter, type Quayside, quaysideOf, worthAfter } from './policy-quayside.ts';
import { shiftPorters, shiftThings } from './policy-shift.ts';
import { worthOf } from './policy-worth.ts';

/** Whether an action plays an event tile. */
export const isTile = (action: Action): action is ActionOf<'playTile'> => action.kind === 'playTile';

/**
 * A table to play the rest of a turn on: what the turn can change is copied, hands and piles are shared. Nothing of these
 * changes before nature draws.
 */
const forTurn = (state: State): State => ({
  ...state,
  ships: state.ships.slice(),
  goods: state.goods.slice(),
  tiles: state.tiles.slice(),
  layers: state.layers.slice(),
  aboard: state.aboard.slice(),
  tail: state.tail.slice(),
  goodsOut: state.goodsOut.slice(),
  premiums: state.premiums.slice(),
  owned: state.owned.map((tiles, seat) => (seat === state.active ? tiles.slice() : tiles)),
  discards: state.discards.map((contacts, seat) => (seat === state.active ? contacts.slice() : contacts)),
});

/** The table after an action of a turn. */
export const after = (state: State, action: Action): State => {
  const next = forTurn(state);
  comptoirDesAntilles.apply(next, action);
  return next;
};

/** What it promises to leave the bill with somebody. */
export const slatePromise = (state: State, { to }: ActionOf<'leaveSlate'>): number =>
  payerPromise(state, state.leaving!.due, state.premiums[to]!, to);

/** Another pays if he can be made to. */
const settle = (state: State, actions: readonly Action[]): Action => {
  const slates = actions.filter((action) => action.kind === 'leaveSlate');
  if (slates.length > 0) return bestOf(slates, (slate) => slatePromise(state, slate));
  return actions.find(({ kind }) => kind === 'payCommission') ?? actions[0]!;
};

/** Departures and payments that follow an action, in place, as this policy makes them. */
const settleAll = (state: State): State => {
  while (state.phase === 'depart' || state.phase === 'settle') {
    const actions = comptoirDesAntilles.actions(state, state.active).filter((action) => !isTile(action));
    comptoirDesAntilles.apply(state, state.phase === 'settle' ? settle(state, actions) : actions[0]!);
  }
  return state;
};

/** What the table is worth to a seat after an action, once the ships that it makes sail have left. */
export const worthsAfter = (
  state: State,
  seat: Seat,
  quays: Quayside = quaysideOf(state),
): ((action: Action) => number) => {
  return (action) => worthAfter(quays, action, state) ?? worthOf(settleAll(after(state, action)), seat);
};

/** The ways to carry out the effect that is due. */
const waysIn = (table: State, seat: Seat): readonly Action[] => {
  const actions = comptoirDesAntilles.actions(table, seat);
  return table.tilePlayed || table.owned[seat]!.length === 0 ? actions : actions.filter((action) => !isTile(action));
};

const bestWay = (table: State, seat: Seat, quays?: Quayside): Action => {
  const ways = waysIn(table, seat);
  return ways.length > 1 ? bestOf(ways, worthsAfter(table, seat, quays)) : ways[0]!;
};

/** The table after a contact, its effects carried out one by one as they promise most. */
export const afterContact = (state: State, action: ActionOf<'playContact'>, seat: Seat): State => {
  const table = settleAll(after(state, action));
  while (table.phase === 'effect') {
    comptoirDesAntilles.apply(table, bestWay(table, seat));
    settleAll(table);
  }
  return table;
};

/** A dear card is better played while it makes nothing sail: what each point of its commission is worth then. */
const DEAR = 0.2;

/** What a contact that has been played adds to the worth of its table, by its commission. */
export const dearness = (before: State, played: State): number => {
  if (played.departures > before.departures || played.phase === 'over') return 0;
  return DEAR * (played.edition.contacts[played.contact]?.commission ?? 0);
};

/** The last effect of a contact in play is not carried out, only reckoned: the worth of what it leaves, dearness included. */
const lastWorth = (table: State, seat: Seat, quays: Quayside): number => {
  const worth = worthsAfter(table, seat, quays);
  const ways = waysIn(table, seat);
  const worths = ways.map(worth);
  const best = mostAt(worths);
  const sails = table.departures > 0 || isFullAfter(quays, ways[best]!);
  return worths[best]! + (sails ? 0 : DEAR * table.edition.contacts[table.contact]!.commission);
};

/** Carries an effect of a contact out on a table of one's own, in place, where that only shifts pieces; else on a copy. */
const carriedOut = (table: State, action: Action, quays: Quayside): State => {
  const [effect, ...rest] = table.effects;
  if (!quays.isCalm || isTile(action) || isFullAfter(quays, action)) return settleAll(after(table, action));
  if (action.kind === 'choose' && effect!.do === 'oneOf') table.effects = [effect!.of[action.option]!, ...rest];
  else if (shiftPorters(table.aboard, table.seats, action, 1) > 0 || shiftThings(table, action)) table.effects = rest;
  else return settleAll(after(table, action));
  return table;
};

/** A table on which a contact has been begun, no tile to be played in between; where nothing else changes yet, all but that is shared. */
const begun = (state: State, action: ActionOf<'playContact'>, isCalm: boolean): State => {
  if (!isCalm) return { ...settleAll(after(state, action)), tilePlayed: true };
  const contact = state.edition.contacts.findIndex(({ id }) => id === action.contact);
  const { effects } = state.edition.contacts[contact]!;
  return { ...state, contact, effects, resolved: false, phase: 'effect', tilePlayed: true };
};

/** What the tables that contacts leave are worth to a seat, and their dearness; the quays are looked at once for all of them. */
export const contactWorths =
  (state: State, seat: Seat, quays: Quayside = quaysideOf(state)) =>
  (action: ActionOf<'playContact'>): number => {
    let table = begun(state, action, quays.isCalm);
    let there = quays.isCalm ? quays : quaysideOf(table);
    while (table.phase === 'effect') {
      const [effect] = table.effects;
      if (table.effects.length === 1 && effect!.do !== 'oneOf') return lastWorth(table, seat, there);
      if (table.aboard === state.aboard) table = { ...table, aboard: table.aboard.slice(), goods: table.goods.slice() };
      const way = bestWay(table, seat, there);
      table = carriedOut(table, way, there);
      if (way.kind !== 'choose' || !there.isCalm) there = quaysideOf(table);
    }
    return worthOf(table, seat) + dearness(state, table);
  };
