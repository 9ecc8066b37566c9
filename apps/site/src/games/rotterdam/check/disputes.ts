import { type CheckerId, disputes as texts } from '@portolan/rotterdam/checkers';
import { type Dispute, disputesFrom } from '../../../check/module.ts';

/** The disputes people have, in the order of a round. */
export const disputes: readonly (Dispute & { readonly id: CheckerId })[] = disputesFrom(texts, {
  way: () => import('./way.tsx'),
  call: () => import('./call.tsx'),
  timing: () => import('./timing.tsx'),
  retreat: () => import('./retreat.tsx'),
  cargo: () => import('./cargo.tsx'),
  arrival: () => import('./arrival.tsx'),
  mission: () => import('./mission.tsx'),
  end: () => import('./end.tsx'),
});
