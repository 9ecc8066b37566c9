import { both } from '@portolan/core/words';
import { safeHaven } from './kit.ts';

/** What the fields of the checker are called. */
export const retreatLabels = {
  labels: {
    card: both('La carte', 'The card'),
    position: both('Où est le navire', 'Where the ship is'),
    occupied: both('Positions prises', 'Positions taken'),
    path: both('Le recul prétendu', 'The way back that is claimed'),
    'variants.safeHaven': safeHaven,
  },
};
