import type { CheckerId } from '@portolan/comptoir-des-antilles/checkers';
import { checkPage } from '../../../check/CheckPage.tsx';
import type { AnyModule } from '../../../check/module.ts';
import type { Fetch } from '../../../questions/Fetched.tsx';

/** The forms of the disputes people have, in the order of a turn. */
export const forms: Readonly<Record<CheckerId, Fetch<AnyModule>>> = {
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

/** The page "check a move" of Comptoir des Antilles. */
export const ComptoirCheck = checkPage({
  page: () => import('../page.ts'),
  disputes: forms,
  position: () => import('../position/Editor.tsx'),
  box: () => import('../box/Box.tsx'),
});
