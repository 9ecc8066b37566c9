import type { Text } from '@portolan/core';
import type { Noun } from '@portolan/core/words';

/** The name of the game. */
export const title: Text = { fr: 'Rotterdam', en: 'Rotterdam' };

/** What the points of the game are counted in. */
export const unit: Noun = { fr: ['point', 'points'], en: ['point', 'points'] };

/** What is played through in six phases. */
export const round: Noun = { fr: ['manche', 'manches'], en: ['round', 'rounds'] };
