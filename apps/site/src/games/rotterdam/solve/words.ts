import { colorName, missionName, productName } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import type { Action, ColorId } from '@portolan/rotterdam';
import { type NamedBox, rulesIn } from '@portolan/rotterdam/rules';
import type { Completion } from '@portolan/solvers/rotterdam';
import { listed, say } from '../../../kit/text.ts';
import { channels, points } from '../parts/words.ts';

/** A number of channels, or a range; null: never. */
export const distanceInWords = (distance: readonly [number, number] | null, lang: Lang): string => {
  if (distance === null) return say(lang, 'hors d’atteinte', 'out of reach');
  const [least, greatest] = distance;
  if (least === greatest) return channels(greatest, lang);
  return say(lang, `${least} à ${channels(greatest, 'fr')}`, `${least} to ${channels(greatest, 'en')}`);
};

/** Points, or a range of them. */
export const rangeInWords = ([least, greatest]: readonly [number, number], lang: Lang): string =>
  least === greatest
    ? points(greatest, lang)
    : say(lang, `${least} à ${points(greatest, 'fr')}`, `${least} to ${points(greatest, 'en')}`);

/** Colors one after the other: `bleu, rouge, jaune`. */
export const wayInWords = (colors: readonly ColorId[], lang: Lang): string =>
  colors.map((color) => colorName(color, lang)).join('\u2009–\u2009');

/** Calls and moves one after the other. */
export const lineInWords = (actions: readonly Action[], lang: Lang, box: NamedBox): string =>
  actions.map((action) => rulesIn(box).action(action, lang)).join(lang === 'fr' ? '\u202f; ' : '; ');

const productsInWords = (products: readonly string[], lang: Lang, box: NamedBox): string =>
  listed(
    products.map((product) => productName(product, lang, box)),
    lang,
  );

/** What is paid for a Mission: `bread and jam, a Joker for plastic`. */
export const paymentInWords = ({ products, jokers }: Completion, lang: Lang, box: NamedBox): string => {
  const joker = jokers.length > 1 ? say(lang, 'Jokers pour', 'Jokers for') : say(lang, 'Joker pour', 'a Joker for');
  return [
    ...(products.length > 0 ? [productsInWords(products, lang, box)] : []),
    ...(jokers.length > 0 ? [`${joker} ${productsInWords(jokers, lang, box)}`] : []),
  ].join(', ');
};

/** A Mission and what is paid for it. */
export const completionInWords = (one: Completion, lang: Lang, box: NamedBox): string =>
  `${missionName(one.mission, lang)} (${paymentInWords(one, lang, box)})`;
