import { typesetter } from '@portolan/core/words';

/** The typography of this game's texts, and what stays with its number. */
export const { french, english, typeset } = typesetter({ fr: ['PV', '×'], en: ['VP', '×'] });
