import type { State } from '../state.ts';
import type { Action } from '../types.ts';
import { applyBuySailor, applyBuyShip } from './buying.ts';
import { applyAnswer, applyAttack, applyBargain } from './combat.ts';
import { settle } from './end.ts';
import { applyDealPort, applyDrawTile, applyLayPort, applyLayTile, applyReturnTile, applyTile } from './laying.ts';
import { applyWalk } from './sailors.ts';
import { applySell } from './sell.ts';
import { applyAdvance, applyDenounce, applyDepart, applyRotate } from './ships.ts';
import type { Tell } from './tell.ts';
import { applyCard, applyLoad, applyReveal } from './trade.ts';
import { applyEndTurn, passAfterElimination } from './turn.ts';

const perform = (state: State, action: Action, tell: Tell): void => {
  switch (action.kind) {
    case 'dealPort':
      applyDealPort(state, action, tell);
      break;
    case 'tile':
      applyTile(state, action, tell);
      break;
    case 'card':
      applyCard(state, action, tell);
      break;
    case 'reveal':
      applyReveal(state, action, tell);
      break;
    case 'drawTile':
      applyDrawTile(state);
      break;
    case 'layPort':
      applyLayPort(state, action, tell);
      break;
    case 'layTile':
      applyLayTile(state, action, tell);
      break;
    case 'returnTile':
      applyReturnTile(state, action, tell);
      break;
    case 'buyShip':
      applyBuyShip(state, action, tell);
      break;
    case 'buySailor':
      applyBuySailor(state, action, tell);
      break;
    case 'load':
      applyLoad(state, action);
      break;
    case 'depart':
      applyDepart(state, action, tell);
      break;
    case 'advance':
      applyAdvance(state, action, tell);
      break;
    case 'rotate':
      applyRotate(state, action, tell);
      break;
    case 'walk':
      applyWalk(state, action, tell);
      break;
    case 'attack':
      applyAttack(state, action, tell);
      break;
    case 'bargain':
      applyBargain(state, action, tell);
      break;
    case 'answer':
      applyAnswer(state, action, tell);
      break;
    case 'sell':
      applySell(state, action, tell);
      break;
    case 'denounce':
      applyDenounce(state, action, tell);
      break;
    case 'endTurn':
      applyEndTurn(state, action, tell);
      break;
  }
};

/**
 * Carries a legal action out in place, telling each event as it happens; then looks for the end of the game. An elimination
 * ends the turn, if the game goes on.
 */
export const apply = (state: State, action: Action, tell?: Tell): void => {
  perform(state, action, tell);
  settle(state, action, tell);
  if (state.phase === 'act' && state.out[state.active]) passAfterElimination(state, tell);
};
