import { both } from '@portolan/core/words';

/** What the fields of the checker are called. */
export const callLabels = {
  labels: {
    seats: both('Joueurs', 'Players'),
    color: both('Couleur annoncée', 'Color called'),
    caller: both('Qui annonce', 'Who calls'),
    ships: both('Les navires', 'The ships'),
    wishes: both('Ce que veulent les propriétaires, dans l’ordre', 'What the owners want, in order'),
    'wishes[].ship': both('Navire', 'Ship'),
    'wishes[].to': both('Où', 'Where'),
  },
};
