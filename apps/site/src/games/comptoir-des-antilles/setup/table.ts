import type { Edition } from '@portolan/comptoir-des-antilles';
import type { Tables } from '../../../setup/table.ts';

const usual = { youngest: 0, shuffle: 1 };

/** What has to be known to prepare the box. */
export type SetupTable = Readonly<typeof usual> & { readonly seats: 3 | 4 };

/** Three or four players. */
export const tables: Tables<SetupTable> = { seats: [3, 4], usual: { seats: 4, ...usual } };

const piecesIn = (kinds: readonly { readonly count: number }[]): number =>
  kinds.reduce((sum, { count }) => sum + count, 0);

/** How many ships, goods and event tiles a box has, all kinds together. */
export const countsOf = ({ ships, goods, tiles }: Edition) => ({
  ships: piecesIn(ships),
  goods: piecesIn(goods),
  tiles: piecesIn(tiles),
});
