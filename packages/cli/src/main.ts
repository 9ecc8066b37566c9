import process from 'node:process';
import { games } from './games.ts';
import { processIo } from './io.ts';
import { OutputError } from './output-error.ts';
import { mannerOf, runOver } from './run.ts';

const argv = process.argv.slice(2);

// An address may hold a password, and what a line says stands in the list of processes.
if (argv.some((word) => word.includes('://'))) process.title = 'portolan';

// A reader that has seen enough (`| head`) is no error; a full disk is, and no bug of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
  process.stderr.write(`${new OutputError(error).told(mannerOf(argv, process).lang)}\n`);
  process.exit(4);
});

process.exitCode = await runOver(games, argv, processIo());
