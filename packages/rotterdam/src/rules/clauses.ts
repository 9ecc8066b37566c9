import type { ClauseText } from '@portolan/core';
import { type Clause, clauses as order } from '../clauses.ts';
import { cards } from './cards.ts';
import { end } from './end.ts';
import { launch } from './launch.ts';
import { mission } from './mission.ts';
import { navigation } from './navigation.ts';
import { openPoints } from './open-points.ts';
import { round } from './round.ts';
import { sail } from './sail.ts';
import { board, setup } from './setup.ts';
import { silent } from './silent.ts';
import { trade } from './trade.ts';
import { typeset } from './typeset.ts';
import { unload } from './unload.ts';
import { variants } from './variants.ts';

/** Every clause by id; the compiler refuses a missing one. */
const written: Readonly<Record<Clause, ClauseText>> = {
  ...setup,
  ...board,
  ...round,
  ...launch,
  ...sail,
  ...navigation,
  ...unload,
  ...trade,
  ...mission,
  ...end,
  ...cards,
  ...variants,
  ...openPoints,
  ...silent,
};

/** The texts of all clauses, in the order of the engine's list. */
export const clauseTexts: Readonly<Record<Clause, ClauseText>> = typeset(
  Object.fromEntries(order.map((id) => [id, written[id]])) as Record<Clause, ClauseText>,
);
