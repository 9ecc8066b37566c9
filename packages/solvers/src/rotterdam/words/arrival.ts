import type { Lang } from '@portolan/core';
import type { FoundInWords, QuestionWords } from '@portolan/core/answers';
import { both, listed, say } from '@portolan/core/words';
import type { State } from '@portolan/rotterdam';
import { colorInWords, type NamedBox, sentencesIn } from '@portolan/rotterdam/rules';
import { chance, chanceRow } from '../../fraction-words.ts';
import type { ArrivalAnswer } from '../arrival.ts';
import type { ArrivalInput } from '../inputs.ts';
import { calls, either, labels, letter, lineInWords } from './common.ts';

const outlook = ({ forced, possible }: Pick<ArrivalAnswer, 'forced' | 'possible'>, lang: Lang): string => {
  if (forced) return say(lang, 'à coup sûr', 'for certain');
  return possible ? say(lang, 'possible', 'possible') : say(lang, 'impossible', 'impossible');
};

const arrivalHead = ({ forced, possible, random }: ArrivalAnswer, lang: Lang): string => {
  if (forced) return say(lang, 'Oui, quoi que fassent les autres', 'Yes, whatever the others do');
  if (!possible) return say(lang, 'Non, pas dans cette manche', 'No, not in this round');
  return say(lang, `Peut-être : ${chance(random, 'fr')}`, `Perhaps: ${chance(random, 'en')}`);
};

/** Whether a ship arrives in this round. */
const explain = (answer: ArrivalAnswer, lang: Lang, box: NamedBox): FoundInWords => {
  const { callers, call = [], line, ranking, possible, forced } = answer;
  const names = listed(callers.map(letter), lang);
  const colors = either(
    call.map((color) => colorInWords(color, lang)),
    lang,
  );
  const parts = [
    ...(callers.length > 0
      ? [say(lang, `Doivent encore annoncer : ${names}.`, `Still to call: ${names}.`)]
      : [say(lang, 'Plus personne n’annonce.', 'Nobody calls any more.')]),
    ...(possible && !forced
      ? [
          say(
            lang,
            'La chance vaut si les autres annoncent et choisissent au hasard.',
            'The chance holds if the others call and choose at random.',
          ),
        ]
      : []),
    ...(call.length > 0 ? [say(lang, `À annoncer maintenant : ${colors}.`, `To call now: ${colors}.`)] : []),
    ...(line.length > 0
      ? [
          say(
            lang,
            `Une façon d’arriver : ${lineInWords(line, 'fr', box)}.`,
            `One way in: ${lineInWords(line, 'en', box)}.`,
          ),
        ]
      : []),
  ];
  return {
    headline: arrivalHead(answer, lang),
    detail: parts.join(' '),
    rows: ranking.map(({ action, random, ...one }) => ({
      label: `${sentencesIn(box).action(action, lang)}, ${outlook(one, lang)}`,
      ...chanceRow(random, lang),
      best: random === ranking[0]?.random,
    })),
  };
};

/** The words of the question. */
export const arrivalWords: QuestionWords<ArrivalInput, ArrivalAnswer, State> = {
  means: calls,
  title: both('Mon navire arrive-t-il dans cette manche ?', 'Can my ship arrive in this round?'),
  tells: both(
    'Avec les annonces qui restent : à coup sûr, peut-être ou jamais, et la couleur à annoncer.',
    'With the calls that are left: for certain, perhaps or never, and the color to call.',
  ),
  labels: {
    ship: labels.ship,
    harbor: labels.harbor,
  },
  explain: (answer, { state }, lang) => explain(answer, lang, state.edition),
};
