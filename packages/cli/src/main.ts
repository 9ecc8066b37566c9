import process from 'node:process';
import { processIo, run } from './index.ts';

// A reader that has seen enough (`| head`) is no error; a full disk is, and no bug of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  process.stderr.write(`${error.message}\n`);
  process.exit(3);
});

process.exitCode = await run(process.argv.slice(2), processIo());
