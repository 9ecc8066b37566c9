import type { Seat } from '@portolan/core';
import type { Edition } from '@portolan/rotterdam';
import type { Tables } from '../../../setup/table.ts';

/** What has to be known to prepare the box. */
export type SetupTable = {
  readonly seats: 2 | 3 | 4;
  readonly youngest: Seat;
  readonly safeHaven: boolean;
  readonly openProducts: boolean;
  readonly shuffle: number;
};

/** Two to four players. */
export const tables: Tables<SetupTable> = {
  seats: [2, 3, 4],
  usual: { seats: 4, youngest: 0, safeHaven: false, openProducts: false, shuffle: 1 },
};

/** Missions that each player draws. */
export const MISSIONS = 3;

/** How many of each thing a box has. */
export const boxCounts = (box: Edition, seats: SetupTable['seats']) => ({
  ships: box.shipsPerPlayer[seats],
  units: box.materials.reduce((sum, { units }) => sum + units, 0),
  products: box.products.reduce((sum, { copies }) => sum + copies, 0),
  missions: box.missions.length,
  navigation: box.navigation.reduce((sum, { copies }) => sum + copies, 0),
  inHand: MISSIONS,
});
