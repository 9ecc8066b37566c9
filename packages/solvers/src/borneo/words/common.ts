import { cardInWords } from '@portolan/borneo/rules';
import type { Lang } from '@portolan/core';
import { both, counting, seat } from '@portolan/core/words';

/** Who asks. */
export const whose = both('Qui demande ?', 'Who asks?');

/** Which company. */
export const ofCompany = both('Compagnie', 'Company');

/** Cards, counted in words. */
export const cardCount = counting({ fr: ['carte', 'cartes'], en: ['card', 'cards'] });

/** Points, counted in words. */
export const points = counting({ fr: ['PV', 'PV'], en: ['VP', 'VP'] });

/** Cards in words, in order. */
export const cards = (ids: readonly string[], lang: Lang): string => ids.map((id) => cardInWords(id, lang)).join(', ');

/** Something by seat: `A 6 · B 2`. */
export const bySeat = (values: readonly (number | string)[]): string =>
  values.map((value, at) => `${seat(at)} ${value}`).join(' · ');
