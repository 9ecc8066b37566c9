import type { Text } from '@portolan/core';
import type { Noun } from '@portolan/core/words';

/** The name of the game. */
export const title: Text = { fr: 'Borneo', en: 'Borneo' };

/** What the points of the game are counted in. */
export const unit: Noun = { fr: ['PV', 'PV'], en: ['VP', 'VP'] };
