import type { Extent } from '../../../numbers/runs.ts';

/** Quick games are played oftener. */
export const extent: Extent = { games: 2000, others: 1000, strong: { player: 'search:64', games: 300 } };
