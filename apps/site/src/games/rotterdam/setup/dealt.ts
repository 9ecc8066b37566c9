import { must, playOut, rng } from '@portolan/core';
import { type Edition, type Position, rotterdam, type State } from '@portolan/rotterdam';
import { MISSIONS, type SetupTable } from './table.ts';

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
