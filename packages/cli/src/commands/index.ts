import type { Command } from '../command.ts';
import { actions } from './actions.ts';
import { apply } from './apply.ts';
import { ask } from './ask.ts';
import { check } from './check.ts';
import { count } from './count.ts';
import { draw } from './draw.ts';
import { games } from './games.ts';
import { queue } from './queue.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { schema } from './schema.ts';
import { score } from './score.ts';
import { simulate } from './simulate.ts';
import { solve } from './solve.ts';
import { worker } from './worker.ts';

/** All subcommands by name, in the order of the help. */
export const commands: Readonly<Record<string, Command>> = {
  games,
  rules,
  check,
  actions,
  apply,
  replay,
  score,
  solve,
  ask,
  simulate,
  worker,
  queue,
  count,
  draw,
  schema,
};
