export type { Estimate } from '../estimate.ts';
export type { BestInput } from '../input.ts';
export type { BestAnswer } from '../search/index.ts';
export type { BestTurnAnswer, Departure, RankedPlay } from './best-turn.ts';
export type { ChancesAnswer, RankedChance } from './chances.ts';
export type { EndDistanceAnswer, RankedCounter } from './end-distance.ts';
export type { Chances, GoodsForecastAnswer, RankedGoods } from './goods-forecast.ts';
export {
  type BestTurnInput,
  type ChancesInput,
  type EndDistanceInput,
  type GoodsForecastInput,
  inputs,
  type ThreatsInput,
  type TileWorthInput,
} from './inputs.ts';
export { promises, sensible } from './policy.ts';
export { type QuestionId, questions } from './questions.ts';
export { sample } from './sample.ts';
export { searched } from './search.ts';
export type { Threat, ThreatsAnswer } from './threats.ts';
export type { TilePlay, TileWorthAnswer } from './tile-worth.ts';
export { answers } from './words/index.ts';
