import { useMemo, useState } from 'preact/hooks';
import type { PageGame } from '../kit/game.ts';
import { isObject } from '../position/json.ts';
import { editionOf, formsOf, type Json } from '../stores/table.ts';

/** Under this name a box with faults is kept among the forms, until it has none. */
const FORM = 'box';

/** Changes that can be taken back. */
const STEPS = 50;

/** A box is used by the other pages only without a fault; what was typed is kept in any case. */
export const keepBox = ({ id, parseEdition }: PageGame, json: Json): void => {
  const { [FORM]: _, ...others } = formsOf(id).get();
  if (parseEdition?.(json).ok) {
    editionOf(id).set(Object.keys(json).length > 0 ? json : null);
    formsOf(id).set(others);
  } else formsOf(id).set({ ...others, [FORM]: json });
};

/** The box to begin with: what a link brought, else what was left to correct, else the box kept. */
export const openingBox = ({ id }: PageGame, sent: unknown): Json => {
  if (isObject(sent)) return sent;
  const begun = formsOf(id).get()[FORM];
  return isObject(begun) ? begun : (editionOf(id).get() ?? {});
};

/** How the form of a game shows a box. */
export interface BoxView<View> {
  /** What stands on the form: what cannot be understood stands there as in the default box. */
  readonly shown: (json: Json) => View;
  /** The box as it was typed, with what has changed on the form; nothing where it is the default one. */
  readonly typed: (json: Json, shown: View, next: View) => Json;
}

/** A box being typed in: what differs from the default one, how the form shows it, and how it changes. */
export interface TypedBox<View> {
  readonly json: Json;
  readonly view: View;
  readonly set: (json: Json) => void;
  readonly change: (next: View) => void;
  readonly undo: (() => void) | undefined;
}

/** Keeps a box while it is typed in. What a link brought is only looked at: the box kept here changes with the first change. */
export const useBox = <View>(game: PageGame, { shown, typed }: BoxView<View>, sent: unknown): TypedBox<View> => {
  const [history, setHistory] = useState<readonly Json[]>(() => [openingBox(game, sent)]);
  const json = history[0] ?? {};
  const view = useMemo(() => shown(json), [json]);
  const go = (next: readonly Json[]): void => {
    setHistory(next.slice(0, STEPS));
    keepBox(game, next[0] ?? {});
  };
  const set = (next: Json): void => go([next, ...history]);
  return {
    json,
    view,
    set,
    change: (next) => set(typed(json, view, next)),
    undo: history.length > 1 ? () => go(history.slice(1)) : undefined,
  };
};
