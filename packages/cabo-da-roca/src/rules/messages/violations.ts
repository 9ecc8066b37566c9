import type { Lang } from '@portolan/core';
import { type Facts, type Sentence, tell } from '@portolan/core/words';
import { english, french } from '../typeset.ts';
import { combatRefusals } from './combat.ts';
import { gate } from './gate.ts';
import { moves } from './moves.ts';
import { impossible } from './positions.ts';
import { purchases } from './purchases.ts';
import { unseen } from './unseen.ts';

/** Sentences by `clause/reason`, or by `reason` where one sentence fits every clause. */
export const violationSentences: Readonly<Record<string, Sentence>> = {
  ...gate,
  ...purchases,
  ...moves,
  ...combatRefusals,
  ...impossible,
  ...unseen,
};

const fallback: Sentence = {
  fr: (facts) => `La règle ${facts.clause} n’est pas respectée (${facts.reason}).`,
  en: (facts) => `Rule ${facts.clause} is broken (${facts.reason}).`,
};

/** Why a move or a position is refused, in one sentence. */
export const violation = (
  found: { readonly clause: string; readonly reason: string; readonly facts?: Facts },
  lang: Lang,
): string => {
  const keys = [`${found.clause}/${found.reason}`, found.reason];
  const text = tell(
    violationSentences,
    keys,
    fallback,
    { ...found.facts, clause: found.clause, reason: found.reason },
    lang,
  );
  return lang === 'fr' ? french(text) : english(text);
};
