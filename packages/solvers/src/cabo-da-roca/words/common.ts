import type { Action } from '@portolan/cabo-da-roca';
import { actionInWords, unit } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import { both, counting, say, signed, withNoun } from '@portolan/core/words';

/** So many turns. */
export const turns = counting({ fr: ['tour', 'tours'], en: ['turn', 'turns'] });

/** Coins that may be a mean: `36,1 pièces`. */
export const meanCoins = (value: number, lang: Lang): string =>
  withNoun(signed(value, lang).replace('+', ''), value, unit, lang);

/** Coins more or less: `+39,1 pièces`. */
export const moreCoins = (value: number, lang: Lang): string => withNoun(signed(value, lang), value, unit, lang);

/** A way to play as one line: its moves, one after the other. */
export const planText = (plan: readonly Action[], lang: Lang): string =>
  plan.map((action) => actionInWords(action, lang)).join(say(lang, ' ; ', '; '));

/** What is proved of one way after the other. */
export const frozen = both(
  'Tous les chemins ont été essayés, les autres pièces restant en place.',
  'Every way was tried, all other pieces staying where they are.',
);

/** What an estimate is made of. */
export const played = both('Des suites jouées, tirages compris.', 'Games played on, draws included.');
