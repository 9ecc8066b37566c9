import { illegal, judged, type Verdict } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import type { Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import type { Action } from '../types.ts';
import { checkDiscard, checkLayPoints, checkTakeNavigation } from './anchor.ts';
import { checkPlayCard } from './cards.ts';
import { type Judgment, none } from './judgment.ts';
import { checkLaunch } from './launch.ts';
import { checkFulfill } from './mission.ts';
import { checkDrawMission, checkDrawNavigation, checkDrawProduct, checkReveal } from './nature.ts';
import { checkEndTurn, gate } from './round.ts';
import { checkCallColor, checkHold, checkSail } from './sail.ts';
import { strangers } from './strangers.ts';
import { checkAccept, checkOffer } from './trade.ts';
import { checkUnload } from './unload.ts';

const decline: Judgment = { found: none, by: ['trade.products'] };

/** All tests of an action of nature or of a hand. */
const examineCards = (state: State, action: Action): Judgment => {
  switch (action.kind) {
    case 'drawMission':
      return checkDrawMission(state, action);
    case 'drawNavigation':
      return checkDrawNavigation(state, action);
    case 'drawProduct':
      return checkDrawProduct(state, action);
    case 'revealProduct':
      return checkReveal(state, action);
    case 'takeNavigation':
      return checkTakeNavigation(state, action);
    case 'discardNavigation':
      return checkDiscard(state, action);
    case 'layPoints':
      return checkLayPoints(state, action);
    case 'playCard':
      return checkPlayCard(state, action);
    default:
      return decline;
  }
};

/** All tests of an action that has passed the gate. */
const examine = (state: State, action: Action): Judgment => {
  switch (action.kind) {
    case 'launch':
      return checkLaunch(state, action);
    case 'callColor':
      return checkCallColor(state, action);
    case 'sail':
      return checkSail(state, action);
    case 'hold':
      return checkHold(state, action);
    case 'unload':
      return checkUnload(state, action);
    case 'offerTrade':
      return checkOffer(state, action);
    case 'acceptTrade':
      return checkAccept(state, action);
    case 'fulfill':
      return checkFulfill(state, action);
    case 'endTurn':
      return checkEndTurn(state, action);
    default:
      return examineCards(state, action);
  }
};

/**
 * The judge, in stages: the gate (who and when), whose violation stands alone; what is not at this table; then every test
 * of the action, each violation found. Legal actions cite the clauses that allow them.
 */
export const check = (state: State, action: Action): Verdict<Clause, Refusal> => {
  if ('seat' in action) {
    const stopped = gate(state, action);
    if (stopped) return illegal(stopped);
    const unknown = strangers(state, action);
    if (unknown.length > 0) return judged(unknown, []);
  }
  const { found, by } = examine(state, action);
  return judged(found, by);
};
