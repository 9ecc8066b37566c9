import type { Rulebook } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import type { Edition } from '../edition.ts';
import { clauseTexts } from './clauses.ts';
import { glossary } from './glossary.ts';
import { action, event, sentencesIn, violation } from './messages/index.ts';
import { problem } from './messages/problems.ts';
import { unlisted } from './messages/unlisted.ts';
import { rulings } from './rulings.ts';
import { sections } from './sections.ts';
import { title, unit } from './title.ts';
import { typeset } from './typeset.ts';

export { facts, provenance, turnAtAGlance } from './about.ts';
export { effectInWords } from './effect-names.ts';
export { action as actionInWords } from './messages/acting.ts';
export { sentencesIn } from './messages/index.ts';
export { problem as problemInWords } from './messages/problems.ts';
export { unlisted as unlistedInWords } from './messages/unlisted.ts';
export {
  contactInWords,
  contactName,
  goodsName,
  phaseName,
  placesInWords,
  portersInWords,
  premiumsInWords,
  quayName,
  shipsInWords,
  tileInWords,
  tileName,
  tilesInWords,
} from './names.ts';
export { title, unit } from './title.ts';

/** Comptoir des Antilles in words: the rulebook, the open points, the glossary and the sentences of verdicts, events and actions. */
export const rules: Rulebook<Clause> = {
  game: 'comptoir-des-antilles',
  title,
  unit,
  sections: typeset(sections),
  clauses: clauseTexts,
  rulings,
  glossary,
  violation,
  event,
  problem,
  action,
  unlisted,
};

/** The same rulebook at a table with this box: verdicts, events and actions call contacts and goods by the names of the box. */
export const rulesIn = (edition: Edition): Rulebook<Clause> => ({ ...rules, ...sentencesIn(edition) });
