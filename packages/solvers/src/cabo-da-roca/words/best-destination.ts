import { actionsInWords, coinsInWords } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import type { FoundInWords, QuestionWords } from '@portolan/core/answers';
import { asNumber, both, say } from '@portolan/core/words';
import { inFull } from '../../fraction-words.ts';
import type { BestDestinationAnswer } from '../best-destination.ts';
import { frozen, meanCoins } from './common.ts';

const explain = (answer: BestDestinationAnswer, lang: Lang): FoundInWords => {
  const [first] = answer.ranking;
  const byNet = answer.ports.find(({ port }) => port === answer.byNet[0]);
  if (!first)
    return {
      headline: say(
        lang,
        'Si rien d’autre ne bouge, la carte ne se vend dans aucun port à portée.',
        'If nothing else moves, no port within reach buys the card.',
      ),
      rows: [],
    };
  return {
    headline: say(
      lang,
      `Port ${first.port} : ${coinsInWords(first.net, 'fr')} en ${actionsInWords(first.actions, 'fr')}, si rien d’autre ne bouge`,
      `Port ${first.port}: ${coinsInWords(first.net, 'en')} in ${actionsInWords(first.actions, 'en')}, if nothing else moves`,
    ),
    ...(byNet && byNet.port !== first.port
      ? {
          detail: say(
            lang,
            `La carte paie le plus au port ${byNet.port} : ${coinsInWords(byNet.net, 'fr')}, mais en ${actionsInWords(byNet.actions, 'fr')}.`,
            `The card pays most in port ${byNet.port}: ${coinsInWords(byNet.net, 'en')}, but in ${actionsInWords(byNet.actions, 'en')}.`,
          ),
        }
      : {}),
    rows: answer.ranking.map((one, i) => ({
      label: say(
        lang,
        `Port ${one.port} : ${coinsInWords(one.net, 'fr')}, ${actionsInWords(one.actions, 'fr')}`,
        `Port ${one.port}: ${coinsInWords(one.net, 'en')}, ${actionsInWords(one.actions, 'en')}`,
      ),
      value: asNumber(one.perAction),
      text: `${meanCoins(asNumber(one.perAction), lang)} ${say(lang, 'par action', 'per action')}`,
      ...(one.perAction.includes('/') ? inFull(one.perAction, lang) : {}),
      best: i === 0,
    })),
  };
};

/** The words of the question. */
export const bestDestinationWords: QuestionWords<unknown, BestDestinationAnswer> = {
  means: frozen,
  title: both('Où vendre cette carte ?', 'Where should this card be sold?'),
  tells: both(
    'Chaque port qui achète, avec ses actions et ce qu’il rapporte par action.',
    'Every port that buys, with its actions and what it pays for each of them.',
  ),
  labels: { ship: both('Le bateau', 'The ship'), card: both('La carte', 'The card') },
  explain: (answer, _, lang) => explain(answer, lang),
};
