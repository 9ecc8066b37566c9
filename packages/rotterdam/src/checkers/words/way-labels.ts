import { both } from '@portolan/core/words';

/** What the fields of the checker are called. */
export const wayLabels = {
  labels: {
    color: both('Couleur annoncée', 'Color called'),
    position: both('Où est le navire', 'Where the ship is'),
    occupied: both('Positions prises', 'Positions taken'),
    to: both('Ce que l’un de vous prétend', 'What one of you claims'),
  },
};
