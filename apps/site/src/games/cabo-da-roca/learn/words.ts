import { both } from '../../../kit/text.ts';

/** What the board of a lesson says. */
export const words = {
  draws: both('{who} pioche une tuile', '{who} draws a tile'),
  purses: both('Les joueurs', 'The players'),
  you: both('Vous', 'You'),
  sell: both('Vendre', 'Sell'),
} as const;
