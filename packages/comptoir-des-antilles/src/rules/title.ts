import type { Text } from '@portolan/core';
import type { Noun } from '@portolan/core/words';

/** The name of the game. */
export const title: Text = { fr: 'Comptoir des Antilles', en: 'Comptoir des Antilles' };

/** What the points of the game are counted in. */
export const unit: Noun = { fr: ['prime', 'primes'], en: ['premium', 'premiums'] };
