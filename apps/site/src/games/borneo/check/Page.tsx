import type { CheckerId } from '@portolan/borneo/checkers';
import { checkPage } from '../../../check/CheckPage.tsx';
import type { AnyModule } from '../../../check/module.ts';
import type { Fetch } from '../../../questions/Fetched.tsx';

/** The forms of the disputes people have, in the order of a turn. */
export const forms: Readonly<Record<CheckerId, Fetch<AnyModule>>> = {
  payment: () => import('./payment.tsx'),
  fight: () => import('./fight.tsx'),
  move: () => import('./move.tsx'),
  trigger: () => import('./trigger.tsx'),
  picks: () => import('./picks.tsx'),
  end: () => import('./end.tsx'),
  winner: () => import('./winner.tsx'),
  placement: () => import('./placement.tsx'),
};

/** The page "check a move" of Borneo. */
export const BorneoCheck = checkPage({
  page: () => import('../page.ts'),
  disputes: forms,
  position: () => import('../position/Editor.tsx'),
  box: () => import('../box/Box.tsx'),
});
