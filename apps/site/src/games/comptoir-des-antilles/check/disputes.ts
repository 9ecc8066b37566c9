import { answers, type CheckerId } from '@portolan/comptoir-des-antilles/checkers';
import type { Dispute } from '../../../check/module.ts';

const load: Readonly<Record<CheckerId, Dispute['load']>> = {
  contact: () => import('./contact.tsx'),
  effect: () => import('./effect.tsx'),
  cannot: () => import('./cannot.tsx'),
  departure: () => import('./departure.tsx'),
  slate: () => import('./slate.tsx'),
  round: () => import('./round.tsx'),
  tile: () => import('./tile.tsx'),
  auction: () => import('./auction.tsx'),
  end: () => import('./end.tsx'),
};

/** The disputes people have, in the order of a turn. */
export const disputes: readonly (Dispute & { readonly id: CheckerId })[] = (Object.keys(load) as CheckerId[]).map(
  (id) => {
    const { question, subject, asks } = answers[id];
    return { id, question, subject, asks, load: load[id] };
  },
);
