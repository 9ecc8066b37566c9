import type { Rulebook } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import { clauseTexts } from './clauses.ts';
import { glossary } from './glossary.ts';
import { action, event, sentencesIn, violation } from './messages/index.ts';
import { problem } from './messages/problems.ts';
import type { NamedBox } from './messages/say.ts';
import { unlisted } from './messages/unlisted.ts';
import { rulings } from './rulings/index.ts';
import { sections } from './sections.ts';
import { title, unit } from './title.ts';
import { typeset } from './typeset.ts';

export { facts, provenance, turnAtAGlance } from './about.ts';
export { action as actionInWords, sentencesIn } from './messages/index.ts';
export { problem as problemInWords } from './messages/problems.ts';
export type { NamedBox } from './messages/say.ts';
export { unlisted as unlistedInWords } from './messages/unlisted.ts';
export * from './names.ts';
export { title, unit } from './title.ts';

/** Borneo in words: the rulebook, the open points, the glossary and the sentences of verdicts, events and actions. */
export const rules: Rulebook<Clause> = {
  game: 'borneo',
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

/** The same for a box: verdicts, events and actions tell its Missions by what its tiles show. */
export const rulesIn = (box: NamedBox): Rulebook<Clause> => ({ ...rules, ...sentencesIn(box) });
