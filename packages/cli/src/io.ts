import { readFileSync, readSync } from 'node:fs';
import process from 'node:process';
import { decode } from './decode.ts';

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
  stdin: readStandardInput,
  readFile: (path) => decode(readFileSync(path)),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  env: process.env,
  colors: process.stdout.isTTY === true && !process.env.NO_COLOR,
  now: () => performance.now(),
});

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Reads a piece of the standard input; 0 at its end, undefined if a slow pipe has nothing yet. */
const readPiece = (buffer: Buffer): number | undefined => {
  try {
    return readSync(0, buffer);
  } catch (error) {
    if (codeOf(error) === 'EAGAIN') return undefined;
    if (codeOf(error) === 'EOF') return 0;
    throw error;
  }
};

/** All of the standard input. Node may have made the pipe one that does not wait: then we do. */
const readStandardInput = (): string => {
  const pieces: Buffer[] = [];
  const buffer = Buffer.alloc(1 << 16);
  for (;;) {
    const length = readPiece(buffer);
    if (length === 0) return decode(Buffer.concat(pieces));
    if (length === undefined) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    else pieces.push(Buffer.from(buffer.subarray(0, length)));
  }
};
