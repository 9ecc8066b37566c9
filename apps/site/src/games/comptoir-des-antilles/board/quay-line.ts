import { seatLetter } from '@portolan/boards';
import type { Edition } from '@portolan/comptoir-des-antilles';
import { tileName } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import { EMPTY, laidOf } from '../parts/quay-text.ts';
import { words } from './words.ts';

/** What lies at a quay, on one line: "5, Rhum, A2 B1, Pirates"; as it is written where it cannot be read. */
export const quayContent = (text: string, { goods }: Edition, lang: Lang): string => {
  const laid = laidOf(text);
  if (laid === undefined) return text;
  if (laid === null) return words.empty[lang];
  const porters = laid.porters.flatMap((n, seat) => (n > 0 ? [`${seatLetter(seat)}${n}`] : [])).join(' ');
  const parts = [
    String(laid.ship),
    laid.goods === EMPTY ? '' : (goods.find(({ id }) => id === laid.goods)?.[lang] ?? laid.goods),
    porters,
    laid.tile ? tileName(laid.tile.id, lang) : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
};
