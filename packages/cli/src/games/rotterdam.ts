import {
  actionSchema,
  editionSchema,
  rotterdam as game,
  type Impossibility,
  logSchema,
  placeOf,
  positionSchema,
  reconstructed,
  type State,
} from '@portolan/rotterdam';
import { examples } from '@portolan/rotterdam/examples';
import { rules, rulesOf } from '@portolan/rotterdam/rules';
import { questions, sensible } from '@portolan/solvers/rotterdam';
import type { GameEntry } from '../games.ts';
import { answersFor } from './rotterdam-answers.ts';

/** Rotterdam on the command line. */
export const rotterdam: GameEntry = {
  game,
  rules,
  placeOf: (violation) => placeOf(violation as Impossibility),
  examples,
  questions,
  answers: answersFor(reconstructed),
  wordsIn: (state) => {
    const { edition } = state as State;
    return { rules: rulesOf(edition), answers: answersFor(edition) };
  },
  policies: { sensible },
  schemas: { position: positionSchema, action: actionSchema, edition: editionSchema, log: logSchema },
};
