import type { Lang } from '@portolan/core';
import type { FoundInWords, QuestionWords } from '@portolan/core/answers';
import { both, counted, percent, say } from '@portolan/core/words';
import { chance, chanceRow, fractionNote } from '../../fraction-words.ts';
import type { DrawOddsAnswer } from '../draw-odds.ts';
import type { DrawOddsInput } from '../inputs.ts';

const exact = ({ exactly }: DrawOddsAnswer, asked: number | undefined, lang: Lang): { readonly detail?: string } =>
  exactly === undefined || asked === undefined
    ? {}
    : {
        detail: say(
          lang,
          `Exactement ${asked} : ${chance(exactly, 'fr')}.`,
          `Exactly ${asked}: ${chance(exactly, 'en')}.`,
        ),
      };

const explain = (answer: DrawOddsAnswer, input: DrawOddsInput, lang: Lang): FoundInWords => ({
  headline: say(
    lang,
    `${percent(answer.atLeastOne, 'fr')} de chances d’en avoir au moins une${fractionNote(answer.atLeastOne, 'fr')}.`,
    `A ${percent(answer.atLeastOne, 'en')} chance of at least one${fractionNote(answer.atLeastOne, 'en')}.`,
  ),
  ...exact(answer, input.exactly, lang),
  rows: answer.ranking.map(({ good, chance: of }) => ({
    label: say(
      lang,
      counted(good, 'bonne carte', 'bonnes cartes', 'fr'),
      counted(good, 'good card', 'good cards', 'en'),
    ),
    ...chanceRow(of, lang),
    best: false,
  })),
});

/** The odds of a draw, in words. */
export const drawOddsWords = {
  title: both('Vais-je piocher ce qu’il me faut ?', 'Will I draw what I need?'),
  tells: both('La chance d’avoir au moins une bonne carte.', 'The chance of at least one good card.'),
  labels: {
    unseen: both('Cartes que vous n’avez pas vues', 'Cards you have not seen'),
    good: both('dont les bonnes', 'good ones among them'),
    draws: both('Cartes piochées', 'Cards drawn'),
    exactly: both('Combien de bonnes exactement', 'How many good ones exactly'),
  },
  explain: (answer, { input }, lang) => explain(answer, input, lang),
} satisfies QuestionWords<DrawOddsInput, DrawOddsAnswer>;
