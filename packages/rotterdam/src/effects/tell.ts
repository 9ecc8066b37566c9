import type { Event } from '../types.ts';

/** Whoever listens to what happens; nobody may. */
export type Tell = ((event: Event) => void) | undefined;
