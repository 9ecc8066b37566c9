import type { EndPlayer } from '@portolan/rotterdam/checkers';

/** A player who has nothing. */
export const NOTHING: EndPlayer = { missions: 0 };
