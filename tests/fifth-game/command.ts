import { entryOf } from '@portolan/cli';
import { answers, checkers } from './src/checkers.ts';
import { examples } from './src/examples.ts';
import { merels as game } from './src/index.ts';
import { schemas } from './src/position.ts';
import { rules } from './src/rules.ts';

/** Merels on the command line. */
export const entry = entryOf({
  game,
  rules,
  examples,
  schemas,
  disputes: async () => ({ checkers, answers }),
});
