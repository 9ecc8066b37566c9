import { premiumsInWords } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import type { AskedOf, FoundInWords, QuestionWords } from '@portolan/core/answers';
import { both, labeled, say } from '@portolan/core/words';
import type { TileWorthInput } from '../inputs.ts';
import type { TileWorthAnswer } from '../tile-worth.ts';
import { type Boxed, changes, inPremiums, left, line, oneTurn, whose } from './common.ts';

const explain = (
  answer: TileWorthAnswer,
  { input, state }: AskedOf<TileWorthInput, Boxed>,
  lang: Lang,
): FoundInWords => {
  const { worth, difference, complete, ranking } = answer;
  return {
    headline: say(
      lang,
      `Elle ajoute ${premiumsInWords(worth, 'fr')} à mon compteur`,
      `It adds ${premiumsInWords(worth, 'en')} to my counter`,
    ),
    detail: `${labeled(say(lang, 'Pour chacun', 'For everybody'), changes(difference, lang), lang)}.${left(complete, lang)}`,
    rows: ranking.map((play, i) => ({
      label: `${play.tile ? say(lang, 'Avec la tuile', 'With the tile') : say(lang, 'Sans elle', 'Without it')}, ${line(play.do, state.edition, lang)} (${changes(play.change, lang)})`,
      value: play.change[input.seat] ?? 0,
      text: inPremiums(play.change[input.seat] ?? 0, lang),
      best: i === 0,
    })),
  };
};

/** The words of the question. */
export const tileWorthWords: QuestionWords<TileWorthInput, TileWorthAnswer, Boxed> = {
  means: oneTurn,
  title: both('Que vaut cette tuile pour moi ?', 'What is this tile worth to me?'),
  tells: both(
    'Mon meilleur tour avec elle et sans elle : la différence dit jusqu’où enchérir.',
    'My best turn with it and without it: the difference says how far to bid.',
  ),
  labels: { seat: whose, tile: both('La tuile', 'The tile') },
  explain,
};
