import { type CheckerId, disputes as texts } from '@portolan/comptoir-des-antilles/checkers';
import { type Dispute, disputesFrom } from '../../../check/module.ts';

/** The disputes people have, in the order of a turn. */
export const disputes: readonly (Dispute & { readonly id: CheckerId })[] = disputesFrom(texts, {
  contact: () => import('./contact.tsx'),
  effect: () => import('./effect.tsx'),
  cannot: () => import('./cannot.tsx'),
  departure: () => import('./departure.tsx'),
  slate: () => import('./slate.tsx'),
  round: () => import('./round.tsx'),
  tile: () => import('./tile.tsx'),
  auction: () => import('./auction.tsx'),
  end: () => import('./end.tsx'),
});
