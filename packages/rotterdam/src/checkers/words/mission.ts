import type { Lang } from '@portolan/core';
import type { AnswerInWords, Cell, CheckerWords, Choice } from '@portolan/core/answers';
import { both, say } from '@portolan/core/words';
import type { Edition } from '../../edition.ts';
import { harborInWords, ofHarborInWords, productInWords } from '../../rules/messages/names.ts';
import { editionOf } from '../small-table.ts';
import type { MissionAnswer, MissionInput, ReturnedProduct } from '../types.ts';
import { disputes } from './disputes.ts';
import { judgedIn } from './judged.ts';
import { pointCount } from './kit.ts';

const whereTo = ({ product, harbor, to }: ReturnedProduct, lang: Lang, box: Edition): Choice => {
  const pile = say(
    lang,
    `la pioche ${ofHarborInWords(harbor, 'fr', box)}`,
    `the ${harborInWords(harbor, 'en', box)} pile`,
  );
  const where = {
    top: say(lang, `sur ${pile}`, `on top of ${pile}`),
    bottom: say(lang, `sous ${pile}`, `under ${pile}`),
    bag: say(lang, `mélangée à ${pile}`, `shuffled into ${pile}`),
  }[to];
  return { state: 'legal', text: productInWords(product, lang, box), result: where };
};

const explain = (answer: MissionAnswer, input: MissionInput, lang: Lang): AnswerInWords => {
  const box = editionOf(input);
  const told = judgedIn(box)(answer, lang, {
    why: say(
      lang,
      `La Mission est remplie : ${pointCount(answer.points, 'fr')}.`,
      `The Mission is fulfilled: ${pointCount(answer.points, 'en')}.`,
    ),
    short: pointCount(answer.points, lang),
    follows: answer.returned.map((one) => whereTo(one, lang, box)),
  });
  if (!answer.verdict.legal || !told.choices) return told;
  return { ...told, choices: { ...told.choices, title: say(lang, 'Où va chaque carte', 'Where each card goes') } };
};

const cells = (answer: MissionAnswer, input: MissionInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'la Mission', 'the Mission'),
    main: answer.verdict.legal ? say(lang, 'remplie', 'fulfilled') : say(lang, 'refusée', 'refused'),
    sub:
      answer.returned
        .map((one) => whereTo(one, lang, editionOf(input)))
        .map(({ text, result }) => `${text} ${result}`)[0] ?? '',
  },
];

/** Whether cards fulfill a Mission, in words. */
export const mission: CheckerWords<MissionInput, MissionAnswer> = {
  ...disputes.mission,
  labels: {
    mission: both('La Mission', 'The Mission'),
    'mission.products': both('Produits demandés', 'Products it asks for'),
    'mission.points': both('Points', 'Points'),
    products: both('Cartes Produit données', 'Product cards given'),
    jokers: both('Jokers : ce qu’ils remplacent', 'Jokers: what they replace'),
    fulfilled: both(
      'Une Mission a déjà été remplie dans cette manche',
      'A Mission has been fulfilled already in this round',
    ),
  },
  explain,
  cells,
};
