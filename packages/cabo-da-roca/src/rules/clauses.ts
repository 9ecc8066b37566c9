import type { ClauseText } from '@portolan/core';
import { type Clause, clauses as order } from '../clauses.ts';
import { buying } from './buying.ts';
import { combat } from './combat.ts';
import { end } from './end.ts';
import { goal } from './goal.ts';
import { kinds } from './kinds.ts';
import { openPoints } from './open-points.ts';
import { opening } from './opening.ts';
import { places } from './places.ts';
import { sailors } from './sailors.ts';
import { scoring } from './scoring.ts';
import { ships } from './ships.ts';
import { silent } from './silent.ts';
import { tiles } from './tiles.ts';
import { trade } from './trade.ts';
import { turn } from './turn.ts';
import { typeset } from './typeset.ts';

/** Every clause by id; the compiler refuses a missing one. */
const written: Readonly<Record<Clause, ClauseText>> = {
  ...goal,
  ...tiles,
  ...places,
  ...opening,
  ...turn,
  ...buying,
  ...sailors,
  ...ships,
  ...kinds,
  ...trade,
  ...combat,
  ...end,
  ...scoring,
  ...openPoints,
  ...silent,
};

/** The texts of all clauses, in the order of the engine's list. */
export const clauseTexts: Readonly<Record<Clause, ClauseText>> = typeset(
  Object.fromEntries(order.map((id) => [id, written[id]])) as Record<Clause, ClauseText>,
);
