import { comptoirDesAntilles, type Edition, type State } from '@portolan/comptoir-des-antilles';
import { must, playOut, rng, type Seat } from '@portolan/core';
import type { Tables } from '../../../setup/table.ts';

/** What has to be known to prepare the box. */
export type SetupTable = { readonly seats: 3 | 4; readonly youngest: Seat; readonly shuffle: number };

/** Three or four players. */
export const tables: Tables<SetupTable> = { seats: [3, 4], usual: { seats: 4, youngest: 0, shuffle: 1 } };

/** A table set up by chance: ships, goods and secret tiles are drawn, the youngest is to act. */
export const setUp = ({ seats, youngest, shuffle }: SetupTable, edition: Edition): State => {
  const start = { seats, phase: 'setupShips', first: youngest, active: youngest, slate: youngest };
  const state = must(comptoirDesAntilles.parsePosition({ ...start, edition }));
  // Nature acts alone until the first turn begins.
  playOut(comptoirDesAntilles, state, rng(shuffle), { maxActions: natureActions(seats) });
  return state;
};

/** Ships and goods for four quays, a fifth ship to be seen, a tile for each player. */
const natureActions = (seats: number): number => 4 + 1 + 4 + seats;

const piecesIn = (kinds: readonly { readonly count: number }[]): number =>
  kinds.reduce((sum, { count }) => sum + count, 0);

/** How many ships, goods and event tiles a box has, all kinds together. */
export const countsOf = ({ ships, goods, tiles }: Edition) => ({
  ships: piecesIn(ships),
  goods: piecesIn(goods),
  tiles: piecesIn(tiles),
});
