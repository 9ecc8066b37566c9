import type { answers } from '@portolan/rotterdam/checkers';
import type { QuestionId } from '@portolan/solvers/rotterdam';
import type { SiteGame } from '../game.ts';

const check: Readonly<Record<keyof typeof answers, string>> = {
  way: 'sail',
  call: 'sail',
  timing: 'cards',
  retreat: 'cards',
  cargo: 'launch',
  arrival: 'unload',
  mission: 'mission',
  end: 'end',
};

const solve: Readonly<Record<QuestionId, string>> = {
  best: 'round',
  launchChances: 'launch',
  colorOutcomes: 'sail',
  arrival: 'unload',
  reach: 'board',
  cardThreats: 'cards',
  productOdds: 'unload',
  bestMission: 'mission',
  standings: 'end',
};

/** The section of the rulebook that each question is about. */
export const belongs: NonNullable<SiteGame['belongs']> = { check, solve };
