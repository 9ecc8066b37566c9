import { typesetter } from '@portolan/core/words';

/** The typography of this game's texts, and what they count. */
export const setter = typesetter({ fr: ['pièces?', 'points?'], en: ['coins?', 'points?'] });

export const { typeset } = setter;
