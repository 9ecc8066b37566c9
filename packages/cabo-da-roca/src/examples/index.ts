import { typeset } from '../rules/typeset.ts';
import { buying } from './buying.ts';
import { combat } from './combat.ts';
import { end } from './end.ts';
import { kinds } from './kinds.ts';
import { laying } from './laying.ts';
import { opening } from './opening.ts';
import { places } from './places.ts';
import type { CaboExample } from './positions.ts';
import { rulings } from './rulings.ts';
import { sailors } from './sailors.ts';
import { scoring } from './scoring.ts';
import { setup } from './setup.ts';
import { ships } from './ships.ts';
import { trade } from './trade.ts';
import { treasures } from './treasures.ts';
import { turn } from './turn.ts';

export type { CaboExample } from './positions.ts';

/** Every example, in the order of the rulebook. */
export const examples: readonly CaboExample[] = typeset([
  ...setup,
  ...opening,
  ...turn,
  ...laying,
  ...buying,
  ...sailors,
  ...ships,
  ...kinds,
  ...places,
  ...trade,
  ...combat,
  ...treasures,
  ...end,
  ...scoring,
  ...rulings,
]);
