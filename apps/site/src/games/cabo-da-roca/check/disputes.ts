import { type CheckerId, disputes as texts } from '@portolan/cabo-da-roca/checkers';
import { type Dispute, disputesFrom } from '../../../check/module.ts';

/** The disputes people have, in the order of a turn. */
export const disputes: readonly (Dispute & { readonly id: CheckerId })[] = disputesFrom(texts, {
  places: () => import('./places.tsx'),
  tile: () => import('./tile.tsx'),
  purchase: () => import('./purchase.tsx'),
  departure: () => import('./departure.tsx'),
  sailing: () => import('./sailing.tsx'),
  walk: () => import('./walk.tsx'),
  lighthouse: () => import('./lighthouse.tsx'),
  voyage: () => import('./voyage.tsx'),
  shot: () => import('./shot.tsx'),
  count: () => import('./count.tsx'),
});
