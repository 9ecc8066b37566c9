import type { CheckerId } from '@portolan/borneo/checkers';
import { checkPage } from '../../../check/CheckPage.tsx';
import type { DisputeParts } from '../../../check/module.ts';

/** The disputes people have, in the order of a turn. */
export const disputes: Readonly<Record<CheckerId, DisputeParts>> = {
  payment: { form: () => import('./payment.tsx'), judge: () => import('./judges/payment-judge.ts') },
  fight: { form: () => import('./fight.tsx'), judge: () => import('./judges/fight-judge.ts') },
  move: { form: () => import('./move.tsx'), judge: () => import('./judges/move-judge.ts') },
  trigger: { form: () => import('./trigger.tsx'), judge: () => import('./judges/trigger-judge.ts') },
  picks: { form: () => import('./picks.tsx'), judge: () => import('./judges/picks-judge.ts') },
  end: { form: () => import('./end.tsx'), judge: () => import('./judges/end-judge.ts') },
  winner: { form: () => import('./winner.tsx'), judge: () => import('./judges/winner-judge.ts') },
  placement: { form: () => import('./placement.tsx'), judge: () => import('./judges/placement-judge.ts') },
};

/** The page "check a move" of Borneo. */
export const BorneoCheck = checkPage({
  page: () => import('../page.ts'),
  disputes,
  position: () => import('../position/Editor.tsx'),
  box: () => import('../box/Box.tsx'),
});
