import { useStore } from '@nanostores/preact';
import type { Result } from '@portolan/core';
import { useMemo } from 'preact/hooks';
import type { PageGame } from '../kit/game.ts';
import { type Fetch, useFetched } from '../questions/Fetched.tsx';
import { editionOf, positionOf } from '../stores/table.ts';

/** A position that was entered elsewhere, read and counted; `own` is the owner's box. */
export interface KeptCount<Sheet, Kept> {
  readonly read: (json: unknown) => Result<Kept>;
  readonly take: (kept: Kept, sheet: Sheet, own: unknown) => Sheet;
}

const nothing: Fetch<undefined> = async () => ({ default: undefined });

/** A kept position that can be counted: what it is, and what a sheet becomes with it. */
interface Countable<Sheet, Kept> {
  readonly kept: Kept;
  readonly taken: (sheet: Sheet) => Sheet;
}

/**
 * The position kept by the editor, if it can be read; only after the page has come alive. What reads it is fetched where
 * there is one.
 */
export const useKeptPosition = <Sheet, Kept>(
  game: PageGame,
  load: Fetch<KeptCount<Sheet, Kept>> | undefined,
): Countable<Sheet, Kept> | undefined => {
  const json = useStore(positionOf(game.id), { ssr: 'initial' });
  const own = useStore(editionOf(game.id), { ssr: 'initial' });
  const { part } = useFetched<KeptCount<Sheet, Kept> | undefined>(load ?? nothing, json !== null);
  return useMemo(() => {
    const found = json && part ? part.read(json) : undefined;
    return part && found?.ok ? { kept: found.value, taken: (sheet) => part.take(found.value, sheet, own) } : undefined;
  }, [json, own, part]);
};
