import type { Games } from './entry.ts';
import { games } from './games.ts';
import type { Io } from './io.ts';
import { type Exit, runOver } from './run.ts';

export type { GameEntry, Games } from './entry.ts';
export { entryOf } from './entry-of.ts';
export { games } from './games.ts';
export { type Io, processIo } from './io.ts';
export type { Exit } from './run.ts';

/**
 * Runs one line of the `portolan` command (without the program's name) and returns its exit code. Never throws. `register`
 * says over which games: all of Portolan, or these and one of your own.
 */
export const run = (argv: readonly string[], io: Io, register: Games = games): Promise<Exit> =>
  runOver(register, argv, io);
