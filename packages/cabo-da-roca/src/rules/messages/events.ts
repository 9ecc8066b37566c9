import type { Lang } from '@portolan/core';
import { type Facts, type Sentence, tell } from '@portolan/core/words';
import { english, french } from '../typeset.ts';
import { moneyEvents } from './events-money.ts';
import { sailingEvents } from './events-sailing.ts';
import { tableEvents } from './events-table.ts';

/** Sentences by kind of event. */
export const eventSentences: Readonly<Record<string, Sentence>> = { ...tableEvents, ...sailingEvents, ...moneyEvents };

const fallback: Sentence = { fr: (facts) => `Événement : ${facts.kind}.`, en: (facts) => `Event: ${facts.kind}.` };

/** What happened, in one sentence. */
export const event = (happened: { readonly kind: string }, lang: Lang): string => {
  const text = tell(eventSentences, [happened.kind], fallback, happened as unknown as Facts, lang);
  return lang === 'fr' ? french(text) : english(text);
};
