import type { Lang } from '@portolan/core';
import { coinsInWords } from '../../../boards/cabo-da-roca/names.ts';
import { caboBook } from '../../../kit/cabo-da-roca.ts';
import { judgedIn } from '../../check/judged.ts';

/** So many coins, typeset for the language. */
export const coins = (count: number, lang: Lang): string => coinsInWords(count, lang).replace(' ', '\u00a0');

/** So many actions. */
export const actions = (count: number, lang: Lang): string =>
  lang === 'fr' ? `${count}\u00a0action${count < 2 ? '' : 's'}` : `${count} action${count === 1 ? '' : 's'}`;

/** A square in a sentence. */
export { squareInWords as place } from '@portolan/cabo-da-roca/rules';

/** A verdict on a move in words. */
export const judged = judgedIn(caboBook);
