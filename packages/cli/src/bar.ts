import process from 'node:process';
import type { Lang } from '@portolan/core';
import { decimals } from './numbers.ts';
import { fr } from './typeset.ts';

/** A long work on a terminal: how far it has come, how fast it goes and how long it will take. */
export interface Bar {
  /** So much is done. */
  to(done: number): void;
  /** Takes it away. */
  end(): void;
}

const words = {
  fr: { left: 'encore', each: '/s', of: 'sur' },
  en: { left: 'left', each: '/s', of: 'of' },
};

const endings = ['SIGINT', 'SIGTERM'] as const;

/** A bar on the standard error, for so much in all, of which some was done before. */
export const terminalBar = async (total: number, before: number, lang: Lang): Promise<Bar> => {
  const { default: progress } = await import('cli-progress');
  const { left, each, of } = words[lang];
  const time = lang === 'fr' ? fr`${left} {eta_formatted}` : `{eta_formatted} ${left}`;
  const format = `{bar} {percentage} % · {value} ${of} {total} · {rate}${each} · ${time}`;
  const bar = new progress.SingleBar(
    { format, stream: process.stderr, clearOnComplete: true, hideCursor: true, etaBuffer: 50 },
    progress.Presets.shades_classic,
  );
  // The bar hides the cursor: whoever ends the command gets it back, and the command is ended all the same.
  const ended = (signal: NodeJS.Signals): void => {
    bar.stop();
    leave();
    process.kill(process.pid, signal);
  };
  const leave = (): void => {
    for (const signal of endings) process.off(signal, ended);
  };
  for (const signal of endings) process.once(signal, ended);
  const begun = performance.now();
  bar.start(total, before, { rate: '…' });
  return {
    to: (done) => bar.update(done, { rate: rateOf(done - before, performance.now() - begun, lang) }),
    end: () => {
      bar.stop();
      leave();
    },
  };
};

const rateOf = (done: number, ms: number, lang: Lang): string => {
  const rate = (done * 1000) / Math.max(ms, 1);
  return decimals(rate < 100 ? Math.round(rate * 10) / 10 : Math.round(rate), lang);
};
