import type { Lang } from '@portolan/core';
import { type Facts, type Sentence, tell } from '@portolan/core/words';
import { english, french } from '../typeset.ts';
import { cardRefusals } from './cards.ts';
import { gate } from './gate.ts';
import { goodsRefusals } from './goods.ts';
import { impossible } from './impossible.ts';
import { riverRefusals } from './river.ts';

/** Sentences by `clause/reason`, or by `reason` where one sentence fits every clause. */
export const violationSentences: Readonly<Record<string, Sentence>> = {
  ...gate,
  ...riverRefusals,
  ...cardRefusals,
  ...goodsRefusals,
  ...impossible,
};

const fallback: Sentence = {
  fr: (facts) => `La règle ${facts.clause} n’est pas respectée (${facts.reason}).`,
  en: (facts) => `Rule ${facts.clause} is broken (${facts.reason}).`,
};

/** Why a move or a position is refused, in one sentence. */
export const violation = (found: { readonly clause: string; readonly reason: string }, lang: Lang): string => {
  const keys = [`${found.clause}/${found.reason}`, found.reason];
  const text = tell(violationSentences, keys, fallback, found as unknown as Facts, lang);
  return lang === 'fr' ? french(text) : english(text);
};
