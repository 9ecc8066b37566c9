import { both } from '@portolan/core/words';

/** What the fields of the checker are called. */
export const winnerLabels = {
  labels: {
    players: both('Joueurs', 'Players'),
    'players[].shipments': both('Cargaisons dans l’entrepôt', 'Shipment cards in the warehouse'),
    'players[].harbors': both('Cartes Port dans l’entrepôt', 'Harbor cards in the warehouse'),
    'players[].missions': both('Valeurs des Missions', 'Values of the Missions'),
    'players[].ship': both('Bateau pirate', 'Pirate ship'),
  },
};
