import {
  actionSchema,
  editionSchema,
  borneo as game,
  type Impossibility,
  logSchema,
  placeOf,
  positionSchema,
} from '@portolan/borneo';
import { examples } from '@portolan/borneo/examples';
import { rules } from '@portolan/borneo/rules';
import { questions, sensible } from '@portolan/solvers/borneo';
import type { GameEntry } from '../games.ts';
import { plainWords } from '../plain-words.ts';
import { answers } from './borneo-answers.ts';
import { inputs } from './borneo-inputs.ts';

/** Borneo on the command line. */
export const borneo: GameEntry = {
  game,
  rules,
  placeOf: (violation) => placeOf(violation as Impossibility),
  examples,
  disputes: async () => plainWords({ ...(await import('@portolan/borneo/checkers')).checkers }, rules),
  questions,
  inputs,
  answers,
  policies: { sensible },
  schemas: { position: positionSchema, action: actionSchema, edition: editionSchema, log: logSchema },
};
