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

const freely = ({ rulings }: State): boolean => rulings['trading-order'] === 'free';

/** An open offer comes first, where offers are answered one at a time (`ruling.trading-order`). */
const offerOpen = (state: State): readonly Refusal[] =>
  state.offer && !freely(state) ? [{ clause: 'ruling.trading-order', reason: 'offer-open', to: state.offer.to }] : none;

/** What waits for its turn in phase 5: an answer to the open offer first, and who is done comes back only after a trade (`ruling.trading-order`). */
const outOfOrder = (state: State, seat: Seat): readonly Refusal[] => {
  const open = offerOpen(state);
  if (open.length > 0 || freely(state) || !state.passed.includes(seat)) return open;
  return [{ clause: 'ruling.trading-order', reason: 'already-passed' }];
};

/** Phase 5 has no turns (`trade.no-order`): an answer needs an offer, and nobody is done twice (`trade.ends`). */
const gateTrade = (state: State, kind: ActionKind, seat: Seat): readonly Refusal[] => {
  const { offer, passed } = state;
  if (kind === 'acceptTrade' || kind === 'declineTrade') {
    if (!offer) return [{ clause: 'trade.products', reason: 'no-offer' }];
    return offer.to === seat ? none : [{ clause: 'trade.products', reason: 'not-your-offer', to: offer.to }];
  }
  if (kind !== 'endTurn') return outOfOrder(state, seat);
  const open = offerOpen(state);
  if (open.length > 0 || !passed.includes(seat)) return open;
  return [{ clause: 'trade.ends', reason: 'already-passed' }];
};

/** Cards in phase 5 (`ruling.cards-in-trading`, `ruling.trading-order`). */
const gateCardsInTrade = (state: State, seat: Seat): readonly Refusal[] =>
  state.rulings['cards-in-trading'] === 'none'
    ? [{ clause: 'ruling.cards-in-trading', reason: 'no-own-turn' }]
    : outOfOrder(state, seat);

/** Cards in a turn (`navigation.own-turn`, `ruling.cards-around-call`). */
const gateCards = (state: State, kind: Cards, seat: Seat): readonly Refusal[] => {
  if (seat !== state.seat) return [notYourTurn(kind, state.seat)];
  const around = state.rulings['cards-around-call'];
  if (state.step === 'moving' && around !== 'also-during') {
    return [{ clause: 'ruling.cards-around-call', reason: 'call-in-progress' }];
  }
  if (state.step === 'after' && around === 'before-only') {
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
  if (state.phase === 'trade') return isCards(kind) ? gateCardsInTrade(state, seat) : gateTrade(state, kind, seat);
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
