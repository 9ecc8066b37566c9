import { both } from '../../../kit/text.ts';

/** Words that several forms of Borneo share. */
export const words = {
  card: both('carte', 'card'),
  removeCard: both('Retirer la carte {n}', 'Remove card {n}'),
  cardNumber: both('Carte {n}', 'Card {n}'),
  rank: both('rang {n}', 'rank {n}'),
  upperFlag: both('drapeau {n} du haut', 'upper flag {n}'),
  lowerFlag: both('drapeau du bas', 'lower flag'),
} as const;
