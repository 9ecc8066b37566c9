import { both } from '@portolan/core/words';

/** What the fields of the checker are called. */
export const paymentLabels = {
  labels: {
    need: both('Unités demandées', 'Units asked'),
    'need.mission': both('La Mission', 'The Mission'),
    cards: both('Cartes proposées', 'Cards offered'),
    'cards[].kind': both('Épice', 'Spice'),
    'cards[].units': both('Doublée (×2)', 'Doubled (×2)'),
    'cards[].harbor': both('Carte Port', 'Harbor card'),
    'cards[].from': both('Où est-elle ?', 'Where is it?'),
    'cards[].tradedAs': both('Troquée pour', 'Traded for'),
    final: both('C’est la dernière Mission', 'It is the final Mission'),
    blackbeard: both('On joue avec les pirates', 'We play with the pirates'),
    holdsShip: both('Ce joueur a le bateau pirate', 'This player has the pirate ship'),
  },
};
