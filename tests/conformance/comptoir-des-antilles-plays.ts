import { type Action, comptoirDesAntilles, type State } from '@portolan/comptoir-des-antilles';
import type { Fields } from './cases.ts';

/** Complete ways to carry a contact in play out: sequences of actions until it is discarded. */
const waysOn = (state: State): number => {
  if (state.resolved || state.phase === 'over') return 1;
  return comptoirDesAntilles.actions(state).reduce((sum, action) => sum + waysAfter(state, action), 0);
};

const waysAfter = (state: State, action: Action): number => {
  const next = comptoirDesAntilles.clone(state);
  comptoirDesAntilles.apply(next, action);
  return waysOn(next);
};

/** For each contact of the active player's hand the number of complete ways to play it, and their sum. */
export const countPlays = (state: State): Fields => {
  const plays: Record<string, number> = {};
  for (const action of comptoirDesAntilles.actions(state)) {
    if (action.kind === 'playContact') plays[action.contact] = waysAfter(state, action);
  }
  return { plays, sum: Object.values(plays).reduce((sum, count) => sum + count, 0) };
};
