import type { Seat } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import type { Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import type { ActionKind, ActionOf } from '../types.ts';
import { checkExtraCargo, checkPolice, checkSwap, checkThief } from './cards/cargoes.ts';
import { checkBack } from './cards/ways-back.ts';
import { heldRefusals } from './hand.ts';
import { citing, type Judgment } from './judgment.ts';
import { outOfOrder } from './trade.ts';

/** Whether an action uses a Navigation card, as it can be used in any phase. */
export const usesCard = (kind: ActionKind): boolean => kind === 'playCard' || kind === 'layPoints';

/** Cards in a turn (`navigation.own-turn`, `ruling.cards-around-call`). */
export const cardsGate = (state: State, seat: Seat): Refusal | undefined => {
  if (seat !== state.seat)
    return { clause: 'navigation.own-turn', reason: 'not-your-turn', facts: { turn: state.seat } };
  const around = state.rulings['cards-around-call'];
  if (state.step === 'moving' && around !== 'also-during') {
    return { clause: 'ruling.cards-around-call', reason: 'call-in-progress', facts: {} };
  }
  if (state.step === 'after' && around === 'before-only') {
    return { clause: 'ruling.cards-around-call', reason: 'no-own-turn', facts: {} };
  }
  return undefined;
};

/** The clauses that allow any use of cards now (`navigation.any-phase`). */
export const anyPhase = (state: State, seat: number) =>
  citing(
    'navigation.any-phase',
    state.phase === 'trade' && 'ruling.cards-in-trading',
    outOfOrder(state, seat) && 'ruling.trading-order',
    (state.step === 'moving' || state.step === 'after') && 'ruling.cards-around-call',
  );

const neverPlayed = (clause: Clause, refusal: Refusal): Judgment => ({ found: [refusal], by: [clause] });

const checkCard = (state: State, action: ActionOf<'playCard'>): Judgment => {
  switch (action.card) {
    case 'turn-of-luck':
      return checkSwap(state, action);
    case 'extra-cargo':
      return checkExtraCargo(state, action);
    case 'setback':
    case 'heavy-storm':
      return checkBack(state, action);
    case 'cargo-thief':
      return checkThief(state, action);
    case 'port-police':
      return checkPolice(state, action);
    case 'joker':
      return neverPlayed('card.joker', { clause: 'card.joker', reason: 'only-in-mission', facts: {} });
    default: {
      const clause = 'navigation.lay-points';
      return neverPlayed(clause, { clause, reason: 'lay-instead', facts: { card: action.card } });
    }
  }
};

/** A Navigation card is played: it is held, and what it does is possible (`navigation.from-hand`, card.*). */
export const checkPlayCard = (state: State, action: ActionOf<'playCard'>): Judgment => {
  const { found, by } = checkCard(state, action);
  return {
    found: [...heldRefusals(state, action.seat, action.card), ...found],
    by: [...by, ...anyPhase(state, action.seat)],
  };
};
