import { counting } from '@portolan/core/words';

export const cardsCount = counting({ fr: ['carte', 'cartes'], en: ['card', 'cards'] });

// As `unit` of the rules, which a board does not carry with it.
export const pointsCount = counting({ fr: ['PV', 'PV'], en: ['VP', 'VP'] });
