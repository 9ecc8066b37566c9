import type { Position } from '../types.ts';

/** A position as people have written it: only places that it tells of can be pointed at. */
export type Written = Partial<Position>;
