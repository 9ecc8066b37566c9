import { judged, type Verdict } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import type { Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import type { Action } from '../types.ts';
import { checkAnswer, checkSell } from './answer.ts';
import { checkBuySailor, checkBuyShip } from './buying.ts';
import { checkAttack, checkBargain } from './combat.ts';
import { gate } from './gate.ts';
import type { Judgment } from './judgment.ts';
import { checkDrawTile, checkLayPort, checkLayTile, checkReturnTile } from './laying.ts';
import { checkCard, checkDealPort, checkReveal, checkTile } from './nature.ts';
import { checkWalk } from './sailors.ts';
import { checkAdvance, checkDenounce, checkDepart, checkRotate } from './ships.ts';
import { checkLoad } from './trade.ts';
import { checkEndTurn } from './turn.ts';

/** All tests of an action that has passed the gate. */
const examine = (state: State, action: Action): Judgment => {
  switch (action.kind) {
    case 'dealPort':
      return checkDealPort(state, action);
    case 'tile':
      return checkTile(state, action);
    case 'card':
      return checkCard(state, action);
    case 'reveal':
      return checkReveal(state, action);
    case 'drawTile':
      return checkDrawTile(state);
    case 'layPort':
      return checkLayPort(state, action);
    case 'layTile':
      return checkLayTile(state, action);
    case 'returnTile':
      return checkReturnTile(state);
    case 'buyShip':
      return checkBuyShip(state, action);
    case 'buySailor':
      return checkBuySailor(state, action);
    case 'load':
      return checkLoad(state, action);
    case 'depart':
      return checkDepart(state, action);
    case 'advance':
      return checkAdvance(state, action);
    case 'rotate':
      return checkRotate(state, action);
    case 'walk':
      return checkWalk(state, action);
    case 'attack':
      return checkAttack(state, action);
    case 'bargain':
      return checkBargain(state, action);
    case 'answer':
      return checkAnswer(state, action);
    case 'sell':
      return checkSell();
    case 'denounce':
      return checkDenounce(state, action, check);
    case 'endTurn':
      return checkEndTurn(state);
  }
};

/**
 * The judge, in two stages: the gate (actor, phase, pieces), whose violation stands alone; then every test of the action,
 * each violation found. Legal actions cite the clauses that allow them.
 */
export const check = (state: State, action: Action): Verdict<Clause, Refusal> => {
  const stopped = gate(state, action);
  if (stopped) return judged([stopped], []);
  const { found, by } = examine(state, action);
  return judged(found, by);
};
