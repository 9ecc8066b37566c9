import { type Action, type State, tileIds } from '@portolan/comptoir-des-antilles';
import type { Seat } from '@portolan/core';

/** Tiles that only lie there. */
const quiet: ReadonlySet<string> = new Set(['top-quality', 'poor-quality', 'exclusive', 'pirates']);

/** What lies at the quays beside porters. */
type Things = Pick<State, 'goods' | 'tiles' | 'layers'>;

/** Puts porters of a seat aboard at a quay, from 1, or takes them off; the quay as a bit. */
const board = (aboard: number[], seats: number, quay: number, porter: Seat, some: number): number => {
  aboard[(quay - 1) * seats + porter]! += some;
  return 1 << (quay - 1);
};

/** Shifts porters as an action does, forth (1) or back (-1): the quays that it touches, as bits; 0 for actions that do other things. */
export const shiftPorters = (aboard: number[], seats: number, action: Action, by: 1 | -1): number => {
  let touched = 0;
  switch (action.kind) {
    case 'place':
      for (let i = 0; i < action.quays.length; i++) touched |= board(aboard, seats, action.quays[i]!, action.seat, by);
      return touched;
    case 'move':
      for (let i = 0; i < action.porters.length; i++) {
        touched |= board(aboard, seats, action.from, action.porters[i]!, -by);
        touched |= board(aboard, seats, action.to, action.porters[i]!, by);
      }
      return touched;
    case 'swap': {
      const { a, b } = action;
      board(aboard, seats, a.quay, a.porter, -by);
      board(aboard, seats, b.quay, b.porter, -by);
      return board(aboard, seats, a.quay, b.porter, by) | board(aboard, seats, b.quay, a.porter, by);
    }
    case 'remove':
      for (let i = 0; i < action.porters.length; i++) {
        touched |= board(aboard, seats, action.quay, action.porters[i]!, -by);
      }
      return touched;
    case 'replace':
      board(aboard, seats, action.quay, action.porter, -by);
      return board(aboard, seats, action.quay, action.seat, by);
    default:
      return 0;
  }
};

/** Shifts goods, or lays a tile that only lies there; false for actions that do other things. */
export const shiftThings = ({ goods, tiles, layers }: Things, action: Action): boolean => {
  if (action.kind === 'swapGoods') {
    const held = goods[action.a - 1]!;
    goods[action.a - 1] = goods[action.b - 1]!;
    goods[action.b - 1] = held;
    return true;
  }
  if (action.kind !== 'playTile' || !quiet.has(action.tile)) return false;
  tiles[action.quay - 1] = tileIds.indexOf(action.tile);
  layers[action.quay - 1] = action.seat;
  return true;
};
