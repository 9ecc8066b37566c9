import { best } from './best.ts';
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
  best,
};

/** The name of a question. */
export type QuestionId = keyof typeof questions;
