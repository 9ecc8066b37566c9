import { parseEdition } from '@portolan/rotterdam';
import { useMemo, useState } from 'preact/hooks';
import { isObject } from '../../../position/json.ts';
import { editionOf, formsOf, type Json } from '../../../stores/table.ts';
import { rotterdamPage } from '../page.ts';
import { type Draft, draftOf, withParts } from './draft.ts';

/** Under this name a box with faults is kept among the forms, until it has none. */
const FORM = 'box';

/** Changes that can be taken back. */
const STEPS = 50;

const { id: game } = rotterdamPage;

const isPatch = (json: unknown): json is Json => isObject(json);

/** A box is used by the other pages only without a fault; what was typed is kept in any case. */
const keep = (json: Json): void => {
  const { [FORM]: _, ...others } = formsOf(game).get();
  if (parseEdition(json).ok) {
    editionOf(game).set(Object.keys(json).length > 0 ? json : null);
    formsOf(game).set(others);
  } else formsOf(game).set({ ...others, [FORM]: json });
};

const opening = (sent: unknown): Json => {
  if (isPatch(sent)) return sent;
  const begun = formsOf(game).get()[FORM];
  return isPatch(begun) ? begun : (editionOf(game).get() ?? {});
};

/** A box being typed in: what differs from the default one, how the form shows it, and how it changes. */
export interface TypedBox {
  readonly json: Json;
  readonly draft: Draft;
  readonly set: (json: Json) => void;
  readonly change: (changes: Partial<Draft>) => void;
  readonly undo: (() => void) | undefined;
}

/** Keeps a box while it is typed in. What a link brought is only looked at: the box kept here changes with the first change. */
export const useBox = (sent: unknown): TypedBox => {
  const [history, setHistory] = useState<readonly Json[]>(() => [opening(sent)]);
  const json = history[0] ?? {};
  const draft = useMemo(() => draftOf(json), [json]);
  const go = (next: readonly Json[]): void => {
    setHistory(next.slice(0, STEPS));
    keep(next[0] ?? {});
  };
  const set = (next: Json): void => go([next, ...history]);
  return {
    json,
    draft,
    set,
    change: (changes) => set(withParts(json, draft, changes)),
    undo: history.length > 1 ? () => go(history.slice(1)) : undefined,
  };
};
