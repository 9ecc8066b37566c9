import { both } from '../../../kit/text.ts';

/** What a score sheet does not name, and how the table that is opened from it has it. */
export const unnamed = both(
  'La feuille compte sans nommer quelles Missions font tant de points, ni où sont les navires. Sur la table, ce sont les premières de la boîte qui font ce compte ; les navires sont ceux de la table comptée, s’il y en a une.',
  'The sheet counts and does not name which Missions make so many points, nor where the ships are. On the table they are the first of the box that make that sum; the ships are those of the table that was counted, if there is one.',
);
