import type { Seat } from '@portolan/core';
import type { Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import { phaseOf } from '../turn.ts';
import type { Action, ActionKind, Phase } from '../types.ts';
import { none } from './judgment.ts';

type Cards = 'playCard' | 'layPoints';

const isCards = (kind: ActionKind): kind is Cards => kind === 'playCard' || kind === 'layPoints';

const notYourTurn = (kind: ActionKind, turn: Seat | 'nature'): Refusal => ({
  clause: isCards(kind) ? 'navigation.own-turn' : 'round.seat-order',
  reason: 'not-your-turn',
  turn,
});

const trades: readonly ActionKind[] = ['offerTrade', 'acceptTrade', 'declineTrade'];

/** The phase is another one (`round.six-phases`); what belongs to every phase is out of phase only when nobody plays. */
const wrongPhase = (phase: Phase, kind: ActionKind): readonly Refusal[] => {
  const needs = phaseOf[kind];
  if (needs === undefined) {
    return phase === 'over' || phase === 'setup'
      ? [{ clause: 'round.six-phases', reason: 'wrong-phase', phase }]
      : none;
  }
  if (needs === phase) return none;
  if (phase === 'mission' && trades.includes(kind)) return [{ clause: 'trade.closed', reason: 'trading-closed' }];
  return [{ clause: 'round.six-phases', reason: 'wrong-phase', phase, needs }];
};

/** Phase 5 has no turns: an open offer comes first, and who has passed is out (`trade.ends`). */
const gateTrade = ({ offer, passed }: State, kind: ActionKind, seat: Seat): readonly Refusal[] => {
  if (kind === 'acceptTrade' || kind === 'declineTrade') {
    if (!offer) return [{ clause: 'trade.products', reason: 'no-offer' }];
    return offer.to === seat ? none : [{ clause: 'trade.products', reason: 'not-your-offer', to: offer.to }];
  }
  if (offer) return [{ clause: 'trade.products', reason: 'offer-open', to: offer.to }];
  return passed.includes(seat) ? [{ clause: 'trade.ends', reason: 'already-passed' }] : none;
};

/** Cards in phase 5 (`ruling.cards-in-trading`). */
const gateCardsInTrade = ({ offer, passed, rulings }: State, kind: Cards, seat: Seat): readonly Refusal[] => {
  if (rulings['cards-in-trading'] === 'none') return [{ clause: 'ruling.cards-in-trading', reason: 'no-own-turn' }];
  if (offer) return [notYourTurn(kind, offer.to)];
  return passed.includes(seat) ? [{ clause: 'navigation.own-turn', reason: 'already-passed' }] : none;
};

/** Cards in a turn (`navigation.own-turn`, `ruling.cards-around-call`). */
const gateCards = (state: State, kind: Cards, seat: Seat): readonly Refusal[] => {
  if (seat !== state.seat) return [notYourTurn(kind, state.seat)];
  if (state.step === 'moving') return [{ clause: 'navigation.own-turn', reason: 'call-in-progress' }];
  if (state.step === 'after' && state.rulings['cards-around-call'] === 'before-only') {
    return [{ clause: 'ruling.cards-around-call', reason: 'no-own-turn' }];
  }
  return none;
};

/** The ships of a call move seat by seat, whoever's turn it is (`sail.mover-order`). */
const gateMove = ({ call }: State, seat: Seat): readonly Refusal[] => {
  if (!call) return [{ clause: 'sail.by-color', reason: 'no-color-called' }];
  return call.mover === seat ? none : [{ clause: 'sail.mover-order', reason: 'not-your-ships-yet', mover: call.mover }];
};

const gateSeat = (state: State, kind: ActionKind, seat: Seat): readonly Refusal[] => {
  if (state.phase === 'trade')
    return isCards(kind) ? gateCardsInTrade(state, kind, seat) : gateTrade(state, kind, seat);
  if (isCards(kind)) return gateCards(state, kind, seat);
  if (kind === 'sail' || kind === 'hold') return gateMove(state, seat);
  return seat === state.seat ? none : [notYourTurn(kind, state.seat)];
};

/** Who and when: what forbids an action of a seat before its details are looked at. Nature's actions have no gate. */
export const gate = (state: State, action: Action): readonly Refusal[] => {
  if (!('seat' in action)) return none;
  const { kind, seat } = action;
  if (state.pending.length > 0) return [notYourTurn(kind, 'nature')];
  const phase = wrongPhase(state.phase, kind);
  return phase.length > 0 ? phase : gateSeat(state, kind, seat);
};
