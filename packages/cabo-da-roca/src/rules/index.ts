import type { Rulebook } from '@portolan/core';
import { plain, unlistedTeller } from '@portolan/core/words';
import type { Clause } from '../clauses.ts';
import { clauseTexts, sections } from './clauses.ts';
import { glossary } from './glossary.ts';
import { action, event, violation } from './messages/index.ts';
import { problem } from './messages/problems.ts';
import { rulings } from './readings.ts';

export { facts, type Provenance, provenance, type TurnPhase, turnAtAGlance } from './about.ts';
export { pieceInWords, squareInWords, tileInWords, treasureInWords } from './messages/names.ts';
export * from './names.ts';

/** Cabo da Roca in words: the rulebook, the open points, the glossary and the sentences of verdicts, events and actions. */
export const rules: Rulebook<Clause> = {
  game: 'cabo-da-roca',
  title: 'Cabo da Roca',
  sections,
  clauses: clauseTexts,
  rulings,
  glossary,
  violation,
  event,
  problem,
  action,
  unlisted: unlistedTeller({
    'any-sum': plain(
      'les rançons y vont de dix en dix, et toute autre somme est permise',
      'ransoms stand in it by tens, and any other sum is allowed',
    ),
    'pieces-sold': plain(
      'elle ne dit pas quels marins ou bateaux on pourrait vendre pour payer',
      'it does not say which sailors or ships could be sold to pay',
    ),
  }),
};
