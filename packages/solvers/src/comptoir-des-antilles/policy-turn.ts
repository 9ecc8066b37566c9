import { type Action, type ActionOf, comptoirDesAntilles, type State } from '@portolan/comptoir-des-antilles';
import { payable } from '@portolan/comptoir-des-antilles/pieces';
import type { Seat } from '@portolan/core';
import { bestOf } from '../promises.ts';
import { isAnyFull, shift } from './policy-shift.ts';
import { ratesOf, type Valued, worthOf } from './policy-worth.ts';

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

/** Whom the bill is left with: who can pay most of it, then the richest; best one who has had his turn and must keep the slate. */
export const slatePromise = (state: State, { to }: ActionOf<'leaveSlate'>): number => {
  const place = (seat: Seat) => (seat - state.first + state.seats) % state.seats;
  const kept = place(to) < place(state.active) ? 0.5 : 0;
  return 100 * payable(state.leaving!.due, state.premiums[to]!) + state.premiums[to]! + kept;
};

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

/** What lies at the quays, to be shifted there and back. */
const quaysOf = (state: State): Valued => {
  const { seats, ships, goods, tiles, layers, aboard, premiums, outcome, rulings, edition } = state;
  const copies = { goods: goods.slice(), tiles: tiles.slice(), layers: layers.slice(), aboard: aboard.slice() };
  return { seats, ships, ...copies, premiums, outcome, rulings, edition };
};

/** What the table is worth to a seat after an action, once the ships that it makes sail have left. */
export const worthsAfter = (state: State, seat: Seat): ((action: Action) => number) => {
  const { aboard, goods, tiles, layers } = state;
  // What only shifts pieces is reckoned on one copy, there and back.
  const table = {
    ...state,
    aboard: aboard.slice(),
    goods: goods.slice(),
    tiles: tiles.slice(),
    layers: layers.slice(),
  };
  const rates = ratesOf(state);
  return (action) => {
    if (shift(table, action, 1)) {
      const same = action.kind !== 'swapGoods' && action.kind !== 'playTile';
      const worth = isAnyFull(table) ? undefined : worthOf(table, seat, same ? rates : undefined);
      shift(table, action, -1);
      if (worth !== undefined) return worth;
    }
    return worthOf(settleAll(after(state, action)), seat);
  };
};

/** The ways to carry out the effect that is due. */
const waysIn = (table: State, seat: Seat): readonly Action[] => {
  const actions = comptoirDesAntilles.actions(table, seat);
  return table.owned[seat]!.length === 0 ? actions : actions.filter((action) => !isTile(action));
};

const bestWay = (table: State, seat: Seat): Action => {
  const ways = waysIn(table, seat);
  return ways.length > 1 ? bestOf(ways, worthsAfter(table, seat)) : ways[0]!;
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
const lastWorth = (table: State, seat: Seat): number => {
  const worth = worthsAfter(table, seat);
  const ways = waysIn(table, seat);
  const best = bestOf(ways, worth);
  const quays = quaysOf(table);
  const sails = table.departures > 0 || (shift(quays, best, 1) && isAnyFull(quays));
  return worth(best) + (sails ? 0 : DEAR * table.edition.contacts[table.contact]!.commission);
};

/** What the table that a contact leaves is worth to a seat, and its dearness. */
export const contactWorth = (state: State, action: ActionOf<'playContact'>, seat: Seat): number => {
  // A contact only begins its effects, unless a ship has been left full.
  const begun = state.departures === 0 && !isAnyFull(state);
  const contact = state.edition.contacts.findIndex(({ id }) => id === action.contact);
  const { effects } = state.edition.contacts[contact]!;
  let table: State = begun
    ? { ...state, contact, effects, resolved: false, phase: 'effect' }
    : settleAll(after(state, action));
  while (table.phase === 'effect') {
    if (table.effects.length === 1 && table.effects[0]!.do !== 'oneOf') return lastWorth(table, seat);
    table = settleAll(after(table, bestWay(table, seat)));
  }
  return worthOf(table, seat) + dearness(state, table);
};
