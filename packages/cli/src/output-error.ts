import type { Lang } from '@portolan/core';
import { fr } from './typeset.ts';

/** What a system says when there is no room. */
const full: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);

/** The output could not be written: no bug of ours, and no mistake in what was typed. */
export class OutputError extends Error {
  readonly code: string | undefined;

  constructor(cause: NodeJS.ErrnoException) {
    super(cause.message);
    this.code = cause.code;
  }

  /** The sentence for it. */
  told(lang: Lang): string {
    const isFull = this.code !== undefined && full.has(this.code);
    const why = isFull ? (lang === 'fr' ? 'le disque est plein' : 'the disk is full') : this.message;
    return lang === 'fr' ? fr`La sortie n’a pas pu être écrite : ${why}.` : `The output could not be written: ${why}.`;
  }
}
