import { both } from '../../../kit/text.ts';

/** What the board of a lesson says. */
export const words = {
  draws: both('{who} pioche une tuile', '{who} draws a tile'),
  buying: both('À acheter', 'To buy'),
  prices: both('prix en pièces', 'prices in coins'),
  priced: both('{piece}, {n}', '{piece}, {n}'),
  pricedLong: both('Acheter : {piece}, {n} pièces', 'Buy: {piece}, {n} coins'),
  tile: both('Tuile à poser', 'Tile to lay'),
  ways: both('dans le sens voulu', 'the way round that you want'),
  sell: both('Vendre', 'Sell'),
} as const;
