import type { Extent } from '../../../numbers/runs.ts';

/** Quick games are played oftener. */
export const extent: Extent = { games: 1000, others: 600, strong: { player: 'search:64', games: 100 } };
