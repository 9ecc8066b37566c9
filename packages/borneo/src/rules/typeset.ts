import { typesetter } from '@portolan/core/words';

/** The typography of this game's texts, and what stays with its number. */
export const setter = typesetter({ fr: ['PV', '×'], en: ['VP', '×'] });

export const { typeset } = setter;
