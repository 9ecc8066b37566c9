import type { FoundInWords } from '@portolan/core/answers';
import type { Certainty } from '@portolan/solvers';

/** An answer as the page shows it: in words, with what it is worth, and what the picture points out, as plain JSON. */
export interface Told {
  readonly solved: FoundInWords;
  readonly certainty: Certainty;
  readonly means: string;
  /** What is pointed out of the whole answer. */
  readonly shown?: unknown;
  /** What is pointed out of each of the first rows, where they can be shown. */
  readonly rows?: readonly unknown[];
}
