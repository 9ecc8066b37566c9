import type { Seat } from '@portolan/core';
import { boxOf, NONE } from '../box.ts';
import { fleetOf, isFree, ownerOf, shipName, shipOf, shipOn } from '../counts.ts';
import { deliveryOf } from '../pieces/harbor.ts';
import { wayOf } from '../pieces/sailing.ts';
import type { Call, State } from '../state.ts';
import type { ActionOf } from '../types.ts';
import { bury } from './piles.ts';
import type { Tell } from './tell.ts';

/** Where the channels of a color lead from the position of a ship; nowhere from the reserve. */
export const waysAhead = (state: State, ship: number, color: number): readonly number[] =>
  boxOf(state.edition).byColor[color]![state.at[ship]!] ?? [];

/** Whether a ship has a free channel of a color ahead. */
export const canSail = (state: State, ship: number, color: number): boolean => {
  for (const to of waysAhead(state, ship, color)) if (isFree(state, to)) return true;
  return false;
};

/** The waiting ships of a seat that can move. */
export const movable = (state: State, { waiting, color }: Call, seat: Seat): number[] =>
  waiting.filter((ship) => ownerOf(state, ship) === seat && canSail(state, ship, color));

const someCanMove = (state: State, { waiting, color }: Call, seat: Seat): boolean => {
  const fleet = fleetOf(state);
  for (const ship of waiting) if (Math.floor(ship / fleet) === seat && canSail(state, ship, color)) return true;
  return false;
};

/** A waiting ship has to stay where it is, and who is in its way (`sail.blocked`). */
const block = (state: State, call: Call, ship: number, tell: Tell): void => {
  call.waiting.splice(call.waiting.indexOf(ship), 1);
  if (!tell) return;
  const by = waysAhead(state, ship, call.color).map((to) => shipName(state, shipOn(state, to)));
  const at = boxOf(state.edition).positions.ids[state.at[ship]!]!;
  tell({ kind: 'blocked', clause: 'sail.blocked', ship: shipName(state, ship), at, by });
};

const blockAllOf = (state: State, call: Call, seat: Seat, tell: Tell): void => {
  for (const ship of call.waiting.filter((one) => ownerOf(state, one) === seat)) block(state, call, ship, tell);
};

const endCall = (state: State, { color }: Call, tell: Tell): void => {
  state.call = null;
  state.step = 'after';
  tell?.({ kind: 'callEnded', clause: 'sail.call-order', color: boxOf(state.edition).colors.ids[color]! });
};

/** The next who can move ships becomes the mover; blocked ships may still get their chance (`ruling.blocked-ship`: `moves-later`). */
const passLater = (state: State, call: Call, tell: Tell): void => {
  for (let i = 0; i < state.seats; i++) {
    const seat = (call.mover + i) % state.seats;
    if (!someCanMove(state, call, seat)) continue;
    call.mover = seat;
    return;
  }
  for (let i = 0; i < state.seats; i++) blockAllOf(state, call, (call.caller + i) % state.seats, tell);
  endCall(state, call, tell);
};

/** A call goes on until somebody has a ship to move, or ends (`sail.mover-order`, `sail.call-order`). */
export const advanceCall = (state: State, tell: Tell): void => {
  const { call } = state;
  if (!call) return;
  if (state.rulings['blocked-ship'] === 'moves-later') {
    passLater(state, call, tell);
    return;
  }
  while (!someCanMove(state, call, call.mover)) {
    blockAllOf(state, call, call.mover, tell);
    const next = (call.mover + 1) % state.seats;
    if (next === call.caller) {
      endCall(state, call, tell);
      return;
    }
    call.mover = next;
  }
};

/** Whether a seat has still to move its ships in a call; under one reading every seat gets another chance (`sail.mover-order`, `ruling.blocked-ship`). */
const hasTime = ({ seats, rulings }: State, { caller, mover }: Omit<Call, 'waiting'>, seat: Seat): boolean => {
  const after = (one: Seat): number => (one - caller + seats) % seats;
  return rulings['blocked-ship'] === 'moves-later' || after(seat) >= after(mover);
};

/** Adds the ships that a call still concerns: before a channel of the color, neither moved nor held, of seats that have still to move (`sail.by-color`). */
const addWaiting = (state: State, call: Call): void => {
  const { color, waiting, moved, held } = call;
  for (let ship = 0; ship < state.at.length; ship++) {
    if (waysAhead(state, ship, color).length === 0 || moved.includes(ship) || held.includes(ship)) continue;
    if (hasTime(state, call, ownerOf(state, ship))) waiting.push(ship);
  }
};

/** The ships that a call still concerns. */
export const waitingShips = (state: State, call: Omit<Call, 'waiting'>): number[] => {
  const asked: Call = { ...call, waiting: [] };
  addWaiting(state, asked);
  return asked.waiting;
};

/** A card has moved or launched ships while the call runs: whom it concerns is looked at anew (`ruling.cards-around-call`: `also-during`). */
export const lookAgain = (state: State): void => {
  const { call } = state;
  if (!call) return;
  call.waiting.length = 0;
  addWaiting(state, call);
};

/** A color is called: every ship before a channel of it has to move (`sail.must-call`, `sail.by-color`). */
export const applyCallColor = (state: State, { seat, color: id }: ActionOf<'callColor'>, tell: Tell): void => {
  const color = boxOf(state.edition).colors.at[id]!;
  const call: Call = { color, caller: seat, mover: seat, waiting: [], moved: [], held: [] };
  state.called.push(color);
  state.step = 'moving';
  state.call = call;
  addWaiting(state, call);
  tell?.({ kind: 'colorCalled', clause: 'sail.must-call', seat, color: id });
};

const sailedBy = { choice: 'sail.owner-chooses', evasion: 'sail.evasion' } as const;

/** The clause that makes a ship sail: its owner chose, it had to evade, or it simply had to. */
const clauseOfMove = (state: State, ship: number, color: number) => {
  const ways = waysAhead(state, ship, color);
  const way = wayOf(ways.length, ways.filter((to) => isFree(state, to)).length);
  return way === 'choice' || way === 'evasion' ? sailedBy[way] : 'sail.all-ships-move';
};

/** A ship enters a harbor; with a wrong cargo or none it may bury the open card at once (`ruling.bury-timing`). */
const arrive = (state: State, ship: number, harbor: number, tell: Tell): void => {
  const { harbors, positions, materials, processes } = boxOf(state.edition);
  const [name, at] = [harbors.ids[harbor]!, positions.ids[state.at[ship]!]!];
  tell?.({ kind: 'arrived', clause: 'board.harbor', ship: shipName(state, ship), at, harbor: name });
  if (!state.variants.openProducts || state.rulings['bury-timing'] !== 'arrival') return;
  const cargo = state.cargo[ship] === NONE ? null : materials.ids[state.cargo[ship]!]!;
  if (deliveryOf(cargo, materials.ids[processes[harbor]!]!) !== 'delivered') bury(state, harbor, tell);
};

/** A ship goes one channel ahead (`sail.all-ships-move`, `sail.one-channel`). */
export const applySail = (state: State, { ship: id, to: toId }: ActionOf<'sail'>, tell: Tell): void => {
  const call = state.call!;
  const { positions, colors, harborOf } = boxOf(state.edition);
  const [ship, to] = [shipOf(state, id), positions.at[toId]!];
  if (tell) {
    const clause = clauseOfMove(state, ship, call.color);
    const from = positions.ids[state.at[ship]!]!;
    tell({ kind: 'sailed', clause, ship: id, from, to: toId, color: colors.ids[call.color]! });
  }
  state.at[ship] = to;
  call.waiting.splice(call.waiting.indexOf(ship), 1);
  call.moved.push(ship);
  if (harborOf[to] !== NONE) arrive(state, ship, harborOf[to]!, tell);
};

/** A blocked ship loses its move (`ruling.blocked-ship`: `lost-at-once`). */
export const applyHold = (state: State, { ship: id }: ActionOf<'hold'>, tell: Tell): void => {
  const ship = shipOf(state, id);
  block(state, state.call!, ship, tell);
  state.call!.held.push(ship);
};
