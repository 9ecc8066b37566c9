import type { Lang } from '@portolan/core';
import { type AnswerInWords, type Cell, type CheckerWords, quotedFirst } from '@portolan/core/answers';
import { both, counted, say } from '@portolan/core/words';
import { action } from '../../rules/messages/index.ts';
import type { CannotAnswer, CannotInput } from '../types.ts';
import { whyLines } from './common.ts';
import { disputes } from './disputes.ts';

const restText = ({ rest, possible }: CannotAnswer, lang: Lang): string => {
  const texts = {
    'goes-on': possible
      ? say(
          lang,
          'L’effet peut être laissé ; s’il y en a d’autres sur la carte, ils s’appliquent.',
          'It may be left out; if the card has more effects, they are carried out.',
        )
      : say(
          lang,
          'L’effet est sauté ; s’il y en a d’autres sur la carte, ils s’appliquent.',
          'The effect is skipped; if the card has more effects, they are carried out.',
        ),
    lost: possible
      ? say(
          lang,
          'L’effet peut être laissé, mais ce qui suit sur la carte est perdu.',
          'It may be left out, but what follows on the card is lost.',
        )
      : say(lang, 'La carte s’arrête là : ce qui suit est perdu.', 'The card stops there: what follows on it is lost.'),
  };
  return rest ? texts[rest] : say(lang, 'Il faut donc l’appliquer.', 'So it must be carried out.');
};

const explain = (answer: CannotAnswer, _: CannotInput, lang: Lang): AnswerInWords => {
  const { possible, example, ways, ships, clauses } = answer;
  const rest = restText(answer, lang);
  if (!possible)
    return {
      state: 'legal',
      headline: say(lang, 'C’est vrai', 'It is true'),
      why: `${say(lang, 'Aucun navire ne le permet.', 'No ship allows it.')} ${rest}`,
      short: rest,
      clauses,
      choices: {
        title: say(lang, 'Navire par navire', 'Ship by ship'),
        items: whyLines(ships, lang).map((text) => ({ state: 'illegal' as const, text })),
      },
    };
  return {
    state: 'illegal',
    headline: say(lang, 'C’est faux : l’effet est possible', 'It is not true: the effect is possible'),
    why: `${say(
      lang,
      `L’effet est possible, de ${counted(ways, 'façon', 'façons', 'fr')}.`,
      `The effect can be carried out in ${counted(ways, 'way', 'ways', 'en')}.`,
    )} ${rest}`,
    short: rest,
    ...quotedFirst(answer),
    ...(example
      ? {
          choices: {
            title: say(lang, 'Par exemple', 'For example'),
            items: [{ state: 'legal' as const, text: action(example, lang) }],
          },
        }
      : {}),
  };
};

const cells = (answer: CannotAnswer, _: CannotInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'effet', 'effect'),
    main: answer.possible ? say(lang, 'possible', 'possible') : say(lang, 'impossible', 'impossible'),
  },
  { head: say(lang, 'suite', 'the rest'), main: restText(answer, lang) },
];

/** The words of the dispute. */
export const cannotWords: CheckerWords<CannotInput, CannotAnswer> = {
  ...disputes.cannot,
  labels: {
    seats: both('Combien de joueurs', 'How many players'),
    quays: both('Le port', 'The port'),
    effect: both('L’effet', 'The effect'),
    seat: both('Qui joue la carte', 'Who plays the card'),
    reserve: both('Porteurs en réserve', 'Porters in reserve'),
  },
  explain,
  cells,
};
