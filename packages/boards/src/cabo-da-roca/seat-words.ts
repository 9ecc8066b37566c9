import { pieceKinds, type Square } from '@portolan/cabo-da-roca';
import {
  cardNumber,
  coinsInWords,
  directionName,
  piecesInWords,
  shipName,
  squareInWords,
} from '@portolan/cabo-da-roca/rules';
import type { Lang, Seat } from '@portolan/core';
import { colon, counting, say, semicolon } from '@portolan/core/words';
import { seatLetter } from '../seats.ts';
import { abeam } from './grid.ts';
import { cardOf, coinsOf, type Ship, sailorsOf, shipsOf, stockOf, type Table } from './model.ts';

/** A cargo in words: "sel, carte n° 1, du port A". */
const cargoInWords = (table: Table, ship: Ship, lang: Lang): string => {
  const card = cardOf(table, ship.cargo);
  const good = table.box.goods.find(({ id }) => id === card?.good);
  const what = good ? good[lang] : say(lang, 'marchandise inconnue', 'unknown goods');
  const which = card ? say(lang, `, carte ${cardNumber(card.id, lang)}`, `, card ${cardNumber(card.id, lang)}`) : '';
  const from = ship.from ? say(lang, `, du port ${ship.from}`, `, from port ${ship.from}`) : '';
  return `${what}${which}${from}`;
};

const headingInWords = ({ heading }: Ship, lang: Lang): string =>
  heading
    ? say(lang, `, cap ${directionName(heading, lang)}`, `, heading ${directionName(heading, lang)}`)
    : say(lang, ', amarré', ', moored');

const flanks = (ship: Ship, lang: Lang): string => {
  if (ship.kind !== 'pirate' || !ship.heading) return '';
  const sides = abeam(ship.at, ship.heading)
    .map(squareInWords)
    .join(say(lang, ' et ', ' and '));
  return say(lang, `, canons sur ${sides}`, `, guns on ${sides}`);
};

/** A ship in words, with its place, heading, cargo and bonus moves. */
const shipInWords = (table: Table, ship: Ship, lang: Lang): string => {
  const bonus = (ship.kept ?? 0) + (ship.fresh ?? 0);
  const parts = [
    `${shipName(ship, lang)} ${say(lang, 'en', 'on')} ${squareInWords(ship.at)}${headingInWords(ship, lang)}`,
    ...(ship.cargo
      ? [say(lang, `chargé (${cargoInWords(table, ship, lang)})`, `loaded (${cargoInWords(table, ship, lang)})`)]
      : []),
    ...(bonus > 0 ? [counting({ fr: ['bonus', 'bonus'], en: ['bonus move', 'bonus moves'] })(bonus, lang)] : []),
  ];
  return `${parts.join(', ')}${flanks(ship, lang)}`;
};

const homeInWords = (table: Table, seat: Seat, lang: Lang): string[] => {
  const home = table.position.home?.[seat];
  if (!home) return [];
  const laid = table.position.homeLaid?.[seat] ?? true;
  return [
    laid
      ? say(lang, `port de départ ${home}`, `home port ${home}`)
      : say(lang, `port ${home} en main`, `port ${home} in hand`),
  ];
};

const sailorsInWords = (sailors: readonly { readonly at: Square }[], lang: Lang): string => {
  const who = sailors.length > 1 ? say(lang, 'marins en', 'sailors on') : say(lang, 'marin en', 'sailor on');
  return `${who} ${sailors.map(({ at }) => squareInWords(at)).join(', ')}`;
};

/** A player in words: coins, ships, sailors, what is left in stock. */
export const seatLine = (table: Table, seat: Seat, lang: Lang): string => {
  const letter = seatLetter(seat);
  if (table.position.out?.[seat]) return say(lang, `${letter} est éliminé.`, `${letter} is out.`);
  const ships = shipsOf(table).filter(({ owner }) => owner === seat);
  const sailors = sailorsOf(table).filter(({ owner }) => owner === seat);
  const stock = stockOf(table, seat);
  const left = pieceKinds.filter((kind) => stock[kind] > 0).map((kind) => piecesInWords(stock[kind], kind, lang));
  const parts = [
    coinsInWords(coinsOf(table, seat), lang),
    ...homeInWords(table, seat, lang),
    ...ships.map((ship) => shipInWords(table, ship, lang)),
    ...(sailors.length > 0 ? [sailorsInWords(sailors, lang)] : []),
    `${say(lang, 'réserve', 'stock')}${colon[lang]}${left.join(', ') || say(lang, 'vide', 'empty')}`,
  ];
  return `${letter}${colon[lang]}${parts.join(semicolon[lang])}.`;
};
