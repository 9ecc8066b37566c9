import type { Lang } from '@portolan/core';
import type { FoundInWords, QuestionWords } from '@portolan/core/answers';
import { both, capital, say } from '@portolan/core/words';
import type { State } from '@portolan/rotterdam';
import { type NamedBox, productInWords } from '@portolan/rotterdam/rules';
import { chance, chanceRow } from '../../fraction-words.ts';
import type { ProductOddsInput } from '../inputs.ts';
import type { ProductOddsAnswer } from '../product-odds.ts';
import { cardCount, labels } from './common.ts';

/** What the next deliveries bring. */
const explain = (answer: ProductOddsAnswer, product: string, lang: Lang, box: NamedBox): FoundInWords => {
  const { pile, next, each, atLeastOne, ranking } = answer;
  const name = capital(productInWords(product, lang, box));
  return {
    headline:
      each.length > 1
        ? say(
            lang,
            `${name} en ${cardCount(each.length, 'fr')} : ${chance(atLeastOne, 'fr')}`,
            `${name} in ${cardCount(each.length, 'en')}: ${chance(atLeastOne, 'en')}`,
          )
        : say(lang, `${name} : ${chance(next, 'fr')}`, `${name}: ${chance(next, 'en')}`),
    detail: [
      pile > 0
        ? say(lang, `La pioche a ${cardCount(pile, 'fr')}.`, `The pile has ${cardCount(pile, 'en')}.`)
        : say(lang, 'La pioche est vide.', 'The pile is empty.'),
      ...(each.length > 1
        ? [say(lang, `La première carte : ${chance(next, 'fr')}.`, `The first card: ${chance(next, 'en')}.`)]
        : []),
    ].join(' '),
    rows: ranking.map((one) => ({
      label: say(
        lang,
        `${capital(productInWords(one.product, 'fr', box))}, jamais vues : ${one.unseen}`,
        `${capital(productInWords(one.product, 'en', box))}, never seen: ${one.unseen}`,
      ),
      ...chanceRow(one.atLeastOne, lang),
      best: one.product === product,
    })),
  };
};

/** The words of the question. */
export const productOddsWords: QuestionWords<ProductOddsInput, ProductOddsAnswer, State> = {
  title: both('Quel Produit vais-je piocher ?', 'Which Product will I draw?'),
  tells: both(
    'La chance de chaque Produit d’un port, d’après les cartes que l’on a vues.',
    'The chance of each Product of a harbor, from the cards that have been seen.',
  ),
  labels: {
    harbor: labels.maker,
    product: labels.product,
    draws: labels.draws,
    before: labels.before,
    seat: labels.seen,
  },
  explain: (answer, { input, state }, lang) => explain(answer, input.product, lang, state.edition),
};
