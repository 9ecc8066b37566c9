import type { Lang } from '@portolan/core';
import type { Action, ColorId } from '@portolan/rotterdam';
import {
  colorInWords,
  missionInWords,
  type NamedBox,
  productInWords,
  rulesIn,
  shipInWords,
} from '@portolan/rotterdam/rules';
import type { Completion } from '@portolan/solvers/rotterdam';
import { counted } from '../numbers.ts';
import { say, type Teller } from '../words.ts';

/** Puts an answer in words with the names in a box. */
export type Named<Answer> = (box: NamedBox) => Teller<Answer>;

/** A text with a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `a, b and c`. */
export const listed = (items: readonly string[], lang: Lang): string => {
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return last ?? '';
  return `${items.slice(0, -1).join(', ')} ${say(lang, 'et', 'and')} ${last}`;
};

/** A number of channels, or a range; null: never. */
export const channelsInWords = (channels: readonly [number, number] | null, lang: Lang): string => {
  if (channels === null) return say(lang, 'hors d’atteinte', 'out of reach');
  const [least, greatest] = channels;
  const count = counted(greatest, lang, say(lang, 'canal', 'channel'), say(lang, 'canaux', 'channels'));
  return least === greatest ? count : `${least} ${say(lang, 'à', 'to')} ${count}`;
};

/** Points, or a range of them. */
export const pointsInWords = ([least, greatest]: readonly [number, number], lang: Lang): string =>
  least === greatest
    ? counted(greatest, lang, 'point')
    : `${least} ${say(lang, 'à', 'to')} ${counted(greatest, lang, 'point')}`;

/** `blue-red-yellow`. */
export const wordInWords = (word: readonly ColorId[], lang: Lang): string =>
  word.map((color) => colorInWords(color, lang)).join('-');

/** Calls and moves one after the other. */
export const lineInWords = (actions: readonly Action[], lang: Lang, box: NamedBox): string =>
  actions.map((action) => rulesIn(box).action(action, lang)).join(say(lang, ', puis ', ', then '));

/** Ships by their names. */
export const shipsInWords = (ships: readonly string[], lang: Lang): string =>
  listed(
    ships.map((ship) => shipInWords(ship, lang)),
    lang,
  );

const productsInWords = (products: readonly string[], lang: Lang, box: NamedBox): string =>
  listed(
    products.map((product) => productInWords(product, lang, box)),
    lang,
  );

/** `Mission 30 (bread and jam, a Joker for plastic)`. */
export const completionInWords = ({ mission, products, jokers }: Completion, lang: Lang, box: NamedBox): string => {
  const paid = products.length > 0 ? [productsInWords(products, lang, box)] : [];
  const joker = jokers.length > 1 ? say(lang, 'Jokers pour', 'Jokers for') : say(lang, 'Joker pour', 'a Joker for');
  const replaced = jokers.length > 0 ? [`${joker} ${productsInWords(jokers, lang, box)}`] : [];
  return `${missionInWords(mission, lang)} (${[...paid, ...replaced].join(', ')})`;
};
