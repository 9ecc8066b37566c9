import type { State } from '../state.ts';
import type { Action } from '../types.ts';
import { applyTransfer } from './company.ts';
import { applyTake } from './distribution.ts';
import { applyDiscard, applyDraw, applyRefill } from './draw.ts';
import { applyAttack, applyDefend, applyReward, applyYield } from './fight.ts';
import { applyCompleteMission } from './mission.ts';
import { applyPlayShipment } from './port.ts';
import { applyChooseFirst, applyDeal, applyFirstReveal, applyPlace } from './setup.ts';
import type { Tell } from './tell.ts';
import { applyPass } from './turn.ts';

/** Carries a legal action out in place, telling each event as it happens. */
export const apply = (state: State, action: Action, tell?: Tell): void => {
  switch (action.kind) {
    case 'draw':
      (state.phase === 'deal' ? applyDeal : applyDraw)(state, action, tell);
      break;
    case 'reveal':
      (state.phase === 'reveal' ? applyFirstReveal : applyRefill)(state, action, tell);
      break;
    case 'chooseFirst':
      applyChooseFirst(state, action, tell);
      break;
    case 'place':
      applyPlace(state, action, tell);
      break;
    case 'completeMission':
      applyCompleteMission(state, action, tell);
      break;
    case 'transfer':
      applyTransfer(state, action, tell);
      break;
    case 'attack':
      applyAttack(state, action, tell);
      break;
    case 'defend':
      applyDefend(state, action, tell);
      break;
    case 'yield':
      applyYield(state, action, tell);
      break;
    case 'reward':
      applyReward(state, action, tell);
      break;
    case 'playShipment':
      applyPlayShipment(state, action, tell);
      break;
    case 'take':
      applyTake(state, action, tell);
      break;
    case 'discard':
      applyDiscard(state, action, tell);
      break;
    case 'pass':
      applyPass(state, action, tell);
      break;
  }
};
