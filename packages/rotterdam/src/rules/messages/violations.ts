import type { Lang } from '@portolan/core';
import { type Facts, type Sentence, tell } from '@portolan/core/words';
import { english, french } from '../typeset.ts';
import { anchor } from './anchor.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { impossible } from './impossible.ts';
import { launch } from './launch.ts';
import { mission } from './mission.ts';
import { round } from './round.ts';
import { rulings } from './rulings.ts';
import { sail } from './sail.ts';
import { setup } from './setup.ts';
import { trade } from './trade.ts';
import { unload } from './unload.ts';
import { variants } from './variants.ts';

/** Sentences by `clause/reason`, or by `reason` where one sentence fits every clause. */
export const violationSentences: Readonly<Record<string, Sentence>> = {
  ...setup,
  ...board,
  ...round,
  ...launch,
  ...sail,
  ...anchor,
  ...unload,
  ...trade,
  ...mission,
  ...cards,
  ...variants,
  ...rulings,
  ...impossible,
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
