import type { CheckerId } from '@portolan/rotterdam/checkers';
import { checkPage } from '../../../check/CheckPage.tsx';
import type { AnyModule } from '../../../check/module.ts';
import type { Fetch } from '../../../questions/Fetched.tsx';

/** The forms of the disputes people have, in the order of a round. */
export const forms: Readonly<Record<CheckerId, Fetch<AnyModule>>> = {
  way: () => import('./way.tsx'),
  call: () => import('./call.tsx'),
  timing: () => import('./timing.tsx'),
  retreat: () => import('./retreat.tsx'),
  cargo: () => import('./cargo.tsx'),
  arrival: () => import('./arrival.tsx'),
  mission: () => import('./mission.tsx'),
  end: () => import('./end.tsx'),
};

/** The page "check a move" of Rotterdam. */
export const RotterdamCheck = checkPage({
  page: () => import('../page.ts'),
  disputes: forms,
  position: () => import('../position/Editor.tsx'),
  box: () => import('../box/Box.tsx'),
});
