import type { ClauseText } from '@portolan/core';
import { type Clause, clauses as order } from '../clauses.ts';
import { company } from './company.ts';
import { distribution } from './distribution.ts';
import { draw } from './draw.ts';
import { end } from './end.ts';
import { fight } from './fight.ts';
import { mission } from './mission.ts';
import { port } from './port.ts';
import { openPointTexts } from './rulings.ts';
import { setup } from './setup.ts';
import { silent } from './silent.ts';
import { turn } from './turn.ts';
import { typeset } from './typeset.ts';
import { variants } from './variants.ts';

/** Every clause by id; the compiler refuses a missing one. */
const written: Readonly<Record<Clause, ClauseText>> = {
  ...setup,
  ...turn,
  ...mission,
  ...company,
  ...fight,
  ...port,
  ...distribution,
  ...draw,
  ...end,
  ...variants,
  ...openPointTexts,
  ...silent,
};

/** The texts of all clauses, in the order of the engine's list. */
export const clauseTexts: Readonly<Record<Clause, ClauseText>> = typeset(
  Object.fromEntries(order.map((id) => [id, written[id]])) as Record<Clause, ClauseText>,
);
