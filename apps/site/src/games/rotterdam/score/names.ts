import { both } from '../../../kit/text.ts';

/** The parts of the count by their clauses, in the order of the rulebook. */
export const scoreNames = {
  'score.missions': both('Missions visibles', 'Missions shown'),
  'score.navigation': both('Cartes Navigation', 'Navigation cards'),
  'score.products': both('Produits en main', 'Products in hand'),
} as const;
