import type { Lang } from '@portolan/core';
import { colorInWords, harborInWords, rulesIn, shipInWords } from '@portolan/rotterdam/rules';
import type {
  ArrivalAnswer,
  ColorOutcome,
  ColorOutcomesAnswer,
  LaunchChancesAnswer,
  ReachAnswer,
} from '@portolan/solvers/rotterdam';
import { seatName } from '../numbers.ts';
import { fr, labeled } from '../typeset.ts';
import { chance, say, type Teller } from '../words.ts';
import { capital, channelsInWords, lineInWords, type Named, shipsInWords, wordInWords } from './rotterdam-names.ts';

/** Ends of a call that are shown to people for each color; a machine gets all of them. */
const MOST_ENDS = 4;

const outcome = ({ ships, right, wrong, blocked }: ColorOutcome, lang: Lang): string => {
  const mark = (ship: string): string => {
    if (right.includes(ship)) return say(lang, ' (son port)', ' (its harbor)');
    return wrong.includes(ship) ? say(lang, ' (mauvais port)', ' (wrong harbor)') : '';
  };
  const moved = Object.entries(ships).map(
    ([ship, place]) => `${shipInWords(ship, lang)} ${say(lang, 'en', 'to')} ${place.split(':')[0]}${mark(ship)}`,
  );
  const stuck =
    blocked.length > 0
      ? [`${shipsInWords(blocked, lang)} ${say(lang, blocked.length > 1 ? 'bloqués' : 'bloqué', 'blocked')}`]
      : [];
  return [...moved, ...stuck].join(', ') || say(lang, 'rien ne bouge', 'nothing moves');
};

/** What each color does. */
export const colorOutcomes: Teller<ColorOutcomesAnswer> = ({ caller, ranking }, lang) => ({
  head: [
    say(
      lang,
      `Ce que fait chaque couleur, annoncée par ${seatName(caller)}.`,
      `What each color does, called by ${seatName(caller)}.`,
    ),
  ],
  options: ranking.map(({ color, outcomes }) => {
    const told = outcomes.slice(0, MOST_ENDS).map((one) => outcome(one, lang));
    const more = outcomes.length - told.length;
    const rest = more > 0 ? [say(lang, `${more} de plus`, `${more} more`)] : [];
    const ends = [...told, ...rest].join(say(lang, fr` ; ou `, '; or '));
    return labeled(capital(colorInWords(color, lang)), ends, lang);
  }),
});

/** What a chance on the river is worth. */
const model = (lang: Lang): string =>
  say(
    lang,
    fr`Chances d’un modèle, et non une prévision : aucun autre navire, toutes les couleurs aussi probables.`,
    'Chances of a model, not a forecast: no other ships, every color as likely as the next.',
  );

/** Where a ship can still go. */
export const reach: Teller<ReachAnswer> = ({ channels, words, lostBy, chance: odds, ranking }, lang) => {
  const forks = lostBy.map(({ at, color, to }) =>
    say(lang, `${colorInWords(color, lang)} en ${at} (vers ${to})`, `${colorInWords(color, lang)} at ${at} (to ${to})`),
  );
  const ways = words.map((word) => wordInWords(word, lang) || say(lang, 'on y est', 'here already'));
  return {
    head: [
      `${labeled(say(lang, 'Jusqu’au port', 'To the harbor'), channelsInWords(channels, lang), lang)}.`,
      ...(ways.length > 0
        ? [`${labeled(say(lang, 'Couleurs qui y mènent', 'Colors that lead there'), ways.join(', '), lang)}.`]
        : []),
      ...(forks.length > 0 ? [`${labeled(say(lang, 'On le perd par', 'Lost by'), forks.join(', '), lang)}.`] : []),
      `${labeled('Chance', chance(odds, lang), lang)}.`,
      model(lang),
    ],
    options: ranking.map(({ color, to, channels: further, chance: left }) =>
      labeled(
        say(lang, `${capital(colorInWords(color, lang))} vers ${to}`, `${capital(colorInWords(color, lang))} to ${to}`),
        further === null
          ? channelsInWords(further, lang)
          : say(lang, `ensuite ${chance(left, lang)}`, `then ${chance(left, lang)}`),
        lang,
      ),
    ),
  };
};

/** What each start promises. */
export const launchChances: Named<LaunchChancesAnswer> =
  (box) =>
  ({ harbor, stock, ranking }, lang) => ({
    head: [
      `${labeled(say(lang, 'Port', 'Harbor'), harborInWords(harbor, lang, box), lang)}.`,
      `${labeled(say(lang, 'Unités en réserve', 'Units in stock'), String(stock), lang)}.`,
      ...(ranking.length === 0 ? [say(lang, 'Aucun départ n’est libre.', 'No start is free.')] : [model(lang)]),
    ],
    options: ranking.map(({ start, chance: odds, channels }) =>
      labeled(start, `${chance(odds, lang)}, ${channelsInWords(channels, lang)}`, lang),
    ),
  });

const outlook = ({ forced, possible }: Pick<ArrivalAnswer, 'forced' | 'possible'>, lang: Lang): string => {
  if (forced) return say(lang, 'quoi que fassent les autres', 'whatever the others do');
  return possible ? say(lang, 'possible, pas sûr', 'possible, not certain') : say(lang, 'impossible', 'impossible');
};

/** Whether a ship arrives in this round. */
export const arrival: Named<ArrivalAnswer> =
  (box) =>
  ({ random, callers, call = [], line, ranking, ...worth }, lang) => ({
    head: [
      `${labeled(say(lang, 'Arrivée dans cette manche', 'Arrival in this round'), outlook(worth, lang), lang)}.`,
      say(
        lang,
        fr`Chance, si les autres jouent au hasard : ${chance(random, lang)}.`,
        `Chance, if the others play at random: ${chance(random, lang)}.`,
      ),
      ...(callers.length > 0
        ? [`${labeled(say(lang, 'Doivent encore annoncer', 'Still to call'), callers.map(seatName).join(', '), lang)}.`]
        : []),
      ...(call.length > 0
        ? [
            `${labeled(say(lang, 'À annoncer', 'Call'), call.map((color) => colorInWords(color, lang)).join(say(lang, ' ou ', ' or ')), lang)}.`,
          ]
        : []),
      ...(line.length > 0
        ? [`${labeled(say(lang, 'Une façon d’arriver', 'One way in'), lineInWords(line, lang, box), lang)}.`]
        : []),
      say(lang, 'Les cartes Navigation ne sont pas comptées.', 'Navigation cards are left out.'),
    ],
    options: ranking.map(({ action, random: odds, ...one }) =>
      labeled(rulesIn(box).action(action, lang), `${chance(odds, lang)}, ${outlook(one, lang)}`, lang),
    ),
  });
