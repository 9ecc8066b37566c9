import type { GameEntry } from '@portolan/cli';
import type { Rulebook } from '@portolan/core';
import { answers, checkers } from './src/checkers.ts';
import { examples } from './src/examples.ts';
import { merels } from './src/index.ts';
import { schemas } from './src/position.ts';
import { rules } from './src/rules.ts';

/** Merels on the command line. */
export const entry: GameEntry = {
  game: merels,
  rules: rules as Rulebook,
  placeOf: () => '',
  examples,
  disputes: async () => ({ answers, checkers: { ...checkers } }),
  questions: {},
  inputs: {},
  answers: {},
  policies: {},
  schemas: { ...schemas, edition: {}, log: {} },
};
