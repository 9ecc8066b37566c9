import type { ClauseText } from '@portolan/core';
import { type Clause, clauses as order } from '../clauses.ts';
import * as anchor from './anchor.ts';
import * as board from './board.ts';
import * as cards from './cards.ts';
import * as end from './end.ts';
import * as launch from './launch.ts';
import * as mission from './mission.ts';
import * as round from './round.ts';
import * as rulings from './rulings.ts';
import * as sail from './sail.ts';
import type { RotterdamSection } from './section.ts';
import * as setup from './setup.ts';
import * as silent from './silent.ts';
import * as trade from './trade.ts';
import { typeset } from './typeset.ts';
import * as unload from './unload.ts';
import * as variants from './variants.ts';

/** The sections in reading order. */
const parts = [
  setup,
  board,
  round,
  launch,
  sail,
  anchor,
  unload,
  trade,
  mission,
  cards,
  end,
  variants,
  rulings,
  silent,
] as const;

/** The rulebook in reading order. */
export const sections: readonly RotterdamSection[] = parts.map(({ section }) => section);

/** Every clause by id; the compiler refuses a missing one. */
const written: Readonly<Record<Clause, ClauseText>> = {
  ...setup.clauses,
  ...board.clauses,
  ...round.clauses,
  ...launch.clauses,
  ...sail.clauses,
  ...anchor.clauses,
  ...unload.clauses,
  ...trade.clauses,
  ...mission.clauses,
  ...cards.clauses,
  ...end.clauses,
  ...variants.clauses,
  ...rulings.clauses,
  ...silent.clauses,
};

/** The texts of all clauses, in the order of the engine's list. */
export const clauseTexts: Readonly<Record<Clause, ClauseText>> = typeset(
  Object.fromEntries(order.map((id) => [id, written[id]])) as Record<Clause, ClauseText>,
);
