import type { Edition } from '@portolan/rotterdam';
import type { Tables } from '../../../setup/table.ts';

const usual = { youngest: 0, safeHaven: false, openProducts: false, shuffle: 1 };

/** What has to be known to prepare the box. */
export type SetupTable = Readonly<typeof usual> & { readonly seats: 2 | 3 | 4 };

/** Two to four players. */
export const tables: Tables<SetupTable> = {
  seats: [2, 3, 4],
  usual: { seats: 4, ...usual },
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
