import type { PageGame } from '../../../apps/site/src/kit/game.ts';
import { merels } from '../src/index.ts';
import { openPoints } from '../src/readings.ts';

/** Merels, as its pages know it. */
const page: PageGame = {
  id: merels.id,
  title: 'Merels',
  rules: () => import('./rules.ts'),
  openPoints,
  rulesVersion: merels.rulesVersion,
};

export default page;
