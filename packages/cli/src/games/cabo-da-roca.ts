import { actionSchema, editionSchema, caboDaRoca as game, logSchema, positionSchema } from '@portolan/cabo-da-roca';
import { examples } from '@portolan/cabo-da-roca/examples';
import { rules } from '@portolan/cabo-da-roca/rules';
import { questions, sensible } from '@portolan/solvers/cabo-da-roca';
import type { GameEntry } from '../games.ts';
import { answers } from './cabo-da-roca-answers.ts';

/** Cabo da Roca on the command line. */
export const caboDaRoca: GameEntry = {
  game,
  rules,
  examples,
  questions,
  answers,
  policies: { sensible },
  schemas: { position: positionSchema, action: actionSchema, edition: editionSchema, log: logSchema },
};
