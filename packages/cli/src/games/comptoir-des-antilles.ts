import {
  actionSchema,
  editionSchema,
  comptoirDesAntilles as game,
  type Impossibility,
  logSchema,
  placeOf,
  positionSchema,
} from '@portolan/comptoir-des-antilles';
import { examples } from '@portolan/comptoir-des-antilles/examples';
import { rules } from '@portolan/comptoir-des-antilles/rules';
import { questions, sensible } from '@portolan/solvers/comptoir-des-antilles';
import type { GameEntry } from '../games.ts';
import { answers } from './comptoir-des-antilles-answers.ts';

/** Comptoir des Antilles on the command line. */
export const comptoirDesAntilles: GameEntry = {
  game,
  rules,
  placeOf: (violation) => placeOf(violation as Impossibility),
  examples,
  questions,
  answers,
  policies: { sensible },
  schemas: { position: positionSchema, action: actionSchema, edition: editionSchema, log: logSchema },
};
