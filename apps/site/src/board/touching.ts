import type { Around, BoardEntry, Handle, Item, Mind, Piece, Spot, Touched } from './entry.ts';
import { laid, taken, touched, worked } from './entry.ts';

/** What a hand does on the picture of a board, one touch after the other, each counted: without a browser. */
export interface Touching<Value> {
  readonly value: () => Value;
  /** How often a finger came down; and how many taps that would have been, a drag being two. */
  readonly count: () => number;
  readonly taps: () => number;
  readonly chosen: () => Spot | undefined;
  /** What is in hand. */
  readonly held: () => string | undefined;
  /** What lies in the tray now. */
  readonly items: () => readonly Item[];
  /** Touches a place. */
  readonly spot: (spot: Spot) => void;
  /** Touches something in the tray. */
  readonly item: (id: string) => void;
  /** Drags something from the tray to a place. */
  readonly drag: (id: string, spot: Spot) => void;
  /** Touches a button of what is chosen. */
  readonly handle: (id: string) => void;
  /** Touches a button that stands beside the board; `choose`: the place that it leads on to. */
  readonly button: (after: (value: Value) => Value, choose?: Spot) => void;
}

/** A hand that begins with what is entered. */
export const touching = <Value, About>(
  entry: BoardEntry<Value, About>,
  begin: Value,
  aroundOf: (value: Value, chosen: Spot | undefined) => Around<About>,
): Touching<Value> => {
  let value = begin;
  let mind: Mind = {};
  let count = 0;
  let drags = 0;
  const around = (): Around<About> => aroundOf(value, mind.chosen);
  const come = (to: Touched<Value>): void => {
    if (to.mind.said !== undefined) throw new Error(to.mind.said);
    count += 1;
    mind = to.mind;
    if (to.value !== undefined) value = to.value;
  };
  const found = <One extends { readonly id: string }>(all: readonly One[], id: string): One => {
    const one = all.find((each) => each.id === id);
    if (!one) throw new Error(`${id} is not among ${all.map((each) => each.id).join(', ')}`);
    return one;
  };
  const items = (): readonly Item[] => entry.tray(value, around()).flatMap((tray) => tray.items);
  const there = (id: string): Item => {
    const one = found(items(), id);
    if (one.left === 0) throw new Error(`no ${id} is left`);
    return one;
  };
  const handles = (): readonly Handle<Value>[] => {
    const piece: Piece<Value> | undefined =
      mind.chosen === undefined ? undefined : entry.at(value, mind.chosen, around());
    return [...(piece?.handles ?? []), ...(piece?.rows ?? []).flatMap((row) => row.handles)];
  };
  return {
    value: () => value,
    count: () => count,
    taps: () => count + drags,
    chosen: () => mind.chosen,
    held: () => (mind.hand && 'item' in mind.hand ? mind.hand.item : undefined),
    items,
    spot: (spot) => come(touched(entry, undefined, value, mind, spot, around())),
    item: (id) => {
      come(taken(entry, value, mind, there(id), around()));
    },
    drag: (id, spot) => {
      drags += 1;
      come(laid(entry, value, there(id).id, spot, around()));
    },
    handle: (id) => {
      const handle = found(handles(), id);
      come({ mind: worked(mind, handle), ...(handle.to === undefined ? {} : { value: handle.to }) });
    },
    button: (after, choose) => come({ mind: choose === undefined ? mind : { chosen: choose }, value: after(value) }),
  };
};
