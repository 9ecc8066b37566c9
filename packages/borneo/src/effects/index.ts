import type { State } from '../state.ts';
import type { Action } from '../types.ts';
import { applyAttack, applyDefend, applyReward, applyTransfer, applyYield } from './company.ts';
import { applyDiscard, applyDraw, applyRefill } from './draw.ts';
import { applyCompleteMission, applyPass } from './mission.ts';
import { applyPlayShipment, applyTake } from './port.ts';
import { applyChooseFirst, applyDeal, applyFirstReveal, applyPlace } from './setup.ts';
import type { Tell } from './tell.ts';

/** Carries a legal action out in place, telling each event as it happens. */
export const apply = (state: State, action: Action, tell?: Tell): void => {
  switch (action.kind) {
    case 'draw':
      return state.phase === 'deal' ? applyDeal(state, action, tell) : applyDraw(state, action, tell);
    case 'reveal':
      return state.phase === 'reveal' ? applyFirstReveal(state, action, tell) : applyRefill(state, action, tell);
    case 'chooseFirst':
      return applyChooseFirst(state, action, tell);
    case 'place':
      return applyPlace(state, action, tell);
    case 'completeMission':
      return applyCompleteMission(state, action, tell);
    case 'transfer':
      return applyTransfer(state, action, tell);
    case 'attack':
      return applyAttack(state, action, tell);
    case 'defend':
      return applyDefend(state, action, tell);
    case 'yield':
      return applyYield(state, action, tell);
    case 'reward':
      return applyReward(state, action, tell);
    case 'playShipment':
      return applyPlayShipment(state, action, tell);
    case 'take':
      return applyTake(state, action, tell);
    case 'discard':
      return applyDiscard(state, action, tell);
    case 'pass':
      return applyPass(state, action, tell);
  }
};
