import type { State } from '../state.ts';
import type { Action } from '../types.ts';
import { applyBid, applyOpenAuction, applyPass, applyRevealTile } from './auction.ts';
import {
  applyChoose,
  applyMove,
  applyPlace,
  applyPlayContact,
  applyRemove,
  applyReplace,
  applySkip,
  applySwap,
  applySwapGoods,
} from './contact.ts';
import { proceed } from './flow.ts';
import { applyEndTurn } from './round.ts';
import { applyLeaveSlate, applyPayCommission, sail } from './sailing.ts';
import { applyDealGoods, applyFirstGoods, applyFirstShip } from './setup.ts';
import { applyAssignGoods } from './ships/assign.ts';
import { applyDrawGoods, applyRevealShip } from './ships/refill.ts';
import type { Tell } from './tell.ts';
import { applyPlayTile } from './tile.ts';

/** Where a goods tile goes that nature draws, by phase. */
const drawIn = { setupGoods: applyFirstGoods, setupHands: applyDealGoods, drawGoods: applyDrawGoods };

/** Nature's actions. */
const applyNature = (state: State, action: Action, tell: Tell): void => {
  if (action.kind === 'revealShip') {
    (state.phase === 'setupShips' ? applyFirstShip : applyRevealShip)(state, action, tell);
  } else if (action.kind === 'drawGoods') {
    drawIn[state.phase as keyof typeof drawIn](state, action, tell);
  } else if (action.kind === 'revealTile') {
    applyRevealTile(state, action, tell);
  }
};

/** What carries out, chooses or skips an effect of the contact in play; false if it is something else. */
const applyEffect = (state: State, action: Action, tell: Tell): boolean => {
  switch (action.kind) {
    case 'place':
      applyPlace(state, action, tell);
      return true;
    case 'move':
      applyMove(state, action, tell);
      return true;
    case 'swap':
      applySwap(state, action, tell);
      return true;
    case 'remove':
      applyRemove(state, action, tell);
      return true;
    case 'replace':
      applyReplace(state, action, tell);
      return true;
    case 'swapGoods':
      applySwapGoods(state, action, tell);
      return true;
    case 'choose':
      applyChoose(state, action, tell);
      return true;
    case 'skip':
      applySkip(state, tell);
      return true;
    default:
      return false;
  }
};

/** Carries a legal action out in place, telling each event as it happens. */
export const apply = (state: State, action: Action, tell?: Tell): void => {
  if (applyEffect(state, action, tell)) return;
  switch (action.kind) {
    case 'playContact':
      applyPlayContact(state, action, tell);
      break;
    case 'endTurn':
      applyEndTurn(state, action, tell);
      break;
    case 'openAuction':
      applyOpenAuction(state, action, tell);
      break;
    case 'bid':
      applyBid(state, action, tell);
      break;
    case 'pass':
      applyPass(state, action, tell);
      break;
    case 'playTile':
      applyPlayTile(state, action, tell);
      break;
    case 'depart':
      sail(state, action.quay - 1, 'full', tell);
      proceed(state, tell);
      break;
    case 'payCommission':
      applyPayCommission(state, action, tell);
      proceed(state, tell);
      break;
    case 'leaveSlate':
      applyLeaveSlate(state, action, tell);
      proceed(state, tell);
      break;
    case 'assignGoods':
      applyAssignGoods(state, action, tell);
      break;
    default:
      applyNature(state, action, tell);
  }
};
