import { must, playOut, rng, type Seat } from '@portolan/core';
import { type Edition, type Position, rotterdam, type State } from '@portolan/rotterdam';
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
const MISSIONS = 3;

const startOf = (
  { seats, youngest: master, safeHaven, openProducts }: SetupTable,
  harbors: readonly string[],
): Position => ({
  seats,
  phase: 'setup',
  master,
  variants: { safeHaven, openProducts },
  pending: [
    ...Array.from({ length: MISSIONS * seats }, (_, i) => ({
      draw: 'mission' as const,
      seat: (master + i) % seats,
    })),
    ...(openProducts ? harbors.map((harbor) => ({ draw: 'reveal' as const, harbor })) : []),
  ],
});

/** A table set up by chance: Missions dealt from the youngest player clockwise, open Products turned up. */
export const setUp = (table: SetupTable, edition: Edition): State => {
  const start = startOf(
    table,
    edition.harbors.map(({ id }) => id),
  );
  const state = must(rotterdam.parsePosition({ ...start, edition }));
  // Nature acts alone until the first turn begins.
  playOut(rotterdam, state, rng(table.shuffle), { maxActions: start.pending?.length ?? 0 });
  return state;
};

/** How many of each thing a box has. */
export const boxCounts = (box: Edition, seats: SetupTable['seats']) => ({
  ships: box.shipsPerPlayer[seats],
  units: box.materials.reduce((sum, { units }) => sum + units, 0),
  products: box.products.reduce((sum, { copies }) => sum + copies, 0),
  missions: box.missions.length,
  navigation: box.navigation.reduce((sum, { copies }) => sum + copies, 0),
  inHand: MISSIONS,
});
