import { premiumsInWords } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import type { AskedOf, FoundInWords, QuestionWords } from '@portolan/core/answers';
import { both, counted, say, seat } from '@portolan/core/words';
import type { EndDistanceAnswer } from '../end-distance.ts';
import type { EndDistanceInput } from '../inputs.ts';
import { type Boxed, left, oneTurn, whose } from './common.ts';

const explain = (
  { ships, turns, ends, complete, ranking }: EndDistanceAnswer,
  _: AskedOf<EndDistanceInput, Boxed>,
  lang: Lang,
): FoundInWords => ({
  headline:
    ships === 0
      ? say(
          lang,
          `Dernier tour de table : encore ${counted(turns, 'tour', 'tours', 'fr')}, celui-ci compris`,
          `Last round: ${counted(turns, 'more turn', 'more turns', 'en')}, this one included`,
        )
      : say(
          lang,
          `${counted(ships, 'navire', 'navires', 'fr')} avant le dernier tour de table`,
          `${counted(ships, 'ship', 'ships', 'en')} before the last round`,
        ),
  detail: `${
    ends
      ? say(lang, 'La partie peut finir dès ce tour.', 'The game can end in this very turn.')
      : say(lang, 'Personne ne peut finir la partie dans ce tour.', 'Nobody can end the game in this turn.')
  }${left(complete, lang)}`,
  rows: ranking.map((one, i) => ({
    label: `${say(lang, 'Joueur', 'Player')} ${seat(one.seat)}${one.ends ? say(lang, ', et la partie finit', ', and the game ends') : ''}`,
    value: one.highest,
    text: premiumsInWords(one.highest, lang),
    best: i === 0,
  })),
});

/** The words of the question. */
export const endDistanceWords: QuestionWords<EndDistanceInput, EndDistanceAnswer, Boxed> = {
  means: oneTurn,
  title: both('La fin est-elle proche ?', 'How near is the end?'),
  tells: both(
    'Ce qu’il reste de navires et de tours, et jusqu’où chaque compteur peut monter.',
    'How many ships and turns are left, and how high each counter can rise.',
  ),
  labels: { seat: whose },
  explain,
};
