import type { CheckerId } from '@portolan/rotterdam/checkers';
import { checkPage } from '../../../check/CheckPage.tsx';
import type { DisputeParts } from '../../../check/module.ts';

/** The disputes people have, in the order of a round. */
export const disputes: Readonly<Record<CheckerId, DisputeParts>> = {
  way: { form: () => import('./way.tsx'), judge: () => import('./judges/way-judge.ts') },
  call: { form: () => import('./call.tsx'), judge: () => import('./judges/call-judge.ts') },
  timing: { form: () => import('./timing.tsx'), judge: () => import('./judges/timing-judge.ts') },
  retreat: { form: () => import('./retreat.tsx'), judge: () => import('./judges/retreat-judge.ts') },
  cargo: { form: () => import('./cargo.tsx'), judge: () => import('./judges/cargo-judge.ts') },
  arrival: { form: () => import('./arrival.tsx'), judge: () => import('./judges/arrival-judge.ts') },
  mission: { form: () => import('./mission.tsx'), judge: () => import('./judges/mission-judge.ts') },
  end: { form: () => import('./end.tsx'), judge: () => import('./judges/end-judge.ts') },
};

/** The page "check a move" of Rotterdam. */
export const RotterdamCheck = checkPage({
  page: () => import('../page.ts'),
  disputes,
  position: () => import('../position/Editor.tsx'),
  box: () => import('../box/Box.tsx'),
});
