import { both, called, fieldWords } from '@portolan/core/words';
import { navigationInWords } from '../../rules/messages/names.ts';
import { safeHaven } from './kit.ts';

/** What the fields of the checker are called. */
export const cargoLabels = fieldWords({
  card: [both('La carte', 'The card'), called(['cargo-thief', 'turn-of-luck', 'port-police'], navigationInWords)],
  seat: both('Qui la joue', 'Who plays it'),
  ship: both('Le premier navire', 'The first ship'),
  'ship.owner': both('Propriétaire', 'Owner'),
  'ship.at': both('Position', 'Position'),
  'ship.cargo': both('Cargaison', 'Cargo'),
  start: both('À quel départ', 'At which start'),
  afloat: both('Le voleur a un navire à l’eau', 'The thief has a ship afloat'),
  occupied: both('Départs occupés', 'Starts that are taken'),
  other: both('L’autre navire', 'The other ship'),
  'other.owner': both('Propriétaire', 'Owner'),
  'other.at': both('Position', 'Position'),
  'other.cargo': both('Cargaison', 'Cargo'),
  'variants.safeHaven': safeHaven,
});
