import { typesetter } from '@portolan/core/words';

/** The typography of this game's texts, and what they count. */
export const setter = typesetter({
  fr: ['primes?', 'porteurs?', 'places?'],
  en: ['premiums?', 'porters?', 'places?'],
});

export const { typeset } = setter;
