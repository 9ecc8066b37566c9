import type { Cell } from './told.ts';

const sameLines = (cells: readonly Cell[]): string =>
  JSON.stringify(cells.map(({ head, main, sub = '' }) => [head, main, sub]));

/** The readings that read otherwise than the chosen one: lines that look alike would say that something changes. */
export const readingOtherwise = <Other extends { readonly cells: readonly Cell[] }>(
  chosen: readonly Cell[],
  others: readonly Other[],
): readonly Other[] => others.filter(({ cells }) => sameLines(cells) !== sameLines(chosen));
