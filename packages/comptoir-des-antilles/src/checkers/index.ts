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

export { auction as auctionChecker } from './auction.ts';
export { cannot as cannotChecker } from './cannot.ts';
export { contact as contactChecker } from './contact.ts';
export { departure as departureChecker } from './departure.ts';
export { effect as effectChecker } from './effect.ts';
export { end as endChecker } from './end.ts';
export { endAsks } from './end-asks.ts';
export { round as roundChecker } from './round.ts';
export { slate as slateChecker } from './slate.ts';
export { tile as tileChecker } from './tile.ts';
export { tileMoments } from './tile-ships.ts';
export type * from './types.ts';
export { auctionWords, saidText, speakers } from './words/auction.ts';
export { cannotWords } from './words/cannot.ts';
export { contactWords } from './words/contact.ts';
export { departureWords } from './words/departure.ts';
export { disputes } from './words/disputes.ts';
export { effectWords } from './words/effect.ts';
export { endWords } from './words/end.ts';
export { endLabels } from './words/end-labels.ts';
export { explainEnd } from './words/ending.ts';
export { answers } from './words/index.ts';
export { roundWords } from './words/round.ts';
export { slateWords } from './words/slate.ts';
export { tileWords } from './words/tile.ts';

/** The disputes that arise at the table, each settled from the few things that matter for it. */
export const checkers: Checkers = { effect, cannot, contact, departure, slate, round, tile, auction, end };
