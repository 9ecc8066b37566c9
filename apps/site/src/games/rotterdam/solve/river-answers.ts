import { seatLetter } from '@portolan/boards';
import { colorName, ofHarbor } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import type { FoundInWords } from '@portolan/core/answers';
import { asNumber, percent } from '@portolan/core/words';
import { type NamedBox, rulesIn, shipInWords } from '@portolan/rotterdam/rules';
import type {
  ArrivalAnswer,
  ColorOutcome,
  ColorOutcomesAnswer,
  LaunchChancesAnswer,
  RankedColor,
  ReachAnswer,
} from '@portolan/solvers/rotterdam';
import { capital, counted, listed, say } from '../../../kit/text.ts';

import { either, shipsInWords } from '../parts/words.ts';
import { distanceInWords, lineInWords, wayInWords } from './words.ts';

/** Ends of a call that are told of each color. */
const MOST_ENDS = 3;
/** Ways that are told to a harbor. */
const MOST_WAYS = 12;

const outcomeInWords = ({ ships, right, wrong, blocked }: ColorOutcome, lang: Lang): string => {
  const mark = (ship: string): string => {
    if (right.includes(ship)) return say(lang, ' (son port)', ' (its harbor)');
    return wrong.includes(ship) ? say(lang, ' (mauvais port)', ' (wrong harbor)') : '';
  };
  const moved = Object.entries(ships).map(([ship, place]) => {
    const [at = ''] = place.split(':');
    return `${shipInWords(ship, lang)} ${say(lang, 'en', 'to')} ${at}${mark(ship)}`;
  });
  const stuck = say(lang, blocked.length > 1 ? 'bloqués' : 'bloqué', 'blocked');
  const held = blocked.length > 0 ? [`${shipsInWords(blocked, lang)} ${stuck}`] : [];
  return [...moved, ...held].join(', ') || say(lang, 'rien ne bouge', 'nothing moves');
};

/** Own ships that arrive in their harbor less those that arrive in a wrong one, as it comes out at worst. */
const gainOf = ({ outcomes }: RankedColor, caller: number): number => {
  const own = (ships: readonly string[]): number => ships.filter((ship) => Number(ship[0]) === caller).length;
  return Math.min(...outcomes.map(({ right, wrong }) => own(right) - own(wrong)));
};

const arrivals = (gain: number, lang: Lang): string => {
  if (gain === 0) return '0';
  return `${gain > 0 ? '+' : '−'}${say(lang, counted(Math.abs(gain), 'arrivée', 'arrivées', 'fr'), counted(Math.abs(gain), 'arrival', 'arrivals', 'en'))}`;
};

/** What each color does. */
export const colorOutcomes = ({ caller, ranking }: ColorOutcomesAnswer, lang: Lang): FoundInWords => {
  const [first] = ranking;
  if (!first) return { headline: say(lang, 'Il n’y a rien à annoncer.', 'There is nothing to call.'), rows: [] };
  const best = gainOf(first, caller);
  const good = ranking.filter((one) => gainOf(one, caller) === best).map(({ color }) => colorName(color, lang));
  const rows = ranking.map((one) => {
    const told = one.outcomes.slice(0, MOST_ENDS).map((outcome) => outcomeInWords(outcome, lang));
    const more = one.outcomes.length - told.length;
    const ends = [...told, ...(more > 0 ? [say(lang, `${more} de plus`, `${more} more`)] : [])];
    return {
      label: say(
        lang,
        `${capital(colorName(one.color, 'fr'))} : ${ends.join(' ; ou ')}`,
        `${capital(colorName(one.color, 'en'))}: ${ends.join('; or ')}`,
      ),
      value: gainOf(one, caller),
      text: arrivals(gainOf(one, caller), lang),
      best: gainOf(one, caller) === best,
    };
  });
  return {
    headline:
      best > 0
        ? say(
            lang,
            `Pour ${seatLetter(caller)} : ${either(good, 'fr')}`,
            `For ${seatLetter(caller)}: ${either(good, 'en')}`,
          )
        : say(
            lang,
            `Aucune couleur ne fait arriver à coup sûr un navire de ${seatLetter(caller)}`,
            `No color brings a ship of ${seatLetter(caller)} in for certain`,
          ),
    detail: say(
      lang,
      `Chaque couleur, annoncée par ${seatLetter(caller)} : les arrivées de ses navires, les mauvaises ôtées, au pire des choix.`,
      `Each color, called by ${seatLetter(caller)}: arrivals of the caller’s ships less those in a wrong harbor, at the worst of choices.`,
    ),
    rows,
  };
};

const outlook = ({ forced, possible }: Pick<ArrivalAnswer, 'forced' | 'possible'>, lang: Lang): string => {
  if (forced) return say(lang, 'à coup sûr', 'for certain');
  return possible ? say(lang, 'possible', 'possible') : say(lang, 'impossible', 'impossible');
};

const arrivalHead = ({ forced, possible, random }: ArrivalAnswer, lang: Lang): string => {
  if (forced) return say(lang, 'Oui, quoi que fassent les autres', 'Yes, whatever the others do');
  if (!possible) return say(lang, 'Non, pas dans cette manche', 'No, not in this round');
  return say(lang, `Peut-être : ${percent(random, 'fr')}`, `Perhaps: ${percent(random, 'en')}`);
};

/** Whether a ship arrives in this round. */
export const arrival = (answer: ArrivalAnswer, lang: Lang, box: NamedBox): FoundInWords => {
  const { callers, call = [], line, ranking, possible, forced } = answer;
  const names = listed(callers.map(seatLetter), lang);
  const colors = either(
    call.map((color) => colorName(color, lang)),
    lang,
  );
  const parts = [
    ...(callers.length > 0
      ? [say(lang, `Doivent encore annoncer : ${names}.`, `Still to call: ${names}.`)]
      : [say(lang, 'Plus personne n’annonce.', 'Nobody calls any more.')]),
    ...(possible && !forced
      ? [
          say(
            lang,
            'La chance vaut si les autres annoncent et choisissent au hasard.',
            'The chance holds if the others call and choose at random.',
          ),
        ]
      : []),
    ...(call.length > 0 ? [say(lang, `À annoncer maintenant : ${colors}.`, `To call now: ${colors}.`)] : []),
    ...(line.length > 0
      ? [
          say(
            lang,
            `Une façon d’arriver : ${lineInWords(line, 'fr', box)}.`,
            `One way in: ${lineInWords(line, 'en', box)}.`,
          ),
        ]
      : []),
  ];
  return {
    headline: arrivalHead(answer, lang),
    detail: parts.join(' '),
    rows: ranking.map(({ action, random, ...one }) => ({
      label: `${rulesIn(box).action(action, lang)}, ${outlook(one, lang)}`,
      value: asNumber(random),
      text: percent(random, lang),
      best: random === ranking[0]?.random,
    })),
  };
};

/** Where a ship can still go. */
export const reach = (answer: ReachAnswer, harbor: string, lang: Lang, box: NamedBox): FoundInWords => {
  const { channels, words, lostBy, chance, ranking } = answer;
  const ways = words.slice(0, MOST_WAYS).map((way) => wayInWords(way, lang) || say(lang, 'on y est', 'here already'));
  const more = words.length - ways.length;
  const told = `${ways.join(', ')}${more > 0 ? say(lang, `, et ${more} de plus`, `, and ${more} more`) : ''}`;
  const forks = lostBy
    .map(({ at, color, to }) =>
      say(lang, `${colorName(color, 'fr')} en ${at} (vers ${to})`, `${colorName(color, 'en')} at ${at} (to ${to})`),
    )
    .join(', ');
  return {
    headline:
      channels === null
        ? say(
            lang,
            `On n’atteint plus le port ${ofHarbor(harbor, 'fr', box)}`,
            `The harbor ${ofHarbor(harbor, 'en', box)} is out of reach`,
          )
        : say(
            lang,
            `${distanceInWords(channels, 'fr')}, chance ${percent(chance, 'fr')}`,
            `${distanceInWords(channels, 'en')}, chance ${percent(chance, 'en')}`,
          ),
    ...(words.length > 0
      ? {
          detail: [
            say(lang, `Couleurs qui y mènent : ${told}.`, `Colors that lead there: ${told}.`),
            forks === ''
              ? say(lang, 'Aucune fourche ne le fait perdre.', 'No fork loses it.')
              : say(lang, `On le perd par : ${forks}.`, `It is lost by: ${forks}.`),
          ].join(' '),
        }
      : {}),
    rows: ranking.map(({ color, to, channels: left, chance: then }) => ({
      label: say(
        lang,
        `${capital(colorName(color, 'fr'))} vers ${to} : ensuite ${distanceInWords(left, 'fr')}`,
        `${capital(colorName(color, 'en'))} to ${to}: then ${distanceInWords(left, 'en')}`,
      ),
      value: asNumber(then),
      text: percent(then, lang),
      best: then === ranking[0]?.chance && asNumber(then) > 0,
    })),
  };
};

/** What each start promises. */
export const launchChances = (
  { harbor, stock, ranking }: LaunchChancesAnswer,
  lang: Lang,
  box: NamedBox,
): FoundInWords => {
  const [first] = ranking;
  if (!first) return { headline: say(lang, 'Aucun départ n’est libre.', 'No start is free.'), rows: [] };
  const best = ranking.filter(({ chance }) => chance === first.chance).map(({ start }) => start);
  return {
    headline: say(
      lang,
      `${either(best, 'fr')} : ${percent(first.chance, 'fr')}`,
      `${either(best, 'en')}: ${percent(first.chance, 'en')}`,
    ),
    detail:
      stock > 0
        ? say(
            lang,
            `Jusqu’au port ${ofHarbor(harbor, 'fr', box)}. Unités en réserve : ${stock}.`,
            `To the harbor ${ofHarbor(harbor, 'en', box)}. Units in stock: ${stock}.`,
          )
        : say(
            lang,
            `Jusqu’au port ${ofHarbor(harbor, 'fr', box)}. La réserve est vide : on ne peut pas charger maintenant.`,
            `To the harbor ${ofHarbor(harbor, 'en', box)}. The stock is empty: nothing can be loaded now.`,
          ),
    rows: ranking.map(({ start, chance, channels }) => ({
      label: `${start}, ${distanceInWords(channels, lang)}`,
      value: asNumber(chance),
      text: percent(chance, lang),
      best: chance === first.chance,
    })),
  };
};
