import type { Extent } from '../../../numbers/runs.ts';

/** Quick games are played oftener. */
export const extent: Extent = { games: 600, others: 300, endless: ['final-stall=idle-round', 'final-stall=play-on'] };
