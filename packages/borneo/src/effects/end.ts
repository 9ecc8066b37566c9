import type { Clause } from '../clauses.ts';
import { finalOrder } from '../pieces/ending.ts';
import { scores, winnersBy } from '../scoring.ts';
import { NONE, type State, together } from '../state.ts';
import type { Tell } from './tell.ts';

/** Ports and hands are cleared (end.clear); then everybody may complete one more Mission (final.mission, final.order). */
export const enterFinal = (state: State, tell: Tell): void => {
  state.discard = together(state.discard, ...state.towers, ...state.hands);
  state.harborsOut = together(
    state.harborsOut,
    state.ports.filter((harbor) => harbor !== NONE),
  );
  for (const tower of state.towers) tower.length = 0;
  for (const hand of state.hands) hand.length = 0;
  state.ports.fill(NONE);
  state.final = finalOrder(state.active, state.seats);
  state.phase = 'final';
  tell?.({ kind: 'tableCleared', clause: 'end.clear' });
};

/** The next seat speaks in the final round; after the last one the points are counted. */
export const nextFinal = (state: State, tell: Tell): void => {
  state.final.shift();
  if (state.final.length === 0) count(state, tell);
};

/** The final count (score.total) and who has won. */
const count = (state: State, tell: Tell): void => {
  const all = scores(state);
  if (tell) {
    for (const { seat, total, parts } of all) {
      for (const { clause, points } of parts) tell({ kind: 'scored', clause: clause as Clause, seat, vp: points });
      tell({ kind: 'totaled', clause: 'score.total', seat, total });
    }
  }
  const totals = all.map(({ total }) => total);
  const { winners, clause } = winnersBy(state, totals);
  tell?.({ kind: 'won', clause, seats: winners });
  state.result = { scores: totals, winners };
  state.phase = 'over';
};
