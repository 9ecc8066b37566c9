import { readFileSync } from 'node:fs';
import process from 'node:process';

/** Everything outside that the command touches; tests bring their own. */
export interface Io {
  /** All of the standard input as text. */
  readonly stdin: () => string;
  /** The text of a file; throws as `readFileSync` does. */
  readonly readFile: (path: string) => string;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether people read the output on a terminal that shows colors. */
  readonly colors: boolean;
  /** Milliseconds, for measuring only. */
  readonly now: () => number;
}

/** The process itself. */
export const processIo = (): Io => ({
  stdin: () => readFileSync(0, 'utf8'),
  readFile: (path) => readFileSync(path, 'utf8'),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  env: process.env,
  colors: process.stdout.isTTY === true && !process.env.NO_COLOR,
  now: () => performance.now(),
});
