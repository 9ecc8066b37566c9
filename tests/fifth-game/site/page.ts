import { bookOf } from '../../../apps/site/src/kit/book.ts';
import type { PageGame } from '../../../apps/site/src/kit/game.ts';
import { merels } from '../src/index.ts';
import { openPoints } from '../src/readings.ts';
import { rules } from '../src/rules.ts';

/** Merels, as its pages know it. */
const page: PageGame = {
  id: merels.id,
  book: bookOf(rules),
  openPoints,
  rulesVersion: merels.rulesVersion,
};

export default page;
