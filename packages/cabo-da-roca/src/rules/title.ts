import type { Text } from '@portolan/core';
import type { Noun } from '@portolan/core/words';

/** The name of the game. */
export const title: Text = { fr: 'Cabo da Roca', en: 'Cabo da Roca' };

/** What the points of the game are counted in. */
export const unit: Noun = { fr: ['pièce', 'pièces'], en: ['coin', 'coins'] };
