import type { Seat } from '@portolan/core';
import { boxOf } from '../box.ts';
import { reserveShip, shipName } from '../counts.ts';
import type { State } from '../state.ts';
import type { MaterialId, PositionId } from '../types.ts';
import type { Tell } from './tell.ts';

/** The first ship of a seat that is in reserve goes on to a start, with a unit of the stock or without. */
export const launch = (
  state: State,
  seat: Seat,
  start: PositionId,
  cargo: MaterialId | null,
  clause: 'launch.one-ship' | 'card.extra-cargo' | 'card.thief-launch',
  tell: Tell,
): void => {
  const { positions, materials } = boxOf(state.edition);
  const ship = reserveShip(state, seat);
  state.at[ship] = positions.at[start]!;
  if (cargo !== null) {
    const material = materials.at[cargo]!;
    state.cargo[ship] = material;
    state.stock[material]!--;
  }
  tell?.({ kind: 'launched', clause, seat, ship: shipName(state, ship), at: start, cargo });
};
