import type { Lang, Text, Unlisted } from '@portolan/core';
import type { FoundInWords, Ranked } from '@portolan/core/answers';
import { counted, decimal, say, signed } from '@portolan/core/words';
import type { AdviseAnswer } from './advise.ts';

/** Words of an action. */
type ActionTeller<Action> = (action: Action, lang: Lang) => string;

/** What a rollout is called, one and several. */
export interface Rollout {
  readonly one: Text;
  readonly many: Text;
}

/** Rollouts that stop after some rounds. */
export const tries: Rollout = { one: { fr: 'essai', en: 'try' }, many: { fr: 'essais', en: 'tries' } };

/** Rollouts to the end. */
export const playedOut: Rollout = { one: { fr: 'partie', en: 'game' }, many: { fr: 'parties', en: 'games' } };

/** Moves by their margin, those as good as the best marked. */
export const adviceRows = <Action>(
  { ranking }: Pick<AdviseAnswer<Action>, 'ranking'>,
  name: ActionTeller<Action>,
  lang: Lang,
): readonly Ranked[] =>
  ranking.map((one) => ({
    label: name(one.action, lang),
    value: one.margin,
    text: signed(one.margin, lang),
    error: 2 * one.error,
    within: `± ${decimal(2 * one.error, 1, lang)}`,
    best: one.equal,
  }));

/** What the ranking does not hold, in sentences: moves alike to one of it, and what no list names. */
export const leftOut = (
  answer: Pick<AdviseAnswer<unknown>, 'leftOut' | 'unlisted'>,
  why: (entry: Unlisted, lang: Lang) => string,
  lang: Lang,
): string[] => {
  const alike = say(
    lang,
    `${counted(answer.leftOut, 'autre coup n’a pas été essayé', 'autres coups n’ont pas été essayés', 'fr')} : les mêmes, payés plus cher.`,
    `${counted(answer.leftOut, 'other move was', 'other moves were', 'en')} not tried: the same, paid for less cheaply.`,
  );
  return [...(answer.leftOut > 0 ? [alike] : []), ...answer.unlisted.map((entry) => why(entry, lang))];
};

/** Advice in words: the best move, its mean lead in the points of the game, and what cannot be told from it. */
export const adviceIn =
  <Action>(
    name: ActionTeller<Action>,
    unit: Text,
    rollout: Rollout,
    why: (entry: Unlisted, lang: Lang) => string,
  ): ((answer: AdviseAnswer<Action>, lang: Lang) => FoundInWords) =>
  (answer, lang) => {
    const equal = answer.ranking.filter((one) => one.equal).length - 1;
    const near = signed(2 * answer.error, lang).slice(1);
    const rollouts = counted(answer.rollouts, rollout.one[lang], rollout.many[lang], lang);
    const lead = `${signed(answer.margin, lang)} ${unit[lang]}`;
    const equals = say(
      lang,
      `${counted(equal, 'autre coup vaut', 'autres coups valent', 'fr')} autant, aussi loin qu’on voie.`,
      `${counted(equal, 'other move is', 'other moves are', 'en')} as good as far as can be told.`,
    );
    const found = say(
      lang,
      `Avance moyenne ${lead}, à ${near} près ; ${rollouts} par coup.`,
      `Mean lead ${lead}, give or take ${near}; ${rollouts} for each move.`,
    );
    return {
      headline: name(answer.best, lang),
      detail: [found, ...(equal > 0 ? [equals] : []), ...leftOut(answer, why, lang)].join(' '),
      rows: adviceRows(answer, name, lang),
    };
  };
