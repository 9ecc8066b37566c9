import type { State } from '../state.ts';
import type { Action } from '../types.ts';
import { applyDiscard, applyLayPoints, applyPlayCard, applyTakeNavigation } from './cards.ts';
import { launch } from './launch.ts';
import { applyFulfill } from './mission.ts';
import { applyDrawMission, applyDrawNavigation, applyDrawProduct, applyReveal } from './nature.ts';
import { endTurn, proceed } from './round.ts';
import { applyCallColor, applyHold, applySail } from './sail.ts';
import type { Tell } from './tell.ts';
import { applyAccept, applyDecline, applyOffer, applyPass } from './trade.ts';
import { applyUnload } from './unload.ts';

/** What nature draws. */
const applyNature = (state: State, action: Action, tell: Tell): void => {
  switch (action.kind) {
    case 'drawMission':
      applyDrawMission(state, action, tell);
      break;
    case 'drawNavigation':
      applyDrawNavigation(state, action, tell);
      break;
    case 'drawProduct':
      applyDrawProduct(state, action, tell);
      break;
    case 'revealProduct':
      applyReveal(state, action, tell);
      break;
    default:
  }
};

/** What belongs to a phase. */
const applyMain = (state: State, action: Action, tell: Tell): void => {
  switch (action.kind) {
    case 'launch':
      launch(state, action.seat, action.start, action.cargo, 'launch.one-ship', tell);
      state.step = 'launched';
      break;
    case 'callColor':
      applyCallColor(state, action, tell);
      break;
    case 'sail':
      applySail(state, action, tell);
      break;
    case 'hold':
      applyHold(state, action, tell);
      break;
    case 'unload':
      applyUnload(state, action, tell);
      break;
    case 'offerTrade':
      applyOffer(state, action, tell);
      break;
    case 'acceptTrade':
      applyAccept(state, tell);
      break;
    case 'declineTrade':
      applyDecline(state, tell);
      break;
    case 'fulfill':
      applyFulfill(state, action, tell);
      break;
    default:
      applyNature(state, action, tell);
  }
};

/** Carries a legal action out in place, telling each event as it happens. */
export const apply = (state: State, action: Action, tell?: Tell): void => {
  switch (action.kind) {
    case 'endTurn':
      if (state.phase === 'trade') applyPass(state, action, tell);
      else endTurn(state, false, tell);
      break;
    case 'playCard':
      applyPlayCard(state, action, tell);
      break;
    case 'layPoints':
      applyLayPoints(state, action, tell);
      break;
    case 'takeNavigation':
      applyTakeNavigation(state, action, tell);
      break;
    case 'discardNavigation':
      applyDiscard(state, action, tell);
      break;
    default:
      applyMain(state, action, tell);
  }
  proceed(state, tell);
};
