import { advise } from './advise.ts';
import { bestTurn } from './best-turn.ts';
import { chances } from './chances.ts';
import { endDistance } from './end-distance.ts';
import { goodsForecast } from './goods-forecast.ts';
import { threats } from './threats.ts';
import { tileWorth } from './tile-worth.ts';

/** Everything that can be asked about Comptoir des Antilles, by name. */
export const questions = {
  bestTurn,
  threats,
  goodsForecast,
  tileWorth,
  endDistance,
  chances,
  advise,
};

/** The name of a question. */
export type QuestionId = keyof typeof questions;

export type { AdviseInput } from '../advise.ts';
export type { Estimate } from '../estimate.ts';
export type { AdviseAnswer, RankedAction } from './advise.ts';
export type { BestTurnAnswer, BestTurnInput, Departure, RankedPlay } from './best-turn.ts';
export type { ChancesAnswer, ChancesInput, RankedChance } from './chances.ts';
export type { EndDistanceAnswer, EndDistanceInput, RankedCounter } from './end-distance.ts';
export type { Chances, GoodsForecastAnswer, GoodsForecastInput, RankedGoods } from './goods-forecast.ts';
export { sensible } from './policy.ts';
export type { Threat, ThreatsAnswer, ThreatsInput } from './threats.ts';
export type { RankedChoice, TileWorthAnswer, TileWorthInput } from './tile-worth.ts';
export { answers } from './words/index.ts';
