import type { CheckerWords } from '@portolan/core/answers';
import { both } from '@portolan/core/words';
import type { CheckerId } from '../types.ts';

/** The disputes people have, in the order of a turn: what is asked, and what has to be known. */
export const disputes: Readonly<Record<CheckerId, Pick<CheckerWords, 'question' | 'subject' | 'asks'>>> = {
  places: {
    question: both('Où puis-je poser cette tuile ?', 'Where may I lay this tile?'),
    subject: both('les places', 'the places'),
    asks: both(
      'La tuile et la mer : touchez une case pour savoir pourquoi pas.',
      'The tile and the sea: tap a square to hear why not.',
    ),
  },
  tile: {
    question: both('Cette tuile va-t-elle ici ?', 'Does this tile fit here?'),
    subject: both('la tuile', 'the tile'),
    asks: both('La tuile, son sens, ses voisines.', 'The tile, how it lies, its neighbors.'),
  },
  purchase: {
    question: both('Puis-je acheter cela, ici, maintenant ?', 'May I buy this, here, now?'),
    subject: both('l’achat', 'the purchase'),
    asks: both('La pièce, la case, l’argent et le moment du tour.', 'The piece, the square, the coins and the moment.'),
  },
  departure: {
    question: both('Mon bateau doit-il quitter le port ?', 'Must my ship leave port?'),
    subject: both('le départ', 'the departure'),
    asks: both('La carte, les ports posés, les cinq sorties.', 'The card, the ports laid, the five ways out.'),
  },
  sailing: {
    question: both('Ce bateau peut-il faire cela ?', 'May this ship do this?'),
    subject: both('la navigation', 'sailing'),
    asks: both('Le bateau, son cap, les deux cases.', 'The ship, its heading, the two squares.'),
  },
  walk: {
    question: both('Mon marin peut-il aller là ?', 'May my sailor walk there?'),
    subject: both('la marche', 'the walk'),
    asks: both('Sa case, celle d’à côté, qui s’y trouve.', 'Its square, the one beside it, who is there.'),
  },
  lighthouse: {
    question: both('Phare : que dois-je, qu’ai-je gagné ?', 'Lighthouse: what is due, what is won?'),
    subject: both('le phare', 'the lighthouse'),
    asks: both(
      'Le chemin du bateau, les phares et leurs gardiens.',
      'The way of the ship, the lighthouses, their keepers.',
    ),
  },
  voyage: {
    question: both('Combien rapporte ce voyage ?', 'What does this voyage pay?'),
    subject: both('la vente', 'the sale'),
    asks: both('Les deux ports, la carte, qui tient le port.', 'The two ports, the card, who holds the port.'),
  },
  shot: {
    question: both('Ce pirate peut-il tirer ?', 'Can this pirate fire?'),
    subject: both('le tir', 'the shot'),
    asks: both('Son cap, la case visée, ce qui s’y trouve.', 'Its heading, the square aimed at, what is there.'),
  },
  count: {
    question: both('Qui a gagné ?', 'Who has won?'),
    subject: both('le décompte', 'the final count'),
    asks: both(
      'L’argent, les poissons, la flotte, les ports, les trésors.',
      'Coins, fish, fleet, ports and treasures.',
    ),
  },
};
