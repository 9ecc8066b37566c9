import { useStore } from '@nanostores/preact';
import type { Problem, Result, Rulings } from '@portolan/core';
import { useMemo, useState } from 'preact/hooks';
import type { PageGame } from '../kit/game.ts';
import { type Fetch, useFetched } from '../questions/Fetched.tsx';
import { editionOf, type Json, positionOf } from '../stores/table.ts';

/** Reads a kept position. */
export type ReadKept<Read> = (json: unknown) => Result<Read>;

const nothing: Fetch<ReadKept<never>> = async () => ({ default: () => ({ ok: false, problems: [] }) });

/**
 * The position kept by the editor, if it can be read, and the owner's box; only after the page has come alive. What reads
 * it is fetched where there is one.
 */
export const useKeptPosition = <Read>(
  game: PageGame,
  load: Fetch<ReadKept<Read>> = nothing,
): { readonly position: Read | undefined; readonly own: Json | null } => {
  const kept = useStore(positionOf(game.id), { ssr: 'initial' });
  const own = useStore(editionOf(game.id), { ssr: 'initial' });
  const { part: read } = useFetched(load, kept !== null);
  const position = useMemo(() => {
    const found = kept && read ? read(kept) : undefined;
    return found?.ok ? found.value : undefined;
  }, [kept, read]);
  return { position, own };
};

/** The answer to a sheet, or to the last one that could be read, and what is wrong with this one. */
export const useCount = <Input, Answer>(
  checker: { parse(json: unknown): Result<Input>; judge(input: Input): Answer },
  input: object,
  rulings: Rulings,
  changes: readonly unknown[],
): { readonly answer: Answer | undefined; readonly problems: readonly Problem[] } => {
  const read = useMemo(() => checker.parse({ ...input, rulings }), [...changes, rulings]);
  const answer = useMemo(() => (read.ok ? checker.judge(read.value) : undefined), [read]);
  const [last, setLast] = useState(answer);
  if (answer && answer !== last) setLast(answer);
  return { answer: answer ?? last, problems: read.ok ? [] : read.problems };
};
