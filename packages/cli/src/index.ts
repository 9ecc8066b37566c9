import { games } from './games.ts';
import type { Io } from './io.ts';
import { type Exit, runOver } from './run.ts';

export { type Io, processIo } from './io.ts';
export type { Exit } from './run.ts';

/** Runs one line of the `portolan` command (without the program's name) and returns its exit code. Never throws. */
export const run = (argv: readonly string[], io: Io): Promise<Exit> => runOver(games, argv, io);
