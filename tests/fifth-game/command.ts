import { entryOf } from '@portolan/cli';
import { answers, checkers } from './src/checkers.ts';
import { examples } from './src/examples.ts';
import { merels as game } from './src/index.ts';
import { schemas } from './src/position.ts';
import { rules } from './src/rules.ts';
import { searched } from './src/search.ts';

/** Merels on the command line. */
export const entry = entryOf({
  game,
  rules,
  examples,
  schemas,
  searched,
  disputes: async () => ({ checkers, answers }),
});
