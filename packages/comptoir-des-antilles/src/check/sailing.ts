import type { Clause } from '../clauses.ts';
import { isFull } from '../counts.ts';
import type { State } from '../state.ts';
import type { ActionOf } from '../types.ts';
import { type Judgment, none } from './judgment.ts';

/** The active player pays the commission himself (sailing.commission). */
export const checkPayCommission: Judgment = { found: none, by: ['sailing.commission'] };

const departBy: readonly Clause[] = ['sailing.one-by-one'];

/** Of several full ships one departs next (sailing.one-by-one). */
export const checkDepart = (state: State, { quay }: ActionOf<'depart'>): Judgment => ({
  found: isFull(state, quay - 1) ? none : [{ clause: 'sailing.when-full', reason: 'not-full', facts: { quay } }],
  by: departBy,
});
