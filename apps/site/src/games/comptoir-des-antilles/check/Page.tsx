import type { CheckerId } from '@portolan/comptoir-des-antilles/checkers';
import { checkPage } from '../../../check/CheckPage.tsx';
import type { DisputeParts } from '../../../check/module.ts';

/** The disputes people have, in the order of a turn. */
export const disputes: Readonly<Record<CheckerId, DisputeParts>> = {
  contact: { form: () => import('./contact.tsx'), judge: () => import('./judges/contact-judge.ts') },
  effect: { form: () => import('./effect.tsx'), judge: () => import('./judges/effect-judge.ts') },
  cannot: { form: () => import('./cannot.tsx'), judge: () => import('./judges/cannot-judge.ts') },
  departure: { form: () => import('./departure.tsx'), judge: () => import('./judges/departure-judge.ts') },
  slate: { form: () => import('./slate.tsx'), judge: () => import('./judges/slate-judge.ts') },
  round: { form: () => import('./round.tsx'), judge: () => import('./judges/round-judge.ts') },
  tile: { form: () => import('./tile.tsx'), judge: () => import('./judges/tile-judge.ts') },
  auction: { form: () => import('./auction.tsx'), judge: () => import('./judges/auction-judge.ts') },
  end: { form: () => import('./end.tsx'), judge: () => import('./judges/end-judge.ts') },
};

/** The page "check a move" of Comptoir des Antilles. */
export const ComptoirCheck = checkPage({
  page: () => import('../page.ts'),
  disputes,
  position: () => import('../position/Editor.tsx'),
  box: () => import('../box/Box.tsx'),
});
