import type { PageGame } from '../../../apps/site/src/kit/game.ts';
import { merels } from '../src/index.ts';
import { openPoints } from '../src/readings.ts';
import { title } from '../src/title.ts';

/** Merels, as its pages know it. */
const page: PageGame = {
  id: merels.id,
  title,
  rules: () => import('./rules.ts'),
  openPoints,
  rulesVersion: merels.rulesVersion,
};

export default page;
