import { both } from '../../../kit/text.ts';

/** What a score sheet does not name, and how the table that is opened from it has it. */
export const unnamed = both(
  'La feuille ne dit pas quels navires restent, ni ce qu’il y a aux quais et en main. Sur la table, ce sont les navires dont la boîte a le plus ; le reste est celui de la table comptée, s’il y en a une.',
  'The sheet does not say which ships are left, nor what lies at the quays and in hand. On the table they are the ships that the box has most of; the rest is that of the table that was counted, if there is one.',
);
