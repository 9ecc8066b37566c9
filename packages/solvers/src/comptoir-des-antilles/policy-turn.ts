import { type Action, type ActionOf, comptoirDesAntilles, type State, tileIds } from '@portolan/comptoir-des-antilles';
import { payable } from '@portolan/comptoir-des-antilles/pieces';
import type { Seat } from '@portolan/core';
import { bestOf } from '../promises.ts';
import { worthOf } from './policy-worth.ts';

/** Whether an action plays an event tile. */
export const isTile = (action: Action): action is ActionOf<'playTile'> => action.kind === 'playTile';

const after = (state: State, action: Action): State => {
  const next = comptoirDesAntilles.clone(state);
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
export const settle = (state: State, actions: readonly Action[]): Action => {
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

/** Tiles that only lie there. */
const quiet: ReadonlySet<string> = new Set(['top-quality', 'poor-quality', 'exclusive', 'pirates']);

/** What an action shifts, as long as no ship sails of it: porters, goods, a tile. Forth (1) and back (-1); false for other actions. */
const shift = ({ aboard, goods, tiles, layers, seats }: State, action: Action, by: 1 | -1): boolean => {
  const at = (quay: number, porter: Seat): number => (quay - 1) * seats + porter;
  switch (action.kind) {
    case 'place':
      for (const quay of action.quays) aboard[at(quay, action.seat)]! += by;
      return true;
    case 'move':
      for (const porter of action.porters) {
        aboard[at(action.from, porter)]! -= by;
        aboard[at(action.to, porter)]! += by;
      }
      return true;
    case 'swap': {
      const { a, b } = action;
      aboard[at(a.quay, a.porter)]! -= by;
      aboard[at(a.quay, b.porter)]! += by;
      aboard[at(b.quay, b.porter)]! -= by;
      aboard[at(b.quay, a.porter)]! += by;
      return true;
    }
    case 'remove':
      for (const porter of action.porters) aboard[at(action.quay, porter)]! -= by;
      return true;
    case 'replace':
      aboard[at(action.quay, action.porter)]! -= by;
      aboard[at(action.quay, action.seat)]! += by;
      return true;
    case 'swapGoods': {
      const [a, b] = [action.a - 1, action.b - 1];
      [goods[a], goods[b]] = [goods[b]!, goods[a]!];
      return true;
    }
    case 'playTile':
      if (!quiet.has(action.tile)) return false;
      tiles[action.quay - 1] = by > 0 ? tileIds.indexOf(action.tile) : -1;
      layers[action.quay - 1] = by > 0 ? action.seat : -1;
      return true;
    default:
      return false;
  }
};

const isAnyFull = ({ ships, aboard, seats }: State): boolean => {
  for (let quay = 0; quay < ships.length; quay++) {
    if (ships[quay] === 0) continue;
    let places = ships[quay]!;
    for (let seat = 0; seat < seats; seat++) places -= aboard[quay * seats + seat]!;
    if (places <= 0) return true;
  }
  return false;
};

/** What the table is worth to a seat after an action, once the ships that it makes sail have left. */
export const worthsAfter = (state: State, seat: Seat): ((action: Action) => number) => {
  const { aboard, goods, tiles, layers } = state;
  const table = { ...state, aboard: aboard.slice(), goods: goods.slice(), tiles: tiles.slice(), layers: layers.slice() };
  return (action) => {
    if (shift(table, action, 1)) {
      const worth = isAnyFull(table) ? undefined : worthOf(table, seat);
      shift(table, action, -1);
      if (worth !== undefined) return worth;
    }
    return worthOf(settleAll(after(state, action)), seat);
  };
};

/** The best way to carry out the effect that is due. */
const bestEffect = (state: State, actions: readonly Action[], seat: Seat): Action =>
  bestOf(
    actions.filter((action) => !isTile(action)),
    worthsAfter(state, seat),
  );

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

/** What the table is worth to a seat after a contact, and how it looks then. */
export const afterContact = (state: State, action: ActionOf<'playContact'>, seat: Seat): { worth: number; table: State } => {
  const departures = state.departures;
  const table = carryOut(after(state, action), seat);
  const commission = state.edition.contacts[table.contact]?.commission ?? 0;
  const dear = table.departures > departures || table.phase === 'over' ? 0 : DEAR * commission;
  return { worth: worthOf(table, seat) + dear, table };
};
