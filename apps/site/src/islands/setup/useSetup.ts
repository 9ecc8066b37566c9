import type { Problem, Result } from '@portolan/core';
import { useLayoutEffect, useState } from 'preact/hooks';
import { openedFragment } from '../../stores/address.ts';
import { decodeLink, isLink, ofKind } from '../../stores/link.ts';
import { formsOf } from '../../stores/table.ts';

/** How a table is prepared, a way to change it, and what is wrong with the one that was sent. */
export interface KeptTable<Table> {
  readonly table: Table;
  readonly change: (next: Table) => void;
  readonly trouble: readonly Problem[];
}

/** What was sent, what was last chosen here, or the table one starts with. Read as the page comes alive, before its fields
 * are opened. */
export const useSetup = <Table extends object>(
  game: string,
  parse: (json: unknown) => Result<Table>,
  byDefault: Table,
): KeptTable<Table> => {
  const [table, setTable] = useState<Table>(byDefault);
  const [trouble, setTrouble] = useState<readonly Problem[]>([]);
  useLayoutEffect(() => {
    const read = (): void => {
      const hash = openedFragment();
      if (!isLink(hash)) return;
      const sent = ofKind(decodeLink(hash), 'setup', parse);
      setTrouble(sent.ok ? [] : sent.problems);
      if (sent.ok) setTable(sent.value);
    };
    const kept = parse(formsOf(game).get().setup);
    if (kept.ok) setTable(kept.value);
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const change = (next: Table): void => {
    setTable(next);
    formsOf(game).set({ ...formsOf(game).get(), setup: next });
  };
  return { table, change, trouble };
};
