import type { Lang } from '@portolan/core';
import type { PageGame } from './game.ts';
import type { TermsInUse } from './useTerms.ts';

/** What is said of something that was sent. */
export interface SentProps {
  readonly lang: Lang;
  readonly game: PageGame;
  /** The open points that can matter here. */
  readonly names: readonly string[];
  readonly terms: TermsInUse;
  /** Links of the first version said their readings here, the default ones by leaving them out. */
  readonly saidBefore?: boolean;
}
