import type { ClauseText } from '@portolan/core';
import { type Clause, clauses as order } from '../clauses.ts';
import { buying } from './buying.ts';
import { combat } from './combat.ts';
import { end } from './end.ts';
import { goal } from './goal.ts';
import { kinds } from './kinds.ts';
import { laying } from './laying.ts';
import { opening } from './opening.ts';
import { places } from './places.ts';
import { rulings } from './rulings.ts';
import { sailors } from './sailors.ts';
import { scoring } from './scoring.ts';
import type { CaboSection } from './section.ts';
import { setup } from './setup.ts';
import { ships } from './ships.ts';
import { silent } from './silent.ts';
import { trade } from './trade.ts';
import { treasures } from './treasures.ts';
import { turn } from './turn.ts';
import { typeset } from './typeset.ts';

/** The sections of the rulebook in reading order. */
const book = [
  goal,
  setup,
  opening,
  turn,
  laying,
  buying,
  sailors,
  ships,
  kinds,
  places,
  trade,
  combat,
  treasures,
  end,
  scoring,
  rulings,
  silent,
] as const;

/** Every clause by id; the compiler refuses a missing one. */
const written: Readonly<Record<Clause, ClauseText>> = {
  ...goal.clauses,
  ...setup.clauses,
  ...opening.clauses,
  ...turn.clauses,
  ...laying.clauses,
  ...buying.clauses,
  ...sailors.clauses,
  ...ships.clauses,
  ...kinds.clauses,
  ...places.clauses,
  ...trade.clauses,
  ...combat.clauses,
  ...treasures.clauses,
  ...end.clauses,
  ...scoring.clauses,
  ...rulings.clauses,
  ...silent.clauses,
};

/** The table of contents: each section with its parts and the ids of their clauses. */
export const sections: readonly CaboSection[] = typeset(book.map(({ section }) => section));

/** The texts of all clauses, in the order of the engine's list. */
export const clauseTexts: Readonly<Record<Clause, ClauseText>> = typeset(
  Object.fromEntries(order.map((id) => [id, written[id]])) as Record<Clause, ClauseText>,
);
