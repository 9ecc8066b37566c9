import { type Action, type ActionOf, comptoirDesAntilles, type State } from '@portolan/comptoir-des-antilles';
import { bestOf, mostAt } from '../promises.ts';
import { payerPromise } from './policy-departure.ts';
import { isFullAfter, type Quayside, quaysideOf, withMoved, worthAfter } from './policy-quayside.ts';
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

/** What the table is worth to the active player after an action, once the ships that it makes sail have left. */
export const worthsAfter =
  (quays: Quayside): ((action: Action) => number) =>
  (action) =>
    worthAfter(quays, action) ?? worthOf(settleAll(after(quays.state, action)), quays.state.active);

/** The ways to carry out the effect that is due. */
const waysIn = (table: State): readonly Action[] => {
  const { active, owned, tilePlayed } = table;
  const actions = comptoirDesAntilles.actions(table, active);
  return tilePlayed || owned[active]!.length === 0 ? actions : actions.filter((action) => !isTile(action));
};

const bestWay = (quays: Quayside): Action => {
  const ways = waysIn(quays.state);
  return ways.length > 1 ? bestOf(ways, worthsAfter(quays)) : ways[0]!;
};

/** The table after a contact, its effects carried out one by one as they promise most. */
export const afterContact = (state: State, action: ActionOf<'playContact'>): State => {
  const table = settleAll(after(state, action));
  while (table.phase === 'effect') {
    comptoirDesAntilles.apply(table, bestWay(quaysideOf(table)));
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
const lastWorth = (quays: Quayside): number => {
  const { departures, edition, contact } = quays.state;
  const ways = waysIn(quays.state);
  const worths = ways.map(worthsAfter(quays));
  const best = mostAt(worths);
  const sails = departures > 0 || isFullAfter(quays, ways[best]!);
  return worths[best]! + (sails ? 0 : DEAR * edition.contacts[contact]!.commission);
};

/** The quays once an effect has been carried out; where that only shifts pieces, the engine is not asked. */
const carriedOut = (quays: Quayside, action: Action): Quayside => {
  const { state, isCalm } = quays;
  if (isCalm && !isFullAfter(quays, action)) {
    const [effect, ...rest] = state.effects;
    if (action.kind === 'choose' && effect!.do === 'oneOf') {
      return { ...quays, state: { ...state, effects: [effect!.of[action.option]!, ...rest] } };
    }
    const table = { ...state, aboard: state.aboard.slice(), goods: state.goods.slice(), effects: rest };
    const touched = shiftPorters(table.aboard, table.seats, action, 1);
    if (touched > 0) return withMoved(quays, table, touched);
    if (shiftThings(table, action)) return quaysideOf(table);
  }
  return quaysideOf(settleAll(after(state, action)));
};

/** What a contact that has been begun leaves is worth, and its dearness. */
const worthOfContact = (begun: Quayside, before: State): number => {
  let quays = begun;
  while (quays.state.phase === 'effect') {
    const { effects } = quays.state;
    if (effects.length === 1 && effects[0]!.do !== 'oneOf') return lastWorth(quays);
    quays = carriedOut(quays, bestWay(quays));
  }
  return worthOf(quays.state, before.active) + dearness(before, quays.state);
};

/** What the tables that contacts leave are worth to the active player, and their dearness. No tile is played in between. */
export const contactWorths = (quays: Quayside): ((action: ActionOf<'playContact'>) => number) => {
  const { state, isCalm } = quays;
  if (!isCalm) {
    return (action) => worthOfContact(quaysideOf({ ...settleAll(after(state, action)), tilePlayed: true }), state);
  }
  // A contact only begins its effects: all are begun on one table.
  const table: State = { ...state, resolved: false, phase: 'effect', tilePlayed: true };
  const begun = { ...quays, state: table };
  return (action) => {
    table.contact = state.edition.contacts.findIndex(({ id }) => id === action.contact);
    table.effects = state.edition.contacts[table.contact]!.effects;
    return worthOfContact(begun, state);
  };
};
