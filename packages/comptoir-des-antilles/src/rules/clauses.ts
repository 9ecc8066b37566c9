import type { ClauseText } from '@portolan/core';
import { type Clause, clauses as order } from '../clauses.ts';
import { auction } from './auction.ts';
import { contact } from './contact.ts';
import { end } from './end.ts';
import { game } from './game.ts';
import { port } from './port.ts';
import { round } from './round.ts';
import { rulingTexts } from './rulings/text.ts';
import { sailing } from './sailing.ts';
import { setup } from './setup.ts';
import { ships } from './ships.ts';
import { silent } from './silent.ts';
import { slate } from './slate.ts';
import { tile } from './tile.ts';
import { turn } from './turn.ts';
import { typeset } from './typeset.ts';

/** Every clause by id; the compiler refuses a missing one. */
const written: Readonly<Record<Clause, ClauseText>> = {
  ...game,
  ...setup,
  ...port,
  ...round,
  ...turn,
  ...contact,
  ...sailing,
  ...slate,
  ...ships,
  ...auction,
  ...tile,
  ...end,
  ...rulingTexts,
  ...silent,
};

/** The texts of all clauses, in the order of the engine's list. */
export const clauseTexts: Readonly<Record<Clause, ClauseText>> = typeset(
  Object.fromEntries(order.map((id) => [id, written[id]])) as Record<Clause, ClauseText>,
);
