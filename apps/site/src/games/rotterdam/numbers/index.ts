import { both } from '../../../kit/text.ts';
import type { NumbersOfGame } from '../../../numbers/game.ts';
import { extent } from './extent.ts';
import played from './played.json' with { type: 'json' };

/** What its page of numbers shows. */
export const numbers: NumbersOfGame = {
  played,
  extent,
  acts: {
    'launch.one-ship': both('Navires mis à l’eau', 'Ships launched'),
    'sail.blocked': both('Navires bloqués', 'Ships blocked'),
    'board.harbor': both('Arrivées dans un port', 'Arrivals in a harbor'),
    'unload.wrong-cargo': both('Arrivées pour rien', 'Arrivals for nothing'),
    'unload.product-card': both('Produits gagnés', 'Products gained'),
    'trade.products': both('Offres et échanges', 'Offers and exchanges'),
    'card.heavy-storm': both('Fortes tempêtes', 'Heavy storms'),
    'mission.fulfill': both('Missions remplies', 'Missions fulfilled'),
    'card.port-police': both('Saisies de la police', 'Seizures by the police'),
    'card.joker': both('Jokers', 'Jokers'),
    'card.cargo-thief': both('Voleurs de cargaison', 'Cargo thieves'),
    'navigation.hand-limit': both('Cartes en trop, perdues', 'Surplus cards, lost'),
    'card.thief-launch': both('Voleurs sans navire', 'Thieves without a ship'),
    'score.tie-missions': both('Égalités au total', 'Ties in the total'),
  },
};
