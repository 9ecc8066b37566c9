import { both, called, fieldWords } from '@portolan/core/words';
import { navigationInWords } from '../../rules/messages/names.ts';
import { safeHaven } from './kit.ts';

/** What the fields of the checker are called. */
export const retreatLabels = fieldWords({
  card: [both('La carte', 'The card'), called(['setback', 'heavy-storm'], navigationInWords)],
  position: both('Où est le navire', 'Where the ship is'),
  occupied: both('Positions prises', 'Positions taken'),
  path: both('Le recul prétendu', 'The way back that is claimed'),
  'variants.safeHaven': safeHaven,
});
