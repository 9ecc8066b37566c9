import type { State } from '../state.ts';
import type { Action } from '../types.ts';
import { applyBuySailor, applyBuyShip } from './buy.ts';
import { applySell } from './debt.ts';
import { settle } from './end.ts';
import { applyAnswer, applyAttack, applyBargain, applyDenounce } from './fight.ts';
import { applyDealPort, applyDrawTile, applyLayPort, applyLayTile, applyReturnTile, applyTile } from './lay.ts';
import { applyCard, applyLoad, applyReveal } from './port.ts';
import { applyAdvance, applyDepart, applyRotate } from './sail.ts';
import type { Tell } from './tell.ts';
import { applyEndTurn } from './turn.ts';
import { applyWalk } from './walk.ts';

const perform = (state: State, action: Action, tell: Tell): void => {
  switch (action.kind) {
    case 'dealPort':
      return applyDealPort(state, action, tell);
    case 'tile':
      return applyTile(state, action, tell);
    case 'card':
      return applyCard(state, action, tell);
    case 'reveal':
      return applyReveal(state, action, tell);
    case 'drawTile':
      return applyDrawTile(state);
    case 'layPort':
      return applyLayPort(state, action, tell);
    case 'layTile':
      return applyLayTile(state, action, tell);
    case 'returnTile':
      return applyReturnTile(state, action, tell);
    case 'buyShip':
      return applyBuyShip(state, action, tell);
    case 'buySailor':
      return applyBuySailor(state, action, tell);
    case 'load':
      return applyLoad(state, action);
    case 'depart':
      return applyDepart(state, action, tell);
    case 'advance':
      return applyAdvance(state, action, tell);
    case 'rotate':
      return applyRotate(state, action, tell);
    case 'walk':
      return applyWalk(state, action, tell);
    case 'attack':
      return applyAttack(state, action, tell);
    case 'bargain':
      return applyBargain(state, action, tell);
    case 'answer':
      return applyAnswer(state, action, tell);
    case 'sell':
      return applySell(state, action, tell);
    case 'denounce':
      return applyDenounce(state, action, tell);
    case 'endTurn':
      return applyEndTurn(state, action, tell);
  }
};

/** Carries a legal action out in place, telling each event as it happens; then looks for the end of the game. */
export const apply = (state: State, action: Action, tell?: Tell): void => {
  perform(state, action, tell);
  settle(state, action, tell);
};
