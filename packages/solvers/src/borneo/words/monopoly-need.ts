import { cardInWords } from '@portolan/borneo/rules';
import type { Lang } from '@portolan/core';
import type { FoundInWords, QuestionWords } from '@portolan/core/answers';
import { both, counted, say } from '@portolan/core/words';
import type { MonopolyNeedInput } from '../inputs.ts';
import type { MonopolyNeedAnswer } from '../monopoly-need.ts';
import { cardCount, ofCompany, whose } from './common.ts';

const explain = ({ cards, sequences }: MonopolyNeedAnswer, lang: Lang): FoundInWords =>
  cards === null
    ? { headline: say(lang, 'Cette main n’y suffit pas.', 'This hand cannot do it.'), rows: [] }
    : {
        headline: say(lang, `${cardCount(cards, 'fr')} au moins.`, `At least ${cardCount(cards, 'en')}.`),
        detail: say(
          lang,
          `${counted(sequences.length, 'suite possible', 'suites possibles', 'fr')} de cette longueur.`,
          `${counted(sequences.length, 'sequence', 'sequences', 'en')} of this length.`,
        ),
        rows: sequences.map((sequence) => ({
          label: sequence.map((face) => cardInWords(face, lang)).join(' → '),
          value: 1,
          text: cardCount(sequence.length, lang),
          best: true,
        })),
      };

/** What a monopoly needs, in words. */
export const monopolyNeedWords = {
  title: both('Que me faut-il pour ce monopole ?', 'What do I need for this monopoly?'),
  tells: both(
    'Le moins de cartes de la main qui donnent le monopole, si personne d’autre ne joue là.',
    'The fewest hand cards that give the monopoly if nobody else plays there.',
  ),
  labels: { seat: whose, port: both('Port', 'Port'), company: ofCompany },
  explain: (answer, _, lang) => explain(answer, lang),
} satisfies QuestionWords<MonopolyNeedInput, MonopolyNeedAnswer>;
