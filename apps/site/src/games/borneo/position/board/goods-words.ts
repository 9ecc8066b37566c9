import { both } from '../../../../kit/text.ts';

/** What the tray of a warehouse says: there only the goods of a card count. */
export const goodsWords = {
  goods: both('Marchandises', 'Goods'),
  goodsHint: both(
    'dans l’entrepôt de {seat} ; les drapeaux n’y comptent plus',
    'into the warehouse of {seat}; flags do not count there',
  ),
  two: both('Deux à la fois', 'Two at once'),
  place: both('Ces marchandises vont dans un entrepôt.', 'These goods go into a warehouse.'),
  none: both('Il ne reste pas de telle carte.', 'No such card is left.'),
} as const;
