import type { answers } from '@portolan/comptoir-des-antilles/checkers';
import type { QuestionId } from '@portolan/solvers/comptoir-des-antilles';
import type { SiteGame } from '../game.ts';

const check: Readonly<Record<keyof typeof answers, string>> = {
  contact: 'contact',
  effect: 'contact',
  cannot: 'contact',
  departure: 'sailing',
  slate: 'slate',
  round: 'round',
  tile: 'tile',
  auction: 'auction',
  end: 'end',
};

const solve: Readonly<Record<QuestionId, string>> = {
  best: 'turn',
  bestTurn: 'turn',
  threats: 'sailing',
  goodsForecast: 'ships',
  tileWorth: 'tile',
  endDistance: 'end',
  chances: 'end',
};

/** The section of the rulebook that each question is about. */
export const belongs: NonNullable<SiteGame['belongs']> = { check, solve };
