import { cardInWords } from '@portolan/borneo/rules';
import type { Lang } from '@portolan/core';
import type { FoundInWords, QuestionWords } from '@portolan/core/answers';
import { both, counted, say } from '@portolan/core/words';
import type { EndClockAnswer } from '../end-clock.ts';
import { cardCount } from './common.ts';

const explain = ({ earliest, latest, distributions, ranking }: EndClockAnswer, lang: Lang): FoundInWords => ({
  headline: say(
    lang,
    `De ${earliest} à ${latest} Cargaisons encore, tous joueurs ensemble.`,
    `Between ${earliest} and ${latest} more Shipment cards, all players together.`,
  ),
  detail: say(
    lang,
    `${counted(distributions, 'distribution', 'distributions', 'fr')} jusqu’à la fin, celle-ci comprise.`,
    `${counted(distributions, 'distribution', 'distributions', 'en')} up to and with the one that ends the game.`,
  ),
  rows: ranking.map(({ harbor, cards }, i) => ({
    label: cardInWords(harbor, lang),
    value: cards,
    text: say(lang, `${cardCount(cards, 'fr')} au moins`, `${cardCount(cards, 'en')} at least`),
    best: i === 0,
  })),
});

/** How long the game lasts, in words. */
export const endClockWords = {
  title: both('Combien de temps reste-t-il ?', 'How long will the game last?'),
  tells: both('Les bornes : au plus tôt, au plus tard.', 'The bounds: at the earliest, at the latest.'),
  labels: {},
  explain: (answer, _, lang) => explain(answer, lang),
} satisfies QuestionWords<object, EndClockAnswer>;
