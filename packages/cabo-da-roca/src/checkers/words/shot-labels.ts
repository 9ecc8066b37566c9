import { both, fieldWords } from '@portolan/core/words';
import { directionNames, shipNames } from './values.ts';

/** What the fields of the checker are called. */
export const shotLabels = fieldWords({
  ship: [both('Qui tire', 'Who fires'), shipNames],
  heading: [
    both('Son cap', 'Its heading'),
    { ...directionNames, null: both('amarré dans un port', 'moored in a port') },
  ],
  turn: [
    both('Le tour de qui ?', 'Whose turn?'),
    { own: both('du pirate', 'the pirate’s'), opponent: both('d’un adversaire', 'an opponent’s') },
  ],
  at: both('La cible', 'The target'),
  'at[0]': both('La cible : cases vers l’est', 'The target: squares east'),
  'at[1]': both('cases vers le sud', 'squares south'),
  target: [
    both('Ce qui s’y trouve', 'What is there'),
    {
      trade: shipNames.trade,
      fishing: shipNames.fishing,
      pirate: shipNames.pirate,
      'sailor-on-island': both('Marin sur une île', 'Sailor on an island'),
      'sailor-on-land': both('Marin ailleurs', 'Sailor elsewhere'),
      nothing: both('Rien', 'Nothing'),
    },
  ],
  own: both('C’est une pièce à soi', 'It is one’s own piece'),
  cargo: both('Il porte une marchandise', 'It carries goods'),
  moored: both('Il est amarré dans un port', 'It is moored in a port'),
  justLeft: both('Il est sorti du port à son dernier tour', 'It left port in its latest turn'),
  besidePort: both('Il n’a pas encore quitté les abords du port', 'It has not been away from that port yet'),
  paid: both('Il a payé ce pirate ce tour', 'It has paid this pirate this turn'),
});
