import type { CheckerId } from '@portolan/cabo-da-roca/checkers';
import { checkPage } from '../../../check/CheckPage.tsx';
import type { DisputeParts } from '../../../check/module.ts';

/** The disputes people have, in the order of a turn. */
export const disputes: Readonly<Record<CheckerId, DisputeParts>> = {
  places: { form: () => import('./places.tsx'), judge: () => import('./judges/places-judge.ts') },
  tile: { form: () => import('./tile.tsx'), judge: () => import('./judges/tile-judge.ts') },
  purchase: { form: () => import('./purchase.tsx'), judge: () => import('./judges/purchase-judge.ts') },
  departure: { form: () => import('./departure.tsx'), judge: () => import('./judges/departure-judge.ts') },
  sailing: { form: () => import('./sailing.tsx'), judge: () => import('./judges/sailing-judge.ts') },
  walk: { form: () => import('./walk.tsx'), judge: () => import('./judges/walk-judge.ts') },
  lighthouse: { form: () => import('./lighthouse.tsx'), judge: () => import('./judges/lighthouse-judge.ts') },
  voyage: { form: () => import('./voyage.tsx'), judge: () => import('./judges/voyage-judge.ts') },
  shot: { form: () => import('./shot.tsx'), judge: () => import('./judges/shot-judge.ts') },
  count: { form: () => import('./count.tsx'), judge: () => import('./judges/count-judge.ts') },
};

/** The page "check a move" of Cabo da Roca. */
export const CaboCheck = checkPage({
  page: () => import('../page.ts'),
  disputes,
  position: () => import('../position/Editor.tsx'),
  box: () => import('../box/Box.tsx'),
});
