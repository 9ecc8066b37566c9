import type { Lang } from '@portolan/core';
import type { FoundInWords, QuestionWords } from '@portolan/core/answers';
import { asNumber, both, capital, say } from '@portolan/core/words';
import type { State } from '@portolan/rotterdam';
import { colorInWords, type NamedBox, ofHarborInWords } from '@portolan/rotterdam/rules';
import { chance, chanceRow } from '../../fraction-words.ts';
import type { ReachInput } from '../inputs.ts';
import type { ReachAnswer } from '../voyage.ts';
import { distanceInWords, labels, model, wayInWords } from './common.ts';

/** Ways that are told to a harbor. */
const MOST_WAYS = 12;

/** Where a ship can still go. */
const explain = (answer: ReachAnswer, harbor: string, lang: Lang, box: NamedBox): FoundInWords => {
  const { channels, words, lostBy, chance: odds, ranking } = answer;
  const ways = words.slice(0, MOST_WAYS).map((way) => wayInWords(way, lang) || say(lang, 'on y est', 'here already'));
  const more = words.length - ways.length;
  const named = `${ways.join(', ')}${more > 0 ? say(lang, `, et ${more} de plus`, `, and ${more} more`) : ''}`;
  const forks = lostBy
    .map(({ at, color, to }) =>
      say(
        lang,
        `${colorInWords(color, 'fr')} en ${at} (vers ${to})`,
        `${colorInWords(color, 'en')} at ${at} (to ${to})`,
      ),
    )
    .join(', ');
  return {
    headline:
      channels === null
        ? say(
            lang,
            `On n’atteint plus le port ${ofHarborInWords(harbor, 'fr', box)}`,
            `The harbor ${ofHarborInWords(harbor, 'en', box)} is out of reach`,
          )
        : say(
            lang,
            `${distanceInWords(channels, 'fr')}, chance ${chance(odds, 'fr')}`,
            `${distanceInWords(channels, 'en')}, chance ${chance(odds, 'en')}`,
          ),
    ...(words.length > 0
      ? {
          detail: [
            say(lang, `Couleurs qui y mènent : ${named}.`, `Colors that lead there: ${named}.`),
            forks === ''
              ? say(lang, 'Aucune fourche ne le fait perdre.', 'No fork loses it.')
              : say(lang, `On le perd par : ${forks}.`, `It is lost by: ${forks}.`),
          ].join(' '),
        }
      : {}),
    rows: ranking.map(({ color, to, channels: left, chance: then }) => ({
      label: say(
        lang,
        `${capital(colorInWords(color, 'fr'))} vers ${to} : ensuite ${distanceInWords(left, 'fr')}`,
        `${capital(colorInWords(color, 'en'))} to ${to}: then ${distanceInWords(left, 'en')}`,
      ),
      ...chanceRow(then, lang),
      best: then === ranking[0]?.chance && asNumber(then) > 0,
    })),
  };
};

/** The words of the question. */
export const reachWords: QuestionWords<ReachInput, ReachAnswer, State> = {
  means: model,
  title: both('Ce port est-il encore à portée ?', 'Is this harbor still within reach?'),
  tells: both(
    'Le nombre de canaux, les couleurs qui y mènent et les fourches où on le perd.',
    'The number of channels, the colors that lead there, and the forks where it is lost.',
  ),
  labels: {
    position: labels.position,
    harbor: labels.harbor,
  },
  explain: (answer, { input, state }, lang) => explain(answer, input.harbor, lang, state.edition),
};
