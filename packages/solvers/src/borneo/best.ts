import { type Action, borneo, type State } from '@portolan/borneo';
import { bad } from '@portolan/core';
import { bestQuestion } from '../search/question.ts';
import { searched } from './search.ts';

/** What is my best move? */
export const best = bestQuestion<State, Action>({
  game: borneo,
  searched,
  refuse: (state, seat) => {
    if (state.edition.shipments === 'free') return bad({ path: 'position.edition.shipments', code: 'deck-unknown' });
    return borneo.actions(state, seat).length > 0
      ? undefined
      : bad({ path: `hands[${seat}]`, code: 'nothing-known', facts: { seat } });
  },
});
