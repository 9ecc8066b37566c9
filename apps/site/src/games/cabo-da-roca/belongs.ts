import type { answers } from '@portolan/cabo-da-roca/checkers';
import type { QuestionId } from '@portolan/solvers/cabo-da-roca';
import type { SiteGame } from '../game.ts';

const check: Readonly<Record<keyof typeof answers, string>> = {
  places: 'laying',
  tile: 'laying',
  purchase: 'buying',
  departure: 'trade',
  sailing: 'ships',
  walk: 'sailors',
  lighthouse: 'places',
  voyage: 'trade',
  shot: 'combat',
  count: 'scoring',
};

const solve: Readonly<Record<QuestionId, string>> = {
  best: 'turn',
  tileFit: 'laying',
  nextCard: 'trade',
  bestDestination: 'trade',
  shortestVoyage: 'ships',
  pirateReach: 'combat',
  bestEndOfTurn: 'turn',
  whoIsAhead: 'scoring',
};

/** The section of the rulebook that each question is about. */
export const belongs: NonNullable<SiteGame['belongs']> = { check, solve };
