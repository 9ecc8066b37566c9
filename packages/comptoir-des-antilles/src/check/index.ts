import { judged, type Verdict } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import type { Effect, EffectName } from '../edition.ts';
import type { Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import type { Action, ActionKind } from '../types.ts';
import { checkBid, checkOpenAuction, checkPass, checkRevealTile } from './auction.ts';
import {
  checkChoose,
  checkMove,
  checkPlace,
  checkRemove,
  checkReplace,
  checkSkip,
  checkSwap,
  checkSwapGoods,
} from './contact.ts';
import { gate } from './gate.ts';
import type { Judgment } from './judgment.ts';
import { checkDepart, checkPayCommission } from './sailing.ts';
import { checkAssignGoods, checkDrawGoods, checkRevealShip } from './ships.ts';
import { checkLeaveSlate } from './slate.ts';
import { checkPlayTile } from './tile.ts';
import { checkEndTurn, checkPlayContact, notYourTurn } from './turn.ts';

const due = (effect: EffectName): ActionKind => (effect === 'oneOf' ? 'choose' : effect);

const wrongEffect = (effect: Effect, kind: ActionKind): Judgment => ({
  found: [{ clause: 'contact.effects', reason: 'wrong-effect', facts: { due: due(effect.do), kind } }],
  by: [],
});

/** An action that carries out, chooses or skips an effect (contact.effects). */
const judgeEffect = (state: State, effect: Effect, action: Action): Judgment => {
  if (action.kind === 'skip') return checkSkip(state, effect);
  if (action.kind === 'place' && effect.do === 'place') return checkPlace(state, effect, action);
  if (action.kind === 'move' && effect.do === 'move') return checkMove(state, effect, action);
  if (action.kind === 'swap' && effect.do === 'swap') return checkSwap(state, effect, action);
  if (action.kind === 'remove' && effect.do === 'remove') return checkRemove(state, effect, action);
  if (action.kind === 'replace' && effect.do === 'replace') return checkReplace(state, action);
  if (action.kind === 'swapGoods' && effect.do === 'swapGoods') return checkSwapGoods(state, effect, action);
  if (action.kind === 'choose' && effect.do === 'oneOf') return checkChoose(state, effect, action);
  return wrongEffect(effect, action.kind);
};

/** What keeps an action from carrying out an effect, due or not; empty if nothing does. */
export const checkEffect = (state: State, effect: Effect, action: Action): readonly Refusal[] =>
  judgeEffect(state, effect, action).found;

/** All tests of an action that the active player alone can do. */
const examineOwn = (state: State, action: Action): Judgment => {
  switch (action.kind) {
    case 'endTurn':
      return checkEndTurn(state);
    case 'depart':
      return checkDepart(state, action);
    case 'payCommission':
      return checkPayCommission;
    case 'leaveSlate':
      return checkLeaveSlate(state, action);
    case 'assignGoods':
      return checkAssignGoods(state, action);
    default:
      return judgeEffect(state, state.effects[0]!, action);
  }
};

/** All tests of an action that has passed the gate. */
const examine = (state: State, action: Action): Judgment => {
  switch (action.kind) {
    case 'revealShip':
      return checkRevealShip(state, action);
    case 'drawGoods':
      return checkDrawGoods(state, action);
    case 'revealTile':
      return checkRevealTile(state, action);
    case 'openAuction':
      return checkOpenAuction(state, action);
    case 'bid':
      return checkBid(state, action);
    case 'pass':
      return checkPass(state, action);
    case 'playTile':
      return checkPlayTile(state, action);
    case 'playContact':
      return checkPlayContact(state, action);
    default: {
      const strange = notYourTurn(state, action.seat, 'round.order');
      return strange.length > 0 ? { found: strange, by: [] } : examineOwn(state, action);
    }
  }
};

/**
 * The judge, in two stages: the gate (the end and the phase), whose violation stands alone; then every test of the
 * action, each violation found. Legal actions cite the clauses that allow them.
 */
export const check = (state: State, action: Action): Verdict<Clause, Refusal> => {
  const stopped = gate(state, action);
  if (stopped.length > 0) return judged(stopped, []);
  const { found, by } = examine(state, action);
  return judged(found, by);
};
