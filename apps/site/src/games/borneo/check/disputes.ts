import { type CheckerId, disputes as texts } from '@portolan/borneo/checkers';
import { type Dispute, disputesFrom } from '../../../check/module.ts';

const forms: Readonly<Record<CheckerId, Dispute['load']>> = {
  payment: () => import('./payment.tsx'),
  fight: () => import('./fight.tsx'),
  move: () => import('./move.tsx'),
  trigger: () => import('./trigger.tsx'),
  picks: () => import('./picks.tsx'),
  end: () => import('./end.tsx'),
  winner: () => import('./winner.tsx'),
  placement: () => import('./placement.tsx'),
};

/** The disputes people have, in the order of a turn. */
export const disputes = disputesFrom(texts, forms);
