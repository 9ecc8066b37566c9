import type { Lang } from '@portolan/core';
import type { FoundInWords, QuestionWords } from '@portolan/core/answers';
import { both, say } from '@portolan/core/words';
import type { MissionPaymentsInput } from '../inputs.ts';
import type { MissionPaymentsAnswer } from '../mission-payments.ts';
import { cardCount, cards, points, whose } from './common.ts';

const explain = (answer: MissionPaymentsAnswer, lang: Lang): FoundInWords =>
  answer.payments === 0
    ? {
        headline: say(
          lang,
          'Cette Mission ne peut pas être payée avec cet entrepôt.',
          'This warehouse cannot pay this Mission.',
        ),
        rows: [],
      }
    : {
        headline: say(
          lang,
          `${cardCount(answer.cards, 'fr')} suffisent : ${cards(answer.best, 'fr')}.`,
          `${cardCount(answer.cards, 'en')} will do: ${cards(answer.best, 'en')}.`,
        ),
        detail: say(
          lang,
          `Gain : ${points(answer.gain, 'fr')}, la valeur de la Mission moins les cartes.`,
          `Gain: ${points(answer.gain, 'en')}, the value of the Mission less the cards.`,
        ),
        rows: answer.ranking.map(({ pay, cards: paid, gain }, i) => ({
          label: cards(pay, lang),
          value: Math.max(0, gain),
          text: `${cardCount(paid, lang)}, gain ${gain}`,
          best: i === 0,
        })),
      };

/** The cheapest payments of a Mission, in words. */
export const missionPaymentsWords = {
  title: both('Comment payer cette Mission au plus juste ?', 'What is the cheapest way to pay this Mission?'),
  tells: both(
    'Tous les paiements sans carte de trop, le meilleur d’abord.',
    'All payments without a needless card, the best first.',
  ),
  labels: { seat: whose, mission: both('Mission de la rangée', 'Mission of the row') },
  explain: (answer, _, lang) => explain(answer, lang),
} satisfies QuestionWords<MissionPaymentsInput, MissionPaymentsAnswer>;
