import type { Kind, Lang, Text, Unlisted } from '@portolan/core';
import { fractionInWords } from '@portolan/core/words';
import type { Told } from './games.ts';
import { counted, decimals, percent, signed } from './numbers.ts';
import { fr, labeled } from './typeset.ts';

/** Puts an answer of one question in words. */
export type Teller<Answer> = (answer: Answer, lang: Lang) => Told;

/** One of two texts. */
export const say = (lang: Lang, french: string, english: string): string => (lang === 'fr' ? french : english);

/** A fraction written as text, as a number. */
export const ratio = (fraction: string): number => {
  const [above, below = '1'] = fraction.split('/');
  return Number(above) / Number(below);
};

/** `26.3% (5/19)`. */
export const chance = (fraction: string, lang: Lang): string =>
  `${percent(ratio(fraction), lang)} (${fractionInWords(fraction, lang)})`;

/** What the shared adviser answers. */
interface Advice<Action> {
  readonly best: Action;
  readonly margin: number;
  readonly error: number;
  readonly rollouts: number;
  readonly leftOut: number;
  readonly unlisted: readonly Unlisted[];
  readonly ranking: readonly {
    readonly action: Action;
    readonly margin: number;
    readonly error: number;
    readonly equal: boolean;
  }[];
}

/** A margin with twice its standard error. */
const about = (mean: number, deviation: number, lang: Lang): string =>
  `${signed(mean, lang)} ± ${decimals((2 * deviation).toFixed(1), lang)}`;

/** How many actions were not tried, being alike to one that was. */
const untried = (count: number, lang: Lang): string =>
  say(
    lang,
    fr`${counted(count, lang, 'autre coup n’a pas été essayé', 'autres coups n’ont pas été essayés')} : les mêmes, payés plus cher.`,
    `${counted(count, lang, 'other action was', 'other actions were')} not tried: the same, paid for less cheaply.`,
  );

/** Advice in the words of a game: how it names actions, and what its points are called. */
export const adviceIn =
  <Action extends Kind>(
    name: (action: Action, lang: Lang) => string,
    unit: Text,
    why: (entry: Unlisted, lang: Lang) => string,
  ): Teller<Advice<Action>> =>
  ({ best, margin, error, rollouts, leftOut, unlisted, ranking }, lang) => {
    const overall = about(margin, error, lang);
    const games = counted(rollouts, lang, say(lang, 'partie', 'game'));
    const mark = say(lang, ', ne se distingue pas du premier', ', cannot be told from the first');
    return {
      head: [
        `${name(best, lang)}.`,
        say(
          lang,
          fr`Écart sur le meilleur adversaire : ${overall} ${unit.fr}, sur ${games} par coup.`,
          `Margin over the best opponent: ${overall} ${unit.en}, over ${games} for each action.`,
        ),
        ...(leftOut > 0 ? [untried(leftOut, lang)] : []),
        ...unlisted.map((entry) => why(entry, lang)),
      ],
      options: ranking.map(({ action, margin: mean, error: deviation, equal }, i) =>
        labeled(name(action, lang), `${about(mean, deviation, lang)}${i > 0 && equal ? mark : ''}`, lang),
      ),
    };
  };
