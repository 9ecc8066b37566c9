import type { Rulebook } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import { glossary } from './glossary.ts';
import type { NamedBox } from './messages/called.ts';
import { action, event, sentencesIn, violation } from './messages/index.ts';
import { problem } from './messages/problems.ts';
import { unlisted } from './messages/unlisted.ts';
import { rulings } from './rulings/index.ts';
import { clauseTexts, sections } from './sections.ts';
import { round, title, unit } from './title.ts';
import { typeset } from './typeset.ts';

export { facts, provenance, turnAtAGlance } from './about.ts';
export type { NamedBox } from './messages/called.ts';
export { sentencesIn } from './messages/index.ts';
export {
  colorInWords,
  harborInWords,
  materialInWords,
  missionInWords,
  missionName,
  navigationEffect,
  navigationInWords,
  ofHarborInWords,
  phaseInWords,
  productInWords,
  shipInWords,
  shipName,
} from './messages/names.ts';
export { problem as problemInWords } from './messages/problems.ts';
export { unlisted as unlistedInWords } from './messages/unlisted.ts';
export { phaseName } from './phase-names.ts';
export { round, title, unit } from './title.ts';

/** Rotterdam in words: the rulebook, the open points, the glossary and the sentences of verdicts, events and actions. */
export const rules: Rulebook<Clause> = {
  game: 'rotterdam',
  title,
  unit,
  round,
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

/** The same for a box: verdicts, events and actions tell its things by the names that its owner gave them. */
export const rulesIn = (box: NamedBox): Rulebook<Clause> => ({ ...rules, ...sentencesIn(box) });
