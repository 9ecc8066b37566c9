import type { CheckerId } from '@portolan/cabo-da-roca/checkers';
import type { Dispute } from '../../../check/module.ts';
import { both } from '../../../kit/text.ts';

/** The disputes people have, in the order of a turn. */
export const disputes: readonly (Dispute & { readonly id: CheckerId })[] = [
  {
    id: 'places',
    question: both('Où puis-je poser cette tuile ?', 'Where may I lay this tile?'),
    subject: both('les places', 'the places'),
    asks: both(
      'La tuile et la mer : touchez une case pour savoir pourquoi pas.',
      'The tile and the sea: tap a square to hear why not.',
    ),
    load: () => import('./places.tsx'),
  },
  {
    id: 'tile',
    question: both('Cette tuile va-\u2060t-\u2060elle ici ?', 'Does this tile fit here?'),
    subject: both('la tuile', 'the tile'),
    asks: both('La tuile, son sens, ses voisines.', 'The tile, how it lies, its neighbors.'),
    load: () => import('./tile.tsx'),
  },
  {
    id: 'purchase',
    question: both('Puis-je acheter cela, ici, maintenant ?', 'May I buy this, here, now?'),
    subject: both('l’achat', 'the purchase'),
    asks: both('La pièce, la case, l’argent et le moment du tour.', 'The piece, the square, the coins and the moment.'),
    load: () => import('./purchase.tsx'),
  },
  {
    id: 'departure',
    question: both('Mon bateau doit-\u2060il quitter le port ?', 'Must my ship leave port?'),
    subject: both('le départ', 'the departure'),
    asks: both('La carte, les ports posés, les cinq sorties.', 'The card, the ports laid, the five ways out.'),
    load: () => import('./departure.tsx'),
  },
  {
    id: 'sailing',
    question: both('Ce bateau peut-\u2060il faire cela ?', 'May this ship do this?'),
    subject: both('la navigation', 'sailing'),
    asks: both('Le bateau, son cap, les deux cases.', 'The ship, its heading, the two squares.'),
    load: () => import('./sailing.tsx'),
  },
  {
    id: 'walk',
    question: both('Mon marin peut-\u2060il aller là ?', 'May my sailor walk there?'),
    subject: both('la marche', 'the walk'),
    asks: both('Sa case, celle d’à côté, qui s’y trouve.', 'Its square, the one beside it, who is there.'),
    load: () => import('./walk.tsx'),
  },
  {
    id: 'lighthouse',
    question: both('Phare : que dois-\u2060je, qu’ai-\u2060je gagné ?', 'Lighthouse: what is due, what is won?'),
    subject: both('le phare', 'the lighthouse'),
    asks: both(
      'Le chemin du bateau, les phares et leurs gardiens.',
      'The way of the ship, the lighthouses, their keepers.',
    ),
    load: () => import('./lighthouse.tsx'),
  },
  {
    id: 'voyage',
    question: both('Combien rapporte ce voyage ?', 'What does this voyage pay?'),
    subject: both('la vente', 'the sale'),
    asks: both('Les deux ports, la carte, qui tient le port.', 'The two ports, the card, who holds the port.'),
    load: () => import('./voyage.tsx'),
  },
  {
    id: 'shot',
    question: both('Ce pirate peut-\u2060il tirer ?', 'Can this pirate fire?'),
    subject: both('le tir', 'the shot'),
    asks: both('Son cap, la case visée, ce qui s’y trouve.', 'Its heading, the square aimed at, what is there.'),
    load: () => import('./shot.tsx'),
  },
  {
    id: 'count',
    question: both('Qui a gagné ?', 'Who has won?'),
    subject: both('le décompte', 'the final count'),
    asks: both(
      'L’argent, les poissons, la flotte, les ports, les trésors.',
      'Coins, fish, fleet, ports and treasures.',
    ),
    load: () => import('./count.tsx'),
  },
];
