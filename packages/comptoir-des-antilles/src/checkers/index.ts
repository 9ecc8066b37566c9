import { auction } from './auction.ts';
import { cannot } from './cannot.ts';
import { contact } from './contact.ts';
import { departure } from './departure.ts';
import { effect } from './effect.ts';
import { end } from './end.ts';
import { round } from './round.ts';
import { slate } from './slate.ts';
import { tile } from './tile.ts';
import type { Checkers } from './types.ts';

export { tileMoments } from './types/sailing.ts';
export type * from './types.ts';
export { saidText, speakers } from './words/auction.ts';
export { explainEnd } from './words/end.ts';
export { answers } from './words/index.ts';

/** The disputes that arise at the table, each settled from the few things that matter for it. */
export const checkers: Checkers = { effect, cannot, contact, departure, slate, round, tile, auction, end };
