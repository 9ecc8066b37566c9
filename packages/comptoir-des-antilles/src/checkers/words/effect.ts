import type { Lang } from '@portolan/core';
import type { AnswerInWords, Cell, CheckerWords, Choice } from '@portolan/core/answers';
import { both, labeled, listed, say } from '@portolan/core/words';
import { placesInWords, portersInWords, quayName } from '../../rules/names.ts';
import type { EffectAnswer, EffectInput } from '../types.ts';
import { happened, verdictWords } from './common.ts';
import { disputes } from './disputes.ts';

const places = ({ ships }: EffectAnswer, lang: Lang): readonly Choice[] =>
  ships.flatMap(({ quay, places: before, after }): Choice[] =>
    before === after
      ? []
      : [
          {
            state: 'legal',
            text: labeled(quayName(quay, lang), placesInWords(before, lang), lang),
            result: placesInWords(after, lang),
          },
        ],
  );

const sailing = ({ full, sails }: EffectAnswer, lang: Lang): string => {
  const quays = listed(full.map(String), lang);
  const [ship, many] = [full.length === 1, full.length > 1];
  if (!ship && !many) return say(lang, 'Aucun navire n’est plein.', 'No ship is full.');
  const which = many
    ? say(
        lang,
        `Les navires des quais ${quays} sont pleins et partent`,
        `The ships at quays ${quays} are full and sail`,
      )
    : say(lang, `Le navire du quai ${quays} est plein et part`, `The ship at quay ${quays} is full and sails`);
  return sails === 'now'
    ? say(lang, `${which} aussitôt.`, `${which} at once.`)
    : say(lang, `${which} une fois la carte finie.`, `${which} when the card is done.`);
};

const explain = (answer: EffectAnswer, input: EffectInput, lang: Lang): AnswerInWords => {
  const left = input.play.kind === 'skip';
  const why = left
    ? say(lang, 'L’effet peut être laissé de côté.', 'The effect may be left out.')
    : `${say(lang, 'La carte le permet.', 'The card allows it.')} ${sailing(answer, lang)}`;
  const told = verdictWords(answer, lang, {
    why,
    short: left ? why : sailing(answer, lang),
    follows: [...happened(answer.events, input, lang), ...places(answer, lang)],
  });
  if (answer.instead === null) return told;
  // Where a placing is refused, what the same ships allow is what people want to know next.
  const text = say(
    lang,
    `Avec ces navires : ${insteadText(answer.instead, 'fr')}`,
    `With these ships: ${insteadText(answer.instead, 'en')}`,
  );
  const items: readonly Choice[] = [
    ...(told.choices?.items ?? []),
    { state: answer.instead > 0 ? 'legal' : 'illegal', text },
  ];
  return { ...told, choices: { title: told.choices?.title ?? say(lang, 'Et aussi', 'And besides'), items } };
};

/** What may be done instead with the same ships. */
const insteadText = (instead: number, lang: Lang): string =>
  instead === 0
    ? say(lang, 'l’effet n’y est pas possible', 'the effect is not possible there')
    : say(lang, `${portersInWords(instead, 'fr')} au plus`, `${portersInWords(instead, 'en')} at most`);

const cells = (answer: EffectAnswer, _: EffectInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'coup', 'move'),
    main: answer.verdict.legal ? say(lang, 'légal', 'legal') : say(lang, 'illégal', 'illegal'),
  },
  {
    head: say(lang, 'départ', 'departure'),
    main: answer.verdict.legal && answer.full.length > 0 ? sailing(answer, lang) : say(lang, 'aucun', 'none'),
  },
  {
    head: say(lang, 'avec ces navires', 'with these ships'),
    main: answer.instead === null ? say(lang, 'comme demandé', 'as asked') : insteadText(answer.instead, lang),
  },
];

/** The words of the dispute. */
export const effectWords: CheckerWords<EffectInput, EffectAnswer> = {
  ...disputes.effect,
  labels: {
    seats: both('Combien de joueurs', 'How many players'),
    effect: both('L’effet', 'The effect'),
    play: both('Ce qu’il veut faire', 'What is proposed'),
    ships: both('Les navires', 'The ships'),
    seat: both('Qui joue la carte', 'Who plays the card'),
    reserve: both('Porteurs en réserve', 'Porters in reserve'),
  },
  explain,
  cells,
};
