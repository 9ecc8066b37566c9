import type { Extent } from '../../../numbers/runs.ts';

/** Quick games are played oftener. */
export const extent: Extent = {
  games: 600,
  others: 300,
  strong: { player: 'search:64', games: 60 },
  // Games that end take some 700 actions.
  endless: { readings: ['final-stall=idle-round', 'final-stall=play-on'], maxActions: 3000 },
};
