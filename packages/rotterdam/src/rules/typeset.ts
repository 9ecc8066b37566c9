import { typesetter } from '@portolan/core/words';

/** The typography of this game's texts, and what they count. */
export const setter = typesetter({
  fr: [
    'points?',
    'cartes?',
    'navires?',
    'unités?',
    'canal',
    'canaux',
    'Missions?',
    'positions?',
    'Jokers?',
    'couleurs?',
  ],
  en: ['points?', 'cards?', 'ships?', 'units?', 'channels?', 'Missions?', 'positions?', 'Jokers?', 'colors?'],
});

export const { typeset } = setter;
