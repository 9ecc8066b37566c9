import type { Extent } from '../../../numbers/runs.ts';

/** Quick games are played oftener. */
export const extent: Extent = { games: 600, others: 400, strong: { player: 'search:64', games: 60 } };
