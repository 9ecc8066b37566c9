import { counting } from '@portolan/core/words';

export const cardsCount = counting({ fr: ['carte', 'cartes'], en: ['card', 'cards'] });

export const pointsCount = counting({ fr: ['point', 'points'], en: ['point', 'points'] });
