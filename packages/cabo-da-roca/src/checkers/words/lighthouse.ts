import type { Lang } from '@portolan/core';
import type { CheckerWords, Choice } from '@portolan/core/answers';
import { both, fieldWords, listed, say } from '@portolan/core/words';
import { squareInWords } from '../../rules/messages/names.ts';
import { bonusesInWords, coinsInWords } from '../../rules/names.ts';
import type { LighthouseAnswer, LighthouseInput } from '../types.ts';
import { disputes } from './disputes.ts';
import { shipNames, whoseNames } from './values.ts';
import { verdictWords } from './verdict-words.ts';

const follows = ({ tolls, bonuses, lapse }: LighthouseAnswer, lang: Lang): Choice[] => [
  ...tolls.map(({ lighthouse: at, step, amount }) => ({
    state: 'illegal' as const,
    text: say(
      lang,
      `Péage au phare ${squareInWords(at)} : le pas ${step} quitte ses eaux`,
      `Toll at the lighthouse ${squareInWords(at)}: step ${step} leaves its waters`,
    ),
    result: `−${amount}`,
  })),
  ...bonuses.map(({ lighthouse: at, when }) => ({
    state: 'legal' as const,
    text: say(lang, `Bonus du phare ${squareInWords(at)}`, `Bonus of the lighthouse ${squareInWords(at)}`),
    result:
      when === 'now'
        ? say(lang, 'tout de suite', 'at once')
        : say(lang, 'si le tour finit là', 'if the turn ends there'),
  })),
  ...(lapse > 0
    ? [
        {
          state: 'illegal' as const,
          text: say(lang, 'Perdus à la fin de ce tour, s’ils ne servent pas', 'Lost at the end of this turn if unused'),
          result: String(lapse),
        },
      ]
    : []),
];

/** When the bonuses can be used: those kept for the next turn are the ones not used in this. */
const bonusesTold = ({ usableNow, usableNext }: LighthouseAnswer, lang: Lang): string => {
  const now = bonusesInWords(usableNow, lang);
  const next = bonusesInWords(usableNext, lang);
  if (usableNow === 0)
    return say(
      lang,
      `Aucun bonus à employer ce tour. Au tour suivant : ${next}.`,
      `No bonus to use this turn. Next turn: ${next}.`,
    );
  if (usableNow === usableNext)
    return say(
      lang,
      `${now} en tout, à employer encore ce tour ou au tour suivant.`,
      `${now} in all, to use still this turn or in the next.`,
    );
  return say(
    lang,
    `Encore ce tour : ${now}. De ceux qui restent, au tour suivant : ${next} au plus.`,
    `Still this turn: ${now}. Of those left, in the next turn: at most ${next}.`,
  );
};

/** By which steps the bonuses are won; left out where there are none. */
const wonBy = ({ bonuses }: LighthouseAnswer, lang: Lang): { readonly sub?: string } => {
  if (bonuses.length === 0) return {};
  const steps = bonuses.map(({ step }) =>
    step === null
      ? say(lang, 'à la fin du chemin', 'at the end of the way')
      : say(lang, `au pas ${step}`, `by step ${step}`),
  );
  return { sub: listed([...new Set(steps)], lang) };
};

/** What a ship owes and has won at lighthouses, in words. */
export const lighthouse: CheckerWords<LighthouseInput, LighthouseAnswer> = {
  ...disputes.lighthouse,
  ...fieldWords({
    ship: [both('Le bateau', 'The ship'), shipNames],
    path: both('Le chemin de ce tour', 'The way of this turn'),
    lights: both('Les phares', 'The lighthouses'),
    'lights[].at': both('Sa case', 'Its square'),
    'lights[].keeper': [both('Son gardien', 'Its keeper'), whoseNames],
    left: both('Actions restantes à l’arrivée', 'Actions left on arrival'),
    kept: both('Bonus gardés du tour d’avant', 'Bonuses kept from the turn before'),
  }),
  explain: (answer, _, lang) => {
    const toll = coinsInWords(answer.toll, lang);
    const due =
      answer.toll > 0 ? say(lang, `À payer : ${toll}.`, `To pay: ${toll}.`) : say(lang, 'Aucun péage.', 'No toll.');
    const why = `${due} ${bonusesTold(answer, lang)}`;
    const told = verdictWords(answer, lang, { why, follows: follows(answer, lang) });
    if (!answer.verdict.legal) return told;
    const most = bonusesInWords(Math.max(answer.usableNow, answer.usableNext), lang);
    return { ...told, headline: answer.toll > 0 ? `−${toll}` : most, short: why };
  },
  cells: (answer, _, lang) => [
    { head: say(lang, 'péage', 'toll'), main: coinsInWords(answer.toll, lang) },
    { head: say(lang, 'bonus ce tour', 'bonuses this turn'), main: String(answer.usableNow), ...wonBy(answer, lang) },
    { head: say(lang, 'bonus au tour suivant', 'bonuses next turn'), main: String(answer.usableNext) },
  ],
};
