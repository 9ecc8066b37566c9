import type { Lang } from '@portolan/core';
import type { FoundInWords, QuestionWords } from '@portolan/core/answers';
import { both, fieldWords, say } from '@portolan/core/words';
import type { State } from '@portolan/rotterdam';
import type { NamedBox } from '@portolan/rotterdam/rules';
import type { BestMissionAnswer } from '../best-mission.ts';
import type { BestMissionInput } from '../inputs.ts';
import { completionInWords, labels, plans, pointCount } from './common.ts';

/** Missions now, and the best plan. */
const explain = (answer: BestMissionAnswer, lang: Lang, box: NamedBox): FoundInWords => {
  const { hand, payments, missionPoints, total, ranking } = answer;
  const plan = payments.map((one) => completionInWords(one, lang, box)).join(say(lang, ' et ', ' and '));
  const inHand = say(
    lang,
    `Les Produits en main valent ${pointCount(hand, 'fr')}.`,
    `The Products in hand count ${pointCount(hand, 'en')}.`,
  );
  return {
    headline:
      plan === ''
        ? ranking.length > 0
          ? say(lang, 'Mieux vaut ne remplir aucune Mission', 'Better to complete no Mission')
          : say(lang, 'Aucune Mission n’est possible', 'No Mission can be completed')
        : plan,
    detail:
      plan === ''
        ? inHand
        : `${say(
            lang,
            `Le meilleur plan : ${pointCount(missionPoints, 'fr')} de Mission, ${total} en tout avec les Produits qui restent.`,
            `The best plan: ${pointCount(missionPoints, 'en')} of Missions, ${total} in all with the Products left.`,
          )} ${inHand}`,
    rows: ranking.map((one) => ({
      label: completionInWords(one, lang, box),
      value: one.total,
      text: say(lang, `${one.total} en tout`, `${one.total} in all`),
      best: one.total === ranking[0]?.total,
    })),
  };
};

/** The words of the question. */
export const bestMissionWords: QuestionWords<BestMissionInput, BestMissionAnswer, State> = {
  means: plans,
  title: both('Quelle Mission remplir, avec quelles cartes ?', 'Which Mission should I complete, with which cards?'),
  tells: both(
    'Les Missions possibles maintenant, au moindre coût, et le meilleur plan pour les manches qui restent.',
    'The Missions that can be completed now, at the least cost, and the best plan for the rounds left.',
  ),
  ...fieldWords({
    seat: labels.whose,
    rounds: labels.rounds,
    goal: [
      labels.goal,
      { points: both('le total', 'the total'), missions: both('les points de Mission', 'Mission points') },
    ],
  }),
  explain: (answer, { state }, lang) => explain(answer, lang, state.edition),
};
