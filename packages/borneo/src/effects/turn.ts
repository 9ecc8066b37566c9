import type { State } from '../state.ts';
import type { ActionOf } from '../types.ts';
import { nextFinal } from './end.ts';
import type { Tell } from './tell.ts';

/** Phase 1, phase 2 or the final Mission is given up. */
export const applyPass = (state: State, { seat }: ActionOf<'pass'>, tell: Tell): void => {
  const { phase } = state;
  if (phase === 'final') {
    tell?.({ kind: 'passed', clause: 'final.mission', seat, phase });
    nextFinal(state, tell);
    return;
  }
  const mission = phase === 'mission';
  tell?.({ kind: 'passed', clause: mission ? 'mission.optional' : 'company.optional', seat, phase });
  state.phase = mission ? 'company' : 'shipment';
};
