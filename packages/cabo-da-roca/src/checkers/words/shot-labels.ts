import { both } from '@portolan/core/words';

/** What the fields of the checker are called. */
export const shotLabels = {
  labels: {
    ship: both('Qui tire', 'Who fires'),
    heading: both('Son cap', 'Its heading'),
    at: both('La cible', 'The target'),
    'at[0]': both('La cible : cases vers l’est', 'The target: squares east'),
    'at[1]': both('cases vers le sud', 'squares south'),
    target: both('Ce qui s’y trouve', 'What is there'),
    own: both('C’est une pièce à soi', 'It is one’s own piece'),
    moored: both('Il est amarré dans un port', 'It is moored in a port'),
    justLeft: both('Il est sorti du port à son dernier tour', 'It left port in its latest turn'),
    besidePort: both('Il n’a pas encore quitté les abords du port', 'It has not been away from that port yet'),
    paid: both('Il a payé ce pirate ce tour', 'It has paid this pirate this turn'),
    cargo: both('Il porte une marchandise', 'It carries goods'),
    turn: both('Le tour de qui ?', 'Whose turn?'),
  },
};
