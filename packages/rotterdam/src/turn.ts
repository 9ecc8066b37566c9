import type { Actor, Seat, Turn } from '@portolan/core';
import { NONE } from './box.ts';
import type { State } from './state.ts';
import type { ActionKind, Phase } from './types.ts';

const seatActors: readonly (readonly Actor[])[] = [[0], [1], [2], [3]];
const natureActs: readonly Actor[] = ['nature'];
const nobodyActs: readonly Actor[] = [];

/** Seats that still trade (`trade.no-order`). */
const trading = ({ seats, passed }: State): Seat[] => {
  const actors: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) if (!passed.includes(seat)) actors.push(seat);
  return actors;
};

/** The seats and nature that can act: nature while a draw is due, the mover of a call, all who trade, else whose turn it is. */
const actorsOf = (state: State): readonly Actor[] => {
  const { phase, pending, offer, call, seat } = state;
  if (pending.length > 0) return natureActs;
  if (phase === 'trade') return offer ? seatActors[offer.to]! : trading(state);
  if (call) return seatActors[call.mover]!;
  return seat === NONE ? nobodyActs : seatActors[seat]!;
};

/** Whose turn it is, and in which phase. */
export const turn = (state: State): Turn => ({ phase: state.phase, actors: actorsOf(state) });

/** The phase that an action belongs to; those that are left out belong to every phase. */
export const phaseOf: Readonly<Partial<Record<ActionKind, Phase>>> = {
  launch: 'launch',
  callColor: 'sail',
  sail: 'sail',
  hold: 'sail',
  takeNavigation: 'anchor',
  discardNavigation: 'anchor',
  unload: 'unload',
  offerTrade: 'trade',
  acceptTrade: 'trade',
  declineTrade: 'trade',
  fulfill: 'mission',
};
