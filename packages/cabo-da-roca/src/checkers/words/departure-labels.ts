import { both, fieldWords } from '@portolan/core/words';
import { tileName } from '../../rules/names.ts';
import { wayKinds } from '../types/departure.ts';
import { directionNames, named, portNames, shipNames } from './values.ts';

/** What may lie on a way out. */
const wayNames = {
  ...named(
    wayKinds.filter((kind) => kind !== 'none'),
    tileName,
  ),
  none: both('Aucune tuile', 'No tile'),
};

/** Along the quay the shore runs on: water there has land at a corner. */
const alongQuay = { ...wayNames, sea: named(['quarter'], tileName).quarter };

/** What the fields of the checker are called. */
export const departureLabels = fieldWords({
  ship: [both('Le bateau', 'The ship'), shipNames],
  port: [both('Le port où il est', 'The port it is in'), portNames],
  card: [
    both('Sa carte, tirée ou déjà à bord', 'Its card, drawn or already aboard'),
    { null: both('aucune encore', 'none yet') },
  ],
  from: [both('La marchandise vient', 'The goods come'), { '': both('d’ici', 'from here'), ...portNames }],
  left: both('Actions restantes', 'Actions left'),
  bonus: both('Bonus de ce bateau', 'Bonuses of this ship'),
  bought: both('Acheté ce tour', 'Bought this turn'),
  entered: both('Entré dans le port ce tour', 'Entered port this turn'),
  final: both('C’est la phase finale', 'It is the final phase'),
  ports: both('Les autres ports', 'The other ports'),
  ways: both('Les cinq sorties, le quai au nord', 'The five ways out, the quay being north'),
  'ways.W': [directionNames.W, alongQuay],
  'ways.SW': [directionNames.SW, wayNames],
  'ways.S': [directionNames.S, wayNames],
  'ways.SE': [directionNames.SE, wayNames],
  'ways.E': [directionNames.E, alongQuay],
  'ports.*': [
    undefined,
    {
      '': both('pas encore posé', 'not laid yet'),
      nobody: both('posé, sans marin', 'laid, without a sailor'),
      own: both('posé, mon marin y est', 'laid, my sailor is there'),
      opponent: both('posé, un marin adverse y est', 'laid, an opponent’s sailor is there'),
    },
  ],
});
