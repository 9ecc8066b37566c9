import type { State } from '../state.ts';
import type { ActionOf } from '../types.ts';
import { numbersOf } from './cards.ts';
import type { Judgment } from './judgment.ts';

/** A spice of the port is taken (distribution.from-port). */
export const checkTake = (state: State, { card }: ActionOf<'take'>): Judgment => {
  const { port, picks } = state.distribution!;
  const there = state.towers[port - 1]!.includes(numbersOf([card])[0]!);
  return {
    found: there ? [] : [{ clause: 'distribution.from-port', reason: 'not-in-port', facts: { card } }],
    by: [picks[0]!.clause],
  };
};
