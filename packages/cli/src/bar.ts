import process from 'node:process';
import type { Lang } from '@portolan/core';
import { say } from '@portolan/core/words';
import { decimals, percent } from './numbers.ts';

/** A long work on a terminal: how far it has come, how fast it goes and how long it will take. */
export interface Bar {
  /** So much is done. */
  to(done: number): void;
  /** Takes it away. */
  end(): void;
}

/** What is said to who ends the command, so much being done. */
export type Parting = (done: number) => string;

const endings = ['SIGINT', 'SIGTERM'] as const;

/** A bar on the standard error, for so much in all, of which some was done before. */
export const terminalBar = async (total: number, before: number, lang: Lang, parting?: Parting): Promise<Bar> => {
  const { default: progress } = await import('cli-progress');
  const format = '{bar} {share} · {done} · {rate} · {left}';
  const bar = new progress.SingleBar(
    { format, stream: process.stderr, clearOnComplete: true, hideCursor: true },
    progress.Presets.shades_classic,
  );
  let done = before;
  // The bar hides the cursor: whoever ends the command gets it back, and the command is ended all the same.
  const ended = (signal: NodeJS.Signals): void => {
    bar.stop();
    leave();
    if (parting) process.stderr.write(`${parting(done)}\n`);
    process.kill(process.pid, signal);
  };
  const leave = (): void => {
    for (const signal of endings) process.off(signal, ended);
  };
  for (const signal of endings) process.once(signal, ended);
  const begun = performance.now();
  bar.start(total, before, progressOf({ total, done, before, ms: 0 }, lang));
  return {
    to: (now) => {
      done = now;
      bar.update(done, progressOf({ total, done, before, ms: performance.now() - begun }, lang));
    },
    end: () => {
      bar.stop();
      leave();
    },
  };
};

interface Course {
  readonly total: number;
  readonly done: number;
  readonly before: number;
  /** Milliseconds since it was begun. */
  readonly ms: number;
}

/** What stands beside the bar. Before anything was done nobody knows how fast it goes. */
const progressOf = ({ total, done, before, ms }: Course, lang: Lang) => {
  const rate = ((done - before) * 1000) / Math.max(ms, 1);
  const known = done > before;
  const left = known ? timeInWords((total - done) / rate, lang) : '…';
  return {
    share: percent(done / total, lang, 0),
    done: `${decimals(done, lang)} ${say(lang, 'sur', 'of')} ${decimals(total, lang)}`,
    rate: `${known ? decimals(rate < 100 ? Math.round(rate * 10) / 10 : Math.round(rate), lang) : '…'}/s`,
    left: say(lang, `encore ${left}`, `${left} left`),
  };
};

/** Seconds as people say them: `45 s`, `2 min 50 s`, `3 h 5 min`. */
const timeInWords = (seconds: number, lang: Lang): string => {
  const all = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const part = (n: number, unit: string): string => `${decimals(n, lang)}\u00a0${unit}`;
  if (hours > 0) return `${part(hours, 'h')} ${part(minutes, 'min')}`;
  return minutes > 0 ? `${part(minutes, 'min')} ${part(rest, 's')}` : part(rest, 's');
};
