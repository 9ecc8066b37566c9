import type { Lang } from '@portolan/core';
import { counting } from '@portolan/core/words';

export const cardsInWords = counting({ fr: ['carte', 'cartes'], en: ['card', 'cards'] });

export const flagsInWords = counting({ fr: ['drapeau', 'drapeaux'], en: ['flag', 'flags'] });

export const pointsInWords = counting({ fr: ['point', 'points'], en: ['point', 'points'] });

export const spacesInWords = counting({ fr: ['place', 'places'], en: ['space', 'spaces'] });

/** The two numbers of a Harbor card: "6 drapeaux, 4 cartes". */
export const harborNumbers = (
  { monopoly, capacity }: { readonly monopoly: number; readonly capacity: number },
  lang: Lang,
): string => `${flagsInWords(monopoly, lang)}, ${cardsInWords(capacity, lang)}`;
