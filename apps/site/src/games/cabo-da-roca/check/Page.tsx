import type { CheckerId } from '@portolan/cabo-da-roca/checkers';
import { checkPage } from '../../../check/CheckPage.tsx';
import type { AnyModule } from '../../../check/module.ts';
import type { Fetch } from '../../../questions/Fetched.tsx';

/** The forms of the disputes people have, in the order of a turn. */
export const forms: Readonly<Record<CheckerId, Fetch<AnyModule>>> = {
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
};

/** The page "check a move" of Cabo da Roca. */
export const CaboCheck = checkPage({
  page: () => import('../page.ts'),
  disputes: forms,
  position: () => import('../position/Editor.tsx'),
  box: () => import('../box/Box.tsx'),
});
