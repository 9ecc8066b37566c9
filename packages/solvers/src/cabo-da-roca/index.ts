import { advise } from './advise.ts';
import { bestDestination } from './best-destination.ts';
import { bestEndOfTurn } from './end-of-turn.ts';
import { nextCard } from './next-card.ts';
import { pirateReach } from './pirate-reach.ts';
import { shortestVoyage } from './shortest-voyage.ts';
import { tileFit } from './tile-fit.ts';
import { whoIsAhead } from './who-is-ahead.ts';

/** Everything that can be asked about Cabo da Roca, by name. */
export const questions = {
  shortestVoyage,
  bestDestination,
  tileFit,
  nextCard,
  pirateReach,
  bestEndOfTurn,
  whoIsAhead,
  advise,
};

/** The name of a question. */
export type QuestionId = keyof typeof questions;

export type { AdviseInput } from '../advise.ts';
export type { Estimate } from '../estimate.ts';
export type { AdviseAnswer, RankedAction } from './advise.ts';
export type { BestDestinationAnswer, BestDestinationInput, Destination } from './best-destination.ts';
export type { Change, EndOfTurnAnswer, RankedPurchase, RankedTurn } from './end-of-turn.ts';
export type { NextCardAnswer, NextCardInput, RankedCard } from './next-card.ts';
export type { PirateReachAnswer, PirateReachInput, ThreatenedSquare } from './pirate-reach.ts';
export { sensible } from './policy.ts';
export type { RankedVoyage, ShortestVoyageAnswer, ShortestVoyageInput } from './shortest-voyage.ts';
export type { RankedTile, TileFitAnswer, TileFitInput } from './tile-fit.ts';
export type { PlayoutPolicy, RankedSeat, WhoIsAheadAnswer, WhoIsAheadInput } from './who-is-ahead.ts';
export { answers } from './words/index.ts';
