import type { PageGame } from '../../../apps/site/src/kit/game.ts';
import { merels } from '../src/index.ts';
import { table } from '../src/readings.ts';

/** Merels, as its pages know it. */
const page: PageGame = {
  id: merels.id,
  title: 'Merels',
  rules: () => import('./rules.ts'),
  openPoints: table,
  rulesVersion: merels.rulesVersion,
};

export default page;
