import { judged, type Verdict } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import type { Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import type { Action } from '../types.ts';
import { checkTransfer } from './company.ts';
import { checkTake } from './distribution.ts';
import { checkDiscard, checkDraw } from './draw.ts';
import { checkAttack, checkDefend, checkReward, checkYield } from './fight.ts';
import { gate } from './gate.ts';
import type { Judgment } from './judgment.ts';
import { checkCompleteMission } from './mission.ts';
import { checkPlayShipment } from './port.ts';
import { checkChooseFirst, checkPlace, checkReveal } from './setup.ts';

const passBy = (state: State): Clause => {
  if (state.phase === 'final') return 'final.mission';
  return state.phase === 'mission' ? 'mission.optional' : 'company.optional';
};

/** All tests of an action that has passed the gate. */
const examine = (state: State, action: Action): Judgment => {
  switch (action.kind) {
    case 'draw':
      return checkDraw(state, action);
    case 'reveal':
      return checkReveal(state, action);
    case 'chooseFirst':
      return checkChooseFirst(state, action);
    case 'place':
      return checkPlace(state, action);
    case 'completeMission':
      return checkCompleteMission(state, action);
    case 'transfer':
      return checkTransfer(state, action);
    case 'attack':
      return checkAttack(state, action);
    case 'defend':
      return checkDefend(state, action);
    case 'yield':
      return checkYield(state, action);
    case 'reward':
      return checkReward(state, action);
    case 'playShipment':
      return checkPlayShipment(state, action);
    case 'take':
      return checkTake(state, action);
    case 'discard':
      return checkDiscard(state, action);
    case 'pass':
      return { found: [], by: [passBy(state)] };
  }
};

/**
 * The judge, in two stages: the gate (actor, phase, once only), whose violations stand alone; then every test of the
 * action, each violation found. Legal actions cite the clauses that allow them.
 */
export const check = (state: State, action: Action): Verdict<Clause, Refusal> => {
  const stopped = gate(state, action);
  if (stopped.length > 0) return judged(stopped, []);
  const { found, by } = examine(state, action);
  return judged(found, by);
};
