import { readFileSync, readSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import type { Lang } from '@portolan/core';
import { type Bar, type Parting, terminalBar } from './bar.ts';
import { decode } from './decode.ts';
import { makeFolder } from './make-folder.ts';

/** Everything outside that the command touches; tests bring their own. */
export interface Io {
  /** All of the standard input as text. */
  readonly stdin: () => string;
  /** The text of a file; throws as `readFileSync` does. */
  readonly readFile: (path: string) => string;
  /** Writes a new file and the folders that it needs; throws as `writeFileSync` does, also where another such file is there. */
  readonly writeFile: (path: string, text: string) => void;
  /** The standard output. */
  readonly out: (text: string) => void;
  /** The standard error. */
  readonly err: (text: string) => void;
  /** The environment; of it only the language is read. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether people read the output on a terminal that shows colors. */
  readonly colors: boolean;
  /** Shows how far a long work has come, in place of what it showed before; only where people watch a terminal. */
  readonly progress?: ((text: string) => void) | undefined;
  /** Shows a long work of so many parts, some of them done before, and what is said to who ends it; only where people watch a terminal. */
  readonly bar?: ((total: number, before: number, lang: Lang, parting?: Parting) => Promise<Bar>) | undefined;
  /** Milliseconds, for measuring only. */
  readonly now: () => number;
}

/** The process itself. */
export const processIo = (): Io => ({
  stdin: readStandardInput,
  readFile: (path) => decode(readFileSync(path)),
  writeFile: writeNew,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  env: process.env,
  colors: process.stdout.isTTY === true && !process.env.NO_COLOR,
  progress: process.stderr.isTTY ? (text) => process.stderr.write(`\r${text}\u001b[K`) : undefined,
  bar: process.stderr.isTTY ? terminalBar : undefined,
  now: () => performance.now(),
});

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Writes a file where there is none, or one that was cut off in the middle of this very text: who was ended goes on. */
const writeNew = (path: string, text: string): void => {
  makeFolder(dirname(path));
  try {
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST' || !text.startsWith(decode(readFileSync(path)))) throw error;
    writeFileSync(path, text);
  }
};

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
