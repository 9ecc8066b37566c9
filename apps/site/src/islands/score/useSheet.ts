import type { Problem, Result } from '@portolan/core';
import { useLayoutEffect, useState } from 'preact/hooks';
import { openedFragment } from '../../stores/address.ts';
import { decodeLink, isLink, ofKind } from '../../stores/link.ts';
import { scoreSheetOf } from '../../stores/table.ts';

/** A score sheet, a way to change it, and what is wrong with the one that was sent. */
export interface KeptSheet<Sheet> {
  readonly sheet: Sheet;
  readonly change: (next: Sheet) => void;
  readonly trouble: readonly Problem[];
}

/** The sheet that was sent, or the one kept in this browser, or an empty one. Read as the page comes alive, before its fields
 * are opened. */
export const useSheet = <Sheet extends object>(
  game: string,
  parse: (json: unknown) => Result<Sheet>,
  empty: () => Sheet,
): KeptSheet<Sheet> => {
  const [sheet, setSheet] = useState<Sheet>(empty);
  const [trouble, setTrouble] = useState<readonly Problem[]>([]);
  useLayoutEffect(() => {
    const read = (): void => {
      const hash = openedFragment();
      if (!isLink(hash)) return;
      const sent = ofKind(decodeLink(hash), 'score', parse);
      setTrouble(sent.ok ? [] : sent.problems);
      if (sent.ok) setSheet(sent.value);
    };
    const kept = parse(scoreSheetOf(game).get());
    if (kept.ok) setSheet(kept.value);
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const change = (next: Sheet): void => {
    setSheet(next);
    scoreSheetOf(game).set({ ...next } as Parameters<ReturnType<typeof scoreSheetOf>['set']>[0]);
  };
  return { sheet, change, trouble };
};
