import type { CheckerWords } from '@portolan/core/answers';
import { both } from '@portolan/core/words';
import type { CheckerId } from '../types.ts';

/** The disputes people have, in the order of a turn: what is asked, and what has to be known. */
export const disputes: Readonly<Record<CheckerId, Pick<CheckerWords, 'question' | 'subject' | 'asks'>>> = {
  payment: {
    question: both('Ces cartes paient-elles cette Mission ?', 'Can these cards pay this Mission?'),
    subject: both('la Mission', 'the Mission'),
    asks: both('La demande de la tuile et les cartes proposées.', 'What the tile asks, and the cards offered.'),
  },
  fight: {
    question: both(
      'Puis-je jouer ces cartes, et qui gagne le combat ?',
      'May I play these cards, and who wins the fight?',
    ),
    subject: both('le combat', 'the fight'),
    asks: both(
      'La compagnie, ses marchands, les drapeaux joués des deux côtés.',
      'The company, its merchants, the flags played on both sides.',
    ),
  },
  move: {
    question: both('Où va le marchand battu ou déplacé ?', 'Where does the beaten or moved merchant go?'),
    subject: both('le déplacement', 'the move'),
    asks: both(
      'Les quatre compagnies, le marchand et le choix fait.',
      'The four companies, the merchant and the choice made.',
    ),
  },
  trigger: {
    question: both('Ma carte déclenche-t-elle une distribution ?', 'Does my card trigger a distribution?'),
    subject: both('le port', 'the port'),
    asks: both(
      'Les deux nombres du port, ses cartes, la nouvelle.',
      'The two numbers of the port, its cards, the new one.',
    ),
  },
  picks: {
    question: both('Qui prend quelle épice ?', 'Who takes which spice?'),
    subject: both('la distribution', 'the distribution'),
    asks: both(
      'Le port, la carte jouée et les quatre compagnies.',
      'The port, the card played and the four companies.',
    ),
  },
  end: {
    question: both('La partie est-elle finie ?', 'Is the game over?'),
    subject: both('la fin', 'the end'),
    asks: both('Les cartes qui restent et ce qui vient d’arriver.', 'The cards left and what has just happened.'),
  },
  winner: {
    question: both('Qui a gagné ?', 'Who has won?'),
    subject: both('le vainqueur', 'the winner'),
    asks: both('Les cartes et les Missions de chaque joueur.', 'The cards and Missions of each player.'),
  },
  placement: {
    question: both('Est-ce à moi de placer ?', 'Is it my turn to place?'),
    subject: both('le placement', 'the placement'),
    asks: both('Le premier joueur et les marchands déjà placés.', 'The first player and the merchants placed so far.'),
  },
};
