import { typeset } from '../rules/typeset.ts';
import { buying } from './buying.ts';
import { combat } from './combat.ts';
import { debts } from './debts.ts';
import { end } from './end.ts';
import { kinds } from './kinds.ts';
import { laying } from './laying.ts';
import { opening } from './opening.ts';
import { places } from './places.ts';
import { rulings } from './rulings.ts';
import { sailors } from './sailors.ts';
import { scoring } from './scoring.ts';
import { ships } from './ships.ts';
import type { CaboExample } from './table.ts';
import { trade } from './trade.ts';
import { turn } from './turn.ts';

export type { CaboExample } from './table.ts';

/** Every example, in the order of the rulebook. */
export const examples: readonly CaboExample[] = typeset([
  ...opening,
  ...turn,
  ...laying,
  ...buying,
  ...debts,
  ...sailors,
  ...ships,
  ...kinds,
  ...places,
  ...trade,
  ...combat,
  ...end,
  ...scoring,
  ...rulings,
]);
