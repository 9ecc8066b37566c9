import { bad, ok, type Result } from '@portolan/core';
import { type Box, NONE } from './box.ts';
import { shipIdsOf, shipName } from './counts.ts';
import type { State } from './state.ts';

/** A ship afloat: its place among all ships, its position, its cargo or `NONE`. */
export interface ShipAfloat {
  readonly ship: number;
  readonly at: number;
  readonly cargo: number;
}

/** Reads `0a@C2:grain`; without a colon the ship is empty. */
export const parseShip = (text: string, box: Box, seats: number): Result<ShipAfloat> => {
  const [, id, place = '', cargo] = /^([^@:]+)@([^@:]+)(?::([^@:]+))?$/.exec(text) ?? [];
  if (id === undefined) return bad({ path: '', code: 'wrong-ship', facts: { found: text.slice(0, 40) } });
  const ships = shipIdsOf(box.edition.shipsPerPlayer[seats as 2 | 3 | 4]);
  const ship = ships.slice(0, (ships.length / 4) * seats).indexOf(id);
  if (ship < 0) return bad({ path: '', code: 'unknown-ship', facts: { found: id } });
  const at = box.positions.at[place];
  if (at === undefined) return bad({ path: '', code: 'unknown-position', facts: { found: place } });
  const load = cargo === undefined ? NONE : box.materials.at[cargo];
  if (load === undefined) return bad({ path: '', code: 'unknown-material', facts: { found: cargo } });
  return ok({ ship, at, cargo: load });
};

/** A ship afloat as positions hold it. */
export const shipText = (state: State, ship: number, { positions, materials }: Box): string => {
  const cargo = state.cargo[ship]!;
  const load = cargo === NONE ? '' : `:${materials.ids[cargo]}`;
  return `${shipName(state, ship)}@${positions.ids[state.at[ship]!]}${load}`;
};
