import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Io, run } from '@portolan/cli';

/** What a line of the command printed and returned. */
export interface Ran {
  readonly exit: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a line of the command. The text is its standard input. */
export type Runner = (argv: readonly string[], stdin?: string) => Promise<Ran>;

/** The file of the command, as built. */
export const main = fileURLToPath(new URL('../../packages/cli/dist/main.js', import.meta.url));

/** Words of Node before the file: people watch the command, as far as it can tell. */
export const onTerminal = ['--import', 'data:text/javascript,process.stderr.isTTY=true'];

/** Runs a line as a process of its own, as people do, its input coming late or at once. The language of the system is English. */
export const inProcess = (argv: readonly string[], stdin = '', delay = 0): Promise<Ran> =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, [main, ...argv], { env: { ...process.env, LC_ALL: 'C', LANG: 'C' } });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', fail);
    child.on('close', (exit) => done({ exit, out, err }));
    child.stdin.on('error', () => {});
    setTimeout(() => child.stdin.end(stdin), delay);
  });

/** Runs a line inside the test. */
export const within: Runner = async (argv, stdin = '') => {
  let out = '';
  let err = '';
  const io: Io = {
    stdin: () => stdin,
    readFile: (path) => {
      throw Object.assign(new Error(path), { code: 'ENOENT' });
    },
    writeFile: (path) => {
      throw Object.assign(new Error(path), { code: 'EACCES' });
    },
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    env: {},
    colors: false,
    now: () => 0,
  };
  const exit = await run(argv, io);
  return { exit, out, err };
};
