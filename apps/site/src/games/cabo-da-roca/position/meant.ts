import { beside, sailorOn, same, shipOf, shipsOf, type Table, tableOf } from '@portolan/boards/cabo-da-roca';
import {
  type Action,
  directions,
  engine,
  type PlacedSailor,
  type ShipId,
  type ShipMove,
  type Square,
  type State,
} from '@portolan/cabo-da-roca';
import type { Seat } from '@portolan/core';
import type { Spot } from '../../../board/entry.ts';
import type { Json } from '../../../stores/table.ts';
import { squareOf } from '../parts/square-of.ts';

/** The way that one square lies from another beside it. */
const wayTo = (from: Square, to: Square) => directions.find((direction) => same(beside(from, direction), to));

/** Whether a ship of somebody else lies on a square. */
export const isForeign = (table: Table, at: Square, seat: Seat): boolean =>
  shipsOf(table).some((ship) => same(ship.at, at) && ship.owner !== seat);

/** A move of a ship as it is paid: by a bonus only where actions do not pay. */
export const paid = (state: State, move: ShipMove): Json => {
  const verdict = engine.check(state, move);
  const short = !verdict.legal && verdict.violations.some(({ clause }) => clause === 'turn.limit');
  const [plain, bonus] = [move, { ...move, bonus: 1 }] as const;
  const earned = tableOf(state).position.ships ?? {};
  const kept = Object.values(earned).some((ship) => (ship?.kept ?? 0) > 0);
  return (short && kept ? bonus : plain) as unknown as Json;
};

type Ship = NonNullable<ReturnType<typeof shipOf>>;

/** The ship or the sailor that a place of the chart means: the one named, else the topmost. */
const pieceAt = (table: Table, spot: Spot): Ship | PlacedSailor | undefined => {
  const at = squareOf(spot);
  const [, name] = spot.split('#');
  const ids = (Object.keys(table.position.ships ?? {}) as ShipId[]).filter((id) => name === undefined || id === name);
  const ship = ids.map((id) => shipOf(table, id)).find((one) => one && same(one.at, at));
  return ship ?? (name === undefined || name === 'sailor' ? sailorOn(table, at) : undefined);
};

/** What somebody means who goes from a piece to a square: to fire, to sail on, to leave port, to walk. */
export const meantBy = (state: State, table: Table, from: Spot, to: Spot): Json | undefined => {
  const piece = pieceAt(table, from);
  const at = squareOf(to);
  const way = wayTo(squareOf(from), at);
  if (!piece) return undefined;
  if (!('id' in piece)) return way && { kind: 'walk', seat: piece.owner, at: squareOf(from), dir: way };
  const { id, owner: seat, kind, heading } = piece;
  const [armed, foreign] = [kind === 'pirate', isForeign(table, at, seat)];
  if (heading === null) return way && { kind: 'depart', seat, ship: id, dir: way };
  if (way === heading && !(armed && foreign)) return paid(state, { kind: 'advance', seat, ship: id });
  return armed || foreign ? { kind: 'attack', seat, ship: id, at } : undefined;
};

/** The step of a sailor that fails by the least: of all the ways that are closed, the one that somebody looks at. */
const nearestWalk = (state: State, at: Square, seat: Seat): Action => {
  const walks = directions.map((dir): Action => ({ kind: 'walk', seat, at, dir }));
  const faults = walks.map((walk): number => {
    const verdict = engine.check(state, walk);
    const [first] = verdict.legal ? [] : verdict.violations;
    return first?.clause !== 'sailors.land-only' ? 0 : first.reason === 'no-tile' ? 2 : 1;
  });
  return walks[faults.indexOf(Math.min(...faults))]!;
};

/** What somebody means who touches a piece that can do nothing now, his own or another's: to move it. */
export const meantOf = (state: State, table: Table, spot: Spot, seat: Seat): Json | undefined => {
  const piece = pieceAt(table, spot);
  if (!piece) return undefined;
  if (!('id' in piece)) return nearestWalk(state, piece.at, seat) as unknown as Json;
  const { id, heading } = piece;
  return heading === null ? { kind: 'load', seat, ship: id } : { kind: 'advance', seat, ship: id };
};

/** What somebody means who touches a square first: to lay the tile. */
export const meantAt = ({ position: { phase, active = 0 } }: Table, to: Spot): Json | undefined =>
  phase === 'lay' ? { kind: 'layTile', seat: active, at: squareOf(to), rot: 0 } : undefined;
