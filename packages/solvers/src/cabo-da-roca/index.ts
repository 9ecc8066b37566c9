export type { Estimate } from '../estimate.ts';
export type { BestInput } from '../input.ts';
export type { BestAnswer } from '../search/index.ts';
export type { BestDestinationAnswer, Destination } from './best-destination.ts';
export type { Change, EndOfTurnAnswer, RankedPurchase, RankedTurn } from './end-of-turn.ts';
export {
  type BestDestinationInput,
  inputs,
  type NextCardInput,
  type PirateReachInput,
  type PlayoutPolicy,
  type ShortestVoyageInput,
  type TileFitInput,
  type WhoIsAheadInput,
} from './inputs.ts';
export type { NextCardAnswer, RankedCard } from './next-card.ts';
export type { PirateReachAnswer, ThreatenedSquare } from './pirate-reach.ts';
export { promises, sensible } from './policy.ts';
export { type QuestionId, questions } from './questions.ts';
export { sample } from './sample.ts';
export { searched } from './search.ts';
export type { RankedVoyage, ShortestVoyageAnswer } from './shortest-voyage.ts';
export type { RankedTile, TileFitAnswer } from './tile-fit.ts';
export type { RankedSeat, WhoIsAheadAnswer } from './who-is-ahead.ts';
export { answers } from './words/index.ts';
