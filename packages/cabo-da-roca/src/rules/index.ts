import type { Rulebook } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import { clauseTexts, sections } from './clauses.ts';
import { glossary } from './glossary.ts';
import { action, event, violation } from './messages/index.ts';
import { problem } from './messages/problems.ts';
import { unlisted } from './messages/unlisted.ts';
import { rulings } from './readings.ts';
import { title, unit } from './title.ts';

export { facts, provenance, turnAtAGlance } from './about.ts';
export { action as actionInWords } from './messages/index.ts';
export { pieceInWords, squareInWords, tileInWords, treasureInWords } from './messages/names.ts';
export { problem as problemInWords } from './messages/problems.ts';
export { unlisted as unlistedInWords } from './messages/unlisted.ts';
export * from './names.ts';
export { title, unit } from './title.ts';

/** Cabo da Roca in words: the rulebook, the open points, the glossary and the sentences of verdicts, events and actions. */
export const rules: Rulebook<Clause> = {
  game: 'cabo-da-roca',
  title,
  unit,
  sections,
  clauses: clauseTexts,
  rulings,
  glossary,
  violation,
  event,
  problem,
  action,
  unlisted,
};
