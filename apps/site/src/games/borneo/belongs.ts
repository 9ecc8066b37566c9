import type { answers } from '@portolan/borneo/checkers';
import type { QuestionId } from '@portolan/solvers/borneo';
import type { SiteGame } from '../game.ts';

const check: Readonly<Record<keyof typeof answers, string>> = {
  payment: 'mission',
  fight: 'fight',
  move: 'company',
  trigger: 'port',
  picks: 'distribution',
  end: 'end',
  winner: 'end',
  placement: 'setup',
};

const solve: Readonly<Record<QuestionId, string>> = {
  best: 'turn',
  missionPayments: 'mission',
  fightOdds: 'fight',
  bestShipment: 'port',
  monopolyNeed: 'distribution',
  drawOdds: 'draw',
  endClock: 'end',
  finalRound: 'end',
};

/** The section of the rulebook that each question is about. */
export const belongs: NonNullable<SiteGame['belongs']> = { check, solve };
