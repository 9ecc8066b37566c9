import type { Kind } from '@portolan/core';
import { moveAt, type Sitting, wayTo } from '@portolan/core/table';
import type { Engine } from './game.ts';
import type { StatesOf } from './moment.ts';

/** What can have been drawn at the real table. */
export interface Draws {
  readonly possible: readonly Kind[];
  /** The draw of a card that nobody here has seen; undefined where every draw is open. */
  readonly unseen: Kind | undefined;
  /** What was drawn before and cannot come again, with the number of the move. */
  readonly out: readonly { readonly action: Kind; readonly number: number }[];
}

/** The names of the fields by which draws differ. */
const differing = (actions: readonly Kind[]): readonly string[] => {
  const [first, ...others] = actions as readonly (Kind & Readonly<Record<string, unknown>>)[];
  return first ? Object.keys(first).filter((key) => others.some((one) => one[key] !== first[key])) : [];
};

/** The draws that nature may owe at the cursor, and those that an earlier move has made impossible. */
export const drawsAt = (game: Engine, sitting: Sitting<Kind>, at: StatesOf): Draws => {
  const { state } = at(sitting, sitting.cursor);
  const possible = game.chances(state).map(([action]) => action as Kind);
  const [first] = possible;
  if (!first) return { possible, unseen: undefined, out: [] };
  const keys = differing(possible);
  const legal = (json: unknown): Kind | undefined => {
    const read = game.parseAction(json, state);
    return read.ok && game.check(state, read.value).legal ? read.value : undefined;
  };
  const unseen = keys.length === 1 ? legal({ ...first, [keys[0] as string]: '?' }) : undefined;
  const known = new Set(possible.map((action) => JSON.stringify(action)));
  const out = wayTo(sitting, sitting.cursor).flatMap((number) => {
    const action = moveAt(sitting, number)?.action;
    if (!action || action.kind !== first.kind) return [];
    // The same card, drawn to where this one goes.
    const again: Kind = { ...first, ...Object.fromEntries(keys.map((key) => [key, (action as never)[key]])) };
    const text = JSON.stringify(again);
    if (keys.length === 0 || known.has(text) || legal(again)) return [];
    known.add(text);
    return [{ action: again, number }];
  });
  return { possible, unseen, out };
};
