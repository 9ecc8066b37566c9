import { bad, ok, type Result } from '@portolan/core';
import { type Box, NONE } from './box.ts';
import { shipIdsOf, shipName } from './counts.ts';
import type { State } from './state.ts';
import type { ShipId } from './types.ts';

/** A ship afloat: its place among all ships, its position, its cargo or `NONE`. */
export interface ShipAfloat {
  readonly ship: number;
  readonly at: number;
  readonly cargo: number;
}

/** A ship whose parts all have a name; a position has a dozen of them, and no expression is tried on these. */
const knownShip = (text: string, box: Box, ships: readonly string[], count: number): ShipAfloat | undefined => {
  const split = text.indexOf('@');
  const colon = text.indexOf(':', split + 1);
  const ship = split < 0 ? -1 : ships.indexOf(text.slice(0, split));
  const at = box.positions.at[colon < 0 ? text.slice(split + 1) : text.slice(split + 1, colon)];
  const cargo = colon < 0 ? NONE : box.materials.at[text.slice(colon + 1)];
  return ship < 0 || ship >= count || at === undefined || cargo === undefined ? undefined : { ship, at, cargo };
};

/** Reads `0a@C2:grain`; without a colon the ship is empty. */
export const parseShip = (text: string, box: Box, seats: number): Result<ShipAfloat> => {
  const names = shipIdsOf(box.edition.shipsPerPlayer[seats as 2 | 3 | 4]);
  const known = knownShip(text, box, names, (names.length / 4) * seats);
  if (known) return ok(known);
  const [, id, place = '', cargo] = /^([^@:]+)@([^@:]+)(?::([^@:]+))?$/.exec(text) ?? [];
  if (id === undefined) return bad({ path: '', code: 'wrong-ship', facts: { found: text.slice(0, 40) } });
  if (!names.slice(0, (names.length / 4) * seats).includes(id as ShipId))
    return bad({ path: '', code: 'unknown-ship', facts: { found: id } });
  if (box.positions.at[place] === undefined)
    return bad({ path: '', code: 'unknown-position', facts: { found: place } });
  return bad({ path: '', code: 'unknown-material', facts: { found: cargo } });
};

/** A ship afloat as positions hold it. */
export const shipText = (state: State, ship: number, { positions, materials }: Box): string => {
  const cargo = state.cargo[ship]!;
  const load = cargo === NONE ? '' : `:${materials.ids[cargo]}`;
  return `${shipName(state, ship)}@${positions.ids[state.at[ship]!]}${load}`;
};
