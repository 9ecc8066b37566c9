import type { State } from '@portolan/cabo-da-roca';
import { cardInWords, coinsInWords, tileName } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import type { AskedOf, FoundInWords, QuestionWords } from '@portolan/core/answers';
import { asNumber, both, say } from '@portolan/core/words';
import { chance, fractionNote } from '../../fraction-words.ts';
import type { NextCardAnswer } from '../next-card.ts';
import { meanCoins } from './common.ts';

const explain = (
  answer: NextCardAnswer,
  { state: { edition } }: AskedOf<unknown, Pick<State, 'edition'>>,
  lang: Lang,
): FoundInWords => {
  const shows = (['island', 'wreck'] as const).flatMap((type) => {
    const shown = answer.shows[type];
    return shown === undefined ? [] : [`${tileName(type, lang)} ${chance(shown, lang)}`];
  });
  const name = (id: string): string => {
    const card = edition.tradeCards.find((one) => one.id === id);
    return card ? cardInWords(card, edition, lang) : id;
  };
  return {
    headline: say(
      lang,
      `Carte possible : ${chance(answer.possible, 'fr')}`,
      `A possible card: ${chance(answer.possible, 'en')}`,
    ),
    detail: `${say(
      lang,
      `Gain attendu au mieux : ${meanCoins(asNumber(answer.expectedNet), 'fr')}${fractionNote(answer.expectedNet, 'fr')}.`,
      `Expected at best: ${meanCoins(asNumber(answer.expectedNet), 'en')}${fractionNote(answer.expectedNet, 'en')}.`,
    )}${
      shows.length > 0
        ? say(
            lang,
            ` Chance que ce tirage montre la valeur d’un trésor : ${shows.join(', ')}.`,
            ` Chance that this draw shows what a treasure is worth: ${shows.join(', ')}.`,
          )
        : ''
    }`,
    rows: answer.ranking.map((one, i) => ({
      label: `${name(one.card)}${
        one.best
          ? say(
              lang,
              `, au mieux port ${one.best} (${one.ports.join(' ')})`,
              `, at best port ${one.best} (${one.ports.join(' ')})`,
            )
          : say(lang, ', impossible', ', impossible')
      }`,
      value: one.net,
      text: coinsInWords(one.net, lang),
      best: i === 0,
    })),
  };
};

/** The words of the question. */
export const nextCardWords: QuestionWords<unknown, NextCardAnswer, Pick<State, 'edition'>> = {
  title: both('Que donnera ma carte ?', 'What will my card bring?'),
  tells: both(
    'Pour un bateau au port : la chance d’une carte possible, et ce qu’elle rapporterait.',
    'For a ship in port: the chance of a possible card, and what it would pay.',
  ),
  labels: { ship: both('Le bateau au port', 'The ship in port') },
  explain: explain,
};
