import { count } from './count.ts';
import { departure } from './departure.ts';
import { lighthouse } from './lighthouse.ts';
import { places } from './places.ts';
import { purchase } from './purchase.ts';
import { sailing } from './sailing.ts';
import { shot } from './shot.ts';
import { tile } from './tile.ts';
import type { Checkers } from './types.ts';
import { voyage } from './voyage.ts';
import { walk } from './walk.ts';

export type * from './types.ts';
export { countInWords, lineNames } from './words/count.ts';
export { disputes } from './words/disputes.ts';
export { answers } from './words/index.ts';

/** The disputes that arise at the table, each settled from the few things that matter for it. */
export const checkers: Checkers = { tile, places, sailing, walk, voyage, lighthouse, shot, departure, purchase, count };
