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

export { count as countChecker } from './count.ts';
export { departure as departureChecker } from './departure.ts';
export { lighthouse as lighthouseChecker } from './lighthouse.ts';
export { places as placesChecker } from './places.ts';
export { purchase as purchaseChecker } from './purchase.ts';
export { sailing as sailingChecker } from './sailing.ts';
export { shot as shotChecker } from './shot.ts';
export { tile as tileChecker } from './tile.ts';
export type * from './types.ts';
export { voyage as voyageChecker } from './voyage.ts';
export { walk as walkChecker } from './walk.ts';
export { count as countWords, countInWords, lineNames } from './words/count.ts';
export { departure as departureWords } from './words/departure.ts';
export { disputes } from './words/disputes.ts';
export { answers } from './words/index.ts';
export { lighthouse as lighthouseWords } from './words/lighthouse.ts';
export { places as placesWords } from './words/places.ts';
export { purchase as purchaseWords } from './words/purchase.ts';
export { sailing as sailingWords } from './words/sailing.ts';
export { shot as shotWords } from './words/shot.ts';
export { tile as tileWords } from './words/tile.ts';
export { voyage as voyageWords } from './words/voyage.ts';
export { walk as walkWords } from './words/walk.ts';

/** The disputes that arise at the table, each settled from the few things that matter for it. */
export const checkers: Checkers = { tile, places, sailing, walk, voyage, lighthouse, shot, departure, purchase, count };
