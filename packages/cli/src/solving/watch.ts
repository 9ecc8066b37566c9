import type { Lang } from '@portolan/core';
import { breath } from '../commands/options.ts';
import { percent } from '../numbers.ts';

/** What a work is watched by: a clock, and who is shown how far it has come. */
export interface Watcher {
  /** Milliseconds. */
  readonly now: () => number;
  readonly show?: ((text: string) => void) | undefined;
  /** Whether somebody has asked for the end; left out: nobody can. */
  readonly isEnded?: () => boolean;
}

/** What ended a work before its end: its time, or somebody. */
export type Stop = 'time' | 'hand' | undefined;

/** The share of a work that is done, from 0 to 1, in words. */
export const shareDone = (done: number, lang: Lang): string => percent(Math.round(done * 100) / 100, lang);

/** Tells who watches the share done, and stops the work when its seconds are over or somebody says so; 0 seconds: it takes what it takes. */
export const watchOver = ({ now, show, isEnded = () => false }: Watcher, seconds: number, lang: Lang) => {
  const begun = now();
  let told = begun;
  let stop: Stop;
  return {
    progress: (done: number): boolean => {
      const at = now();
      const spent = seconds > 0 ? (at - begun) / (seconds * 1000) : 0;
      if (at - told >= breath) {
        told = at;
        show?.(shareDone(Math.min(1, Math.max(done, spent)), lang));
      }
      stop = done >= 1 ? undefined : isEnded() ? 'hand' : spent >= 1 ? 'time' : undefined;
      return stop !== undefined;
    },
    /** What has ended the work before it was done. */
    stopped: (): Stop => stop,
  };
};
