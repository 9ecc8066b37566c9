import type { Lang } from '@portolan/core';
import { type Choice, judgedBy, refusalsBy } from '@portolan/core/answers';
import { both, capital, labeled } from '@portolan/core/words';
import type { Effect } from '../../edition.ts';
import { effectInWords } from '../../rules/effect-names.ts';
import { sentencesIn, violation } from '../../rules/messages/index.ts';
import { quayName } from '../../rules/names.ts';
import type { Event } from '../../types.ts';
import { editionOf } from '../small-table.ts';
import type { CheckerInput, ShipWhy } from '../types.ts';

/** Violations as lines of an answer. */
export const refusals = refusalsBy(violation);

/** A verdict on a move in words. */
export const verdictWords = judgedBy(violation);

/** An effect as a sentence. */
export const effectSentence = (effect: Effect, lang: Lang): string => capital(effectInWords(effect, lang));

/** A card that was typed in has no name of its own: what only tells of the card is left out. */
const unnamed: readonly Event['kind'][] = ['contactPlayed', 'contactDiscarded', 'handRetaken', 'turnEnded'];

/** What happened as lines of an answer, in the words of the box of the input. */
export const happened = (events: readonly Event[], input: CheckerInput, lang: Lang): readonly Choice[] => {
  const { event } = sentencesIn(editionOf(input));
  return events
    .filter(({ kind }) => !unnamed.includes(kind))
    .map((one) => ({ state: 'legal' as const, text: event(one, lang) }));
};

/** Why an effect cannot be carried out, a line for each ship and reason; a sentence that holds at several quays once. */
export const whyLines = (ships: readonly ShipWhy[], lang: Lang): readonly string[] => {
  const lines = ships.flatMap(({ quay, violations }) =>
    violations.map((found) => ({ quay, text: violation(found, lang) })),
  );
  return [...new Set(lines.map(({ text }) => text))].map((text) => {
    const quays = lines.filter((line) => line.text === text).map(({ quay }) => quay);
    const named = quays.length > 1 || /(?:quai|quay)s? \d/.test(text.replaceAll('\u00a0', ' '));
    return named ? text : labeled(quayName(quays[0] ?? 1, lang), text, lang);
  });
};

/** The commission of a turn in which no contact has been played. */
export const noContact = both('aucune relation jouée', 'no contact played');
