import type { Kind } from '@portolan/core';
import { isUnderDock } from '../board/dock.ts';
import { type BoardMoves, movesFrom, type Spot } from '../board/entry.ts';
import { same } from '../stores/same.ts';

/** Where a move begins and where it ends: of places, and of what lies in the tray, by its id. */
type Way = readonly Spot[];

/** The places of a move among those drawn; `play`: what is meant by putting an item of the tray on a place. */
export const wayOf = (
  asked: Kind,
  moves: BoardMoves | undefined,
  spots: readonly Spot[],
  items: readonly string[],
  play: (item: string, spot: Spot) => unknown,
): Way => {
  const isAsked = (action: unknown): boolean => same(action, asked);
  const shown = moves?.shown.find(({ action }) => isAsked(action));
  if (shown) return [shown.from ?? [], shown.to].flat();
  for (const item of items) for (const spot of spots) if (isAsked(play(item, spot))) return [item, spot];
  for (const from of spots) {
    const found = movesFrom(moves, from).find(({ action }) => isAsked(action));
    if (found) return [from, found.to];
  }
  return [];
};

/** All that stands for a place or an item. */
const drawnIn = (root: ParentNode, kind: 'spot' | 'item'): readonly string[] =>
  [...root.querySelectorAll<HTMLElement>(`[data-${kind}]`)].flatMap((one) => one.dataset[kind] ?? []);

/** Brings what a step asks for into sight, where it lies below: the task goes along. */
export const toSight = (
  root: ParentNode,
  asked: Kind,
  moves: BoardMoves | undefined,
  play: (item: string, spot: Spot) => unknown,
): void => {
  const way = wayOf(asked, moves, drawnIn(root, 'spot'), drawnIn(root, 'item'), play);
  const below = way
    .map((one) => root.querySelector(`[data-spot="${CSS.escape(one)}"], [data-item="${CSS.escape(one)}"]`))
    .find((one) => one && isUnderDock(one));
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  below?.scrollIntoView({ block: 'nearest', behavior: still ? 'instant' : 'smooth' });
};
