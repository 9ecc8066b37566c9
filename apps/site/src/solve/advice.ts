import type { Lang, Text, Unlisted } from '@portolan/core';
import type { FoundInWords, Ranked } from '@portolan/core/answers';
import { signed } from '@portolan/core/words';

import { counted, say } from '../kit/text.ts';

/** An answer of advice, as the page tells it. */
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

/** What a rollout is called, one and many. */
export interface Tried {
  readonly one: Text;
  readonly many: Text;
}

/** Rollouts that stop after some rounds. */
export const tries: Tried = { one: { fr: 'essai', en: 'try' }, many: { fr: 'essais', en: 'tries' } };

type Namer<Action> = (action: Action, lang: Lang) => string;

/** Moves as bars of their margin, those as good as the best marked. */
export const adviceRows = <Action>({ ranking }: Advice<Action>, name: Namer<Action>, lang: Lang): readonly Ranked[] =>
  ranking.map((one) => ({
    label: name(one.action, lang),
    value: one.margin,
    text: signed(one.margin, lang),
    error: 2 * one.error,
    best: one.equal,
  }));

/** What the ranking does not hold, in sentences: moves alike to one of it, and what no list names. */
export const leftOut = (
  answer: { readonly leftOut: number; readonly unlisted: readonly Unlisted[] },
  why: (entry: Unlisted, lang: Lang) => string,
  lang: Lang,
): string[] => {
  const alike = say(
    lang,
    `${counted(answer.leftOut, 'autre coup n’a pas été essayé', 'autres coups n’ont pas été essayés', lang)} : les mêmes, payés plus cher.`,
    `${counted(answer.leftOut, 'other move was', 'other moves were', lang)} not tried: the same, paid for less cheaply.`,
  );
  return [...(answer.leftOut > 0 ? [alike] : []), ...answer.unlisted.map((entry) => why(entry, lang))];
};

/** Advice in words and bars: the best move, its mean lead in the points of the game, and what cannot be told from it. */
export const adviceIn =
  <Action>(name: Namer<Action>, unit: Text, tried: Tried, why: (entry: Unlisted, lang: Lang) => string) =>
  (answer: Advice<Action>, lang: Lang): FoundInWords => {
    const equal = answer.ranking.filter((one) => one.equal).length - 1;
    const near = signed(2 * answer.error, lang).slice(1);
    const rollouts = counted(answer.rollouts, tried.one[lang], tried.many[lang], lang);
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
