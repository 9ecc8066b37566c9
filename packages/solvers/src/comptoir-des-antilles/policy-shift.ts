import { type Action, type State, tileIds } from '@portolan/comptoir-des-antilles';
import type { Seat } from '@portolan/core';
import { NONE } from './table.ts';

/** Tiles that only lie there. */
const quiet: ReadonlySet<string> = new Set(['top-quality', 'poor-quality', 'exclusive', 'pirates']);

/** What lies at the quays: all that an action can shift without a ship sailing. */
export type Quays = Pick<State, 'aboard' | 'goods' | 'tiles' | 'layers' | 'seats' | 'ships'>;

/** Shifts porters, goods or a tile as an action does, forth (1) or back (-1); false for actions that do more. */
export const shift = ({ aboard, goods, tiles, layers, seats }: Quays, action: Action, by: 1 | -1): boolean => {
  const board = (quay: number, porter: Seat, some: number): void => {
    aboard[(quay - 1) * seats + porter]! += some;
  };
  switch (action.kind) {
    case 'place':
      for (const quay of action.quays) board(quay, action.seat, by);
      return true;
    case 'move':
      for (const porter of action.porters) {
        board(action.from, porter, -by);
        board(action.to, porter, by);
      }
      return true;
    case 'swap': {
      const { a, b } = action;
      board(a.quay, a.porter, -by);
      board(a.quay, b.porter, by);
      board(b.quay, b.porter, -by);
      board(b.quay, a.porter, by);
      return true;
    }
    case 'remove':
      for (const porter of action.porters) board(action.quay, porter, -by);
      return true;
    case 'replace':
      board(action.quay, action.porter, -by);
      board(action.quay, action.seat, by);
      return true;
    case 'swapGoods': {
      const held = goods[action.a - 1]!;
      goods[action.a - 1] = goods[action.b - 1]!;
      goods[action.b - 1] = held;
      return true;
    }
    case 'playTile':
      if (!quiet.has(action.tile)) return false;
      tiles[action.quay - 1] = by > 0 ? tileIds.indexOf(action.tile) : NONE;
      layers[action.quay - 1] = by > 0 ? action.seat : NONE;
      return true;
    default:
      return false;
  }
};

/** Whether some ship has no place left. */
export const isAnyFull = ({ ships, aboard, seats }: Quays): boolean => {
  for (let quay = 0; quay < ships.length; quay++) {
    if (ships[quay] === 0) continue;
    let places = ships[quay]!;
    for (let seat = 0; seat < seats; seat++) places -= aboard[quay * seats + seat]!;
    if (places <= 0) return true;
  }
  return false;
};
