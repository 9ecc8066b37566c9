import type { Seat } from '@portolan/core';
import { shipName, shipsInHarbor } from '../counts.ts';
import { movable } from '../effects/sail.ts';
import type { Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import { phaseOf } from '../turn.ts';
import type { Action, ActionKind, ActionOf, Phase } from '../types.ts';
import { dueRefusals } from './anchor.ts';
import { cardsGate, usesCard } from './cards.ts';
import { citing, type Judgment, none } from './judgment.ts';
import { moveGate } from './sail.ts';
import { cardsInTradeGate, tradeGate } from './trade.ts';

const trades: readonly ActionKind[] = ['offerTrade', 'acceptTrade', 'declineTrade'];

/** The phase is another one (`round.six-phases`); what belongs to every phase is out of phase only when nobody plays. */
const wrongPhase = (phase: Phase, kind: ActionKind): Refusal | undefined => {
  const needs = phaseOf[kind];
  if (needs === phase) return undefined;
  if (needs === undefined) {
    return phase === 'over' || phase === 'setup'
      ? { clause: 'round.six-phases', reason: 'wrong-phase', facts: { phase } }
      : undefined;
  }
  if (phase === 'mission' && trades.includes(kind))
    return { clause: 'trade.closed', reason: 'trading-closed', facts: {} };
  return { clause: 'round.six-phases', reason: 'wrong-phase', facts: { phase, needs } };
};

const seatGate = (state: State, kind: ActionKind, seat: Seat): Refusal | undefined => {
  if (state.phase === 'trade') return usesCard(kind) ? cardsInTradeGate(state, seat) : tradeGate(state, kind, seat);
  if (usesCard(kind)) return cardsGate(state, seat);
  if (kind === 'sail' || kind === 'hold') return moveGate(state, seat);
  return seat === state.seat
    ? undefined
    : { clause: 'round.seat-order', reason: 'not-your-turn', facts: { turn: state.seat } };
};

/** Who and when: what forbids an action of a seat before its details are looked at. */
export const gate = (state: State, { kind, seat }: Extract<Action, { seat: Seat }>): Refusal | undefined => {
  if (state.pending.length > 0) {
    const clause = usesCard(kind) ? 'navigation.own-turn' : 'round.seat-order';
    return { clause, reason: 'not-your-turn', facts: { turn: 'nature' } };
  }
  return wrongPhase(state.phase, kind) ?? seatGate(state, kind, seat);
};

/** What a turn must not leave undone. */
const endRefusals = (state: State, seat: number): readonly Refusal[] => {
  const { phase, step, call } = state;
  const named = (ships: readonly number[]) => ships.map((ship) => shipName(state, ship));
  if (call) {
    const ships = named(movable(state, call, call.mover));
    return [{ clause: 'sail.all-ships-move', reason: 'ships-still-to-move', facts: { ships } }];
  }
  if (step === 'choose') return [{ clause: 'sail.must-call', reason: 'color-not-called', facts: {} }];
  if (phase === 'anchor') return dueRefusals(state, seat);
  const ships = phase === 'unload' ? named(shipsInHarbor(state, seat)) : [];
  return ships.length > 0 ? [{ clause: 'unload.every-ship', reason: 'ship-not-unloaded', facts: { ships } }] : none;
};

/** A turn ends (`round.seat-order`), a launch is left out (`launch.optional`), or a seat wants no more trade (`trade.ends`). */
export const checkEndTurn = (state: State, { seat }: ActionOf<'endTurn'>): Judgment => {
  if (state.phase === 'trade')
    return { found: none, by: citing('trade.ends', state.offer !== null && 'ruling.trading-order') };
  const optional = state.phase === 'launch' && state.step === 'open';
  return { found: endRefusals(state, seat), by: [optional ? 'launch.optional' : 'round.seat-order'] };
};
