import type { Lang, Seat } from '@portolan/core';
import { colon, counting, say, semicolon } from '@portolan/core/words';
import type { NavigationFace, NavigationId } from '@portolan/rotterdam';
import { materialInWords, navigationInWords, productInWords } from '@portolan/rotterdam/rules';
import { seatLetter } from '../seats.ts';
import { missionInWords, pointsInWords } from './mission-words.ts';
import { handOf, missionPoints, navigationPoints, reserveOf, type Ship, shipsOf, type Table } from './model.ts';
import { shipNumber } from './names.ts';

const shipInWords = (table: Table, { id, at, cargo }: Ship, lang: Lang): string => {
  const load = cargo ? materialInWords(cargo, lang, table.box) : say(lang, 'vide', 'empty');
  return say(
    lang,
    `navire\u00a0${shipNumber(id)} en ${at} (${load})`,
    `ship\u00a0${shipNumber(id)} on ${at} (${load})`,
  );
};

/** Cards as a list: known ones by name, hidden ones counted. */
const listOf = <Face extends string>(faces: readonly Face[], name: (face: Face) => string, lang: Lang): string => {
  const known = faces.filter((face) => face !== '?').map(name);
  const hidden = faces.length - known.length;
  const rest =
    hidden > 0 ? [counting({ fr: ['cachée', 'cachées'], en: ['face down', 'face down'] })(hidden, lang)] : [];
  return [...known, ...rest].join(', ');
};

const laidInWords = (laid: readonly NavigationId[], lang: Lang): string =>
  laid.map((id) => `${navigationInWords(id, lang)} (${pointsInWords(navigationPoints(id), lang)})`).join(', ');

const cardParts = (table: Table, seat: Seat, lang: Lang): string[] => {
  const { products, navigation, missions, shown, laid } = handOf(table, seat);
  const part = (fr: string, en: string, list: string): string[] =>
    list ? [`${say(lang, fr, en)}${colon[lang]}${list}`] : [];
  return [
    ...part('Produits', 'Products', products.map((face) => productInWords(face, lang, table.box)).join(', ')),
    ...part(
      'Navigation',
      'Navigation',
      listOf(navigation, (face: NavigationFace) => navigationInWords(face, lang), lang),
    ),
    ...part('posées', 'laid', laidInWords(laid, lang)),
    ...part(
      'Missions en main',
      'Missions in hand',
      listOf(missions, (face) => missionInWords(table, face, lang), lang),
    ),
    ...part(
      `Missions visibles, ${pointsInWords(missionPoints(table, shown), 'fr')}`,
      `Missions shown, ${pointsInWords(missionPoints(table, shown), 'en')}`,
      shown.map((id) => missionInWords(table, id, lang)).join(', '),
    ),
  ];
};

/** One player in one sentence: ships, reserve, cards. */
export const seatLine = (table: Table, seat: Seat, lang: Lang): string => {
  const afloat = shipsOf(table).filter(({ owner }) => owner === seat);
  const reserve = counting({
    fr: ['navire en réserve', 'navires en réserve'],
    en: ['ship in reserve', 'ships in reserve'],
  })(reserveOf(table, seat), lang);
  const parts = [...afloat.map((ship) => shipInWords(table, ship, lang)), reserve, ...cardParts(table, seat, lang)];
  return `${seatLetter(seat)}${colon[lang]}${parts.join(semicolon[lang])}.`;
};
