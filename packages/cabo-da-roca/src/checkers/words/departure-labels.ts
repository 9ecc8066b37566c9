import { both, fieldWords } from '@portolan/core/words';
import { directionNames, shipNames } from './values.ts';

/** What the fields of the checker are called. */
export const departureLabels = fieldWords({
  ship: [both('Le bateau', 'The ship'), shipNames],
  port: both('Le port où il est', 'The port it is in'),
  card: [
    both('Sa carte, tirée ou déjà à bord', 'Its card, drawn or already aboard'),
    { null: both('aucune encore', 'none yet') },
  ],
  from: [both('La marchandise vient', 'The goods come'), { '': both('d’ici', 'from here') }],
  left: both('Actions restantes', 'Actions left'),
  bonus: both('Bonus de ce bateau', 'Bonuses of this ship'),
  bought: both('Acheté ce tour', 'Bought this turn'),
  entered: both('Entré dans le port ce tour', 'Entered port this turn'),
  final: both('C’est la phase finale', 'It is the final phase'),
  ports: both('Les autres ports', 'The other ports'),
  ways: both('Les cinq sorties, le quai au nord', 'The five ways out, the quay being north'),
  'ways.W': directionNames.W,
  'ways.SW': directionNames.SW,
  'ways.S': directionNames.S,
  'ways.SE': directionNames.SE,
  'ways.E': directionNames.E,
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
