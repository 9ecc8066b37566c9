import { both } from '@portolan/core/words';

/** What the fields of the checker are called. */
export const endLabels = {
  labels: {
    players: both('Joueurs', 'Players'),
    phaseEnded: both('La phase 6 est finie', 'Phase 6 has ended'),
    'players[].missions': both('Missions visibles', 'Missions shown'),
    'players[].laid': both('Cartes à points posées', 'Point cards laid'),
    'players[].navigation': both('Cartes Navigation en main', 'Navigation cards in hand'),
    'players[].products': both('Produits en main', 'Products in hand'),
  },
};
