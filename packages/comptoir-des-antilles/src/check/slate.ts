import { portersOf } from '../counts.ts';
import type { Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import type { ActionOf } from '../types.ts';
import type { Judgment } from './judgment.ts';

const slateBy = ['slate.designate'] as const;

/** The holder of the slate hands bill and slate to another player with a porter aboard (slate.designate), once in a turn. */
export const checkLeaveSlate = (state: State, { seat, to }: ActionOf<'leaveSlate'>): Judgment => {
  const clause = 'slate.designate';
  const { quay } = state.leaving!;
  const found: Refusal[] = [];
  if (state.slate !== seat) found.push({ clause, reason: 'not-holder', facts: { seat, holder: state.slate } });
  if (to === seat) found.push({ clause, reason: 'not-another-player', facts: { to } });
  else if (portersOf(state, quay, to) === 0)
    found.push({ clause, reason: 'no-porter-aboard', facts: { to, quay: quay + 1 } });
  if (state.slateLeft) found.push({ clause: 'slate.one-per-turn', reason: 'already-left', facts: {} });
  return { found, by: slateBy };
};
