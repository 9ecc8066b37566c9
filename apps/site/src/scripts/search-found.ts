import type { Hit } from '@portolan/rules/search';

/** What the page asks of the worker that searches. */
export interface SearchQuery {
  /** Nothing at first: what can be found is made ready then. */
  readonly query: string;
  /** Where what can be found lies. */
  readonly from: string;
  /** The game whose pages one reads, whose hits come first; on other pages a word that no game has. */
  readonly here: string;
}

/** What it answers. */
export type Found =
  | {
      readonly query: string;
      /** What is shown: of the game at hand first, and something of the others below it. */
      readonly hits: readonly Hit[];
      /** Where there are none: words that look like those typed. */
      readonly near: readonly string[];
      /** The names of all games. */
      readonly titles: Readonly<Record<string, string>>;
    }
  | { readonly query: string; readonly failed: true };
