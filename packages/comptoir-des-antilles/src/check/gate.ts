import type { Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import { phasesOf } from '../turn.ts';
import type { Action, ActionKind, Phase } from '../types.ts';
import { none } from './judgment.ts';

/** What is under way in a phase in which no event tile can be played, unless a ruling says so (ruling.tile-window). */
const underWay: Partial<Record<Phase, 'card-in-progress' | 'departure-in-progress' | 'refill-in-progress'>> = {
  effect: 'card-in-progress',
  depart: 'departure-in-progress',
  settle: 'departure-in-progress',
  assign: 'refill-in-progress',
};

/** Whether the window for event tiles is open in a phase. */
const isOpen = ({ phase, rulings }: State): boolean => {
  if (phase === 'act' || rulings['tile-window'] === 'any-moment') return true;
  return phase === 'effect' && rulings['tile-window'] === 'between-effects';
};

const gateTile = (state: State): readonly Refusal[] => {
  const reason = underWay[state.phase];
  return isOpen(state) || !reason ? none : [{ clause: 'ruling.tile-window', reason, facts: {} }];
};

/** What an action of another phase breaks. */
const wrongPhase = (phase: Phase, kind: ActionKind): Refusal => {
  if (kind === 'payCommission') return { clause: 'sailing.commission', reason: 'nothing-due', facts: {} };
  if (kind === 'leaveSlate') return { clause: 'slate.designate', reason: 'nothing-due', facts: {} };
  return { clause: 'turn.parts', reason: 'wrong-phase', facts: { phase, kind } };
};

/** The end and the phase: what forbids the action before its details are looked at, whoever acts. */
export const gate = (state: State, { kind }: Action): readonly Refusal[] => {
  const { phase } = state;
  if (phase === 'over') return [{ clause: 'end.winner', reason: 'game-over', facts: {} }];
  if (!phasesOf[kind].includes(phase)) return [wrongPhase(phase, kind)];
  return kind === 'playTile' ? gateTile(state) : none;
};
