import type { Actor, Seat, Turn } from '@portolan/core';
import { NONE } from './box.ts';
import { isIdleTrader } from './idle.ts';
import type { Call, State } from './state.ts';
import type { ActionKind, Phase } from './types.ts';

const seatActors: readonly (readonly Actor[])[] = [[0], [1], [2], [3]];
const natureActs: readonly Actor[] = ['nature'];
const nobodyActs: readonly Actor[] = [];

/** Seats that still trade (`trade.no-order`); where offers go freely, also whom one is made to and all who could come back (`ruling.trading-order`). */
const trading = (state: State): Seat[] => {
  const { seats, passed, offer } = state;
  const free = state.rulings['trading-order'] === 'free';
  const actors: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const back = free && (offer?.to === seat || !isIdleTrader(state, seat));
    if (back || !passed.includes(seat)) actors.push(seat);
  }
  return actors;
};

/** The mover, and under one reading the caller, as long as he holds a Navigation card (`ruling.cards-around-call`: `also-during`). */
const calling = ({ rulings, navigation }: State, { mover, caller }: Call): readonly Actor[] => {
  const plays = rulings['cards-around-call'] === 'also-during' && navigation[caller]!.length > 0;
  return plays && caller !== mover ? [mover, caller] : seatActors[mover]!;
};

/** The seats and nature that can act: nature while a draw is due, the mover of a call, all who trade, else whose turn it is. */
const actorsOf = (state: State): readonly Actor[] => {
  const { phase, pending, offer, call, seat, rulings } = state;
  if (pending.length > 0) return natureActs;
  if (phase === 'trade') return offer && rulings['trading-order'] !== 'free' ? seatActors[offer.to]! : trading(state);
  if (call) return calling(state, call);
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
