import { beside, keyOf, readShipId, same, shipOf, shipsOf, type Table, tableOf } from '@portolan/boards/cabo-da-roca';
import { type Action, caboDaRoca, directions, type ShipMove, type Square, type State } from '@portolan/cabo-da-roca';
import type { Seat } from '@portolan/core';
import type { BoardMoves, ShownMove, Spot } from '../../../board/entry.ts';
import type { Json } from '../../../stores/table.ts';
import { squareOf } from '../parts/small-sea.tsx';
import { reachOf } from './reach.ts';
import { spotOf, thingAt } from './things.ts';

const jsonOf = (table: Table): Json => table.position as unknown as Json;

/** Where a move begins and ends on the chart; undefined for one that is not seen there. */
export const placesOf = (table: Table, action: Action): { readonly from?: Spot; readonly to: Square } | undefined => {
  const ship = 'ship' in action ? shipOf(table, action.ship) : undefined;
  const fromShip = ship && spotOf(jsonOf(table), ship.at, ship.id);
  switch (action.kind) {
    case 'layTile':
    case 'layPort':
    case 'buyShip':
    case 'buySailor':
      return { to: action.at };
    case 'walk':
      return { from: spotOf(jsonOf(table), action.at, 'sailor'), to: beside(action.at, action.dir) };
    case 'attack':
    case 'bargain':
      return fromShip ? { from: fromShip, to: action.at } : undefined;
    default:
      return undefined;
  }
};

/** The way that one square lies from another beside it. */
const wayTo = (from: Square, to: Square) => directions.find((direction) => same(beside(from, direction), to));

/** Whether a ship of somebody else lies on a square. */
export const isForeign = (table: Table, at: Square, seat: Seat): boolean =>
  shipsOf(table).some((ship) => same(ship.at, at) && ship.owner !== seat);

/** A move of a ship as it is paid: by a bonus only where actions do not pay. */
export const paid = (state: State, move: ShipMove): Json => {
  const verdict = caboDaRoca.check(state, move);
  const short = !verdict.legal && verdict.violations.some(({ clause }) => clause === 'turn.limit');
  const [plain, bonus] = [move, { ...move, bonus: 1 }] as const;
  const earned = tableOf(state).position.ships ?? {};
  const kept = Object.values(earned).some((ship) => (ship?.kept ?? 0) > 0);
  return (short && kept ? bonus : plain) as unknown as Json;
};

/** What somebody means who goes from a piece to a square: to fire, to sail on, to leave port, to walk. */
const meantBy = (state: State, table: Table, from: Spot, to: Spot): Json | undefined => {
  const thing = thingAt(jsonOf(table), from);
  const at = squareOf(to);
  const way = wayTo(squareOf(from), at);
  if (!thing || thing.kind === 'tile') return undefined;
  if (thing.kind === 'sailor') return way && { kind: 'walk', seat: thing.owner, at: squareOf(from), dir: way };
  const { id, owner: seat, kind } = readShipId(thing.id);
  const heading = thing.ship.heading ?? null;
  const [armed, foreign] = [kind === 'pirate', isForeign(table, at, seat)];
  if (heading === null) return way && { kind: 'depart', seat, ship: id, dir: way };
  if (way === heading && !(armed && foreign)) return paid(state, { kind: 'advance', seat, ship: id });
  return armed || foreign ? { kind: 'attack', seat, ship: id, at } : undefined;
};

/** The moves that the chart shows: tiles and purchases by their square, sailing, walking and firing from a piece to a square. */
export const movesOn = (state: State, table: Table): Pick<BoardMoves, 'shown' | 'shownFrom' | 'meant' | 'meantAt'> => ({
  shown: caboDaRoca.actions(state).flatMap((action): ShownMove[] => {
    const places = placesOf(table, action);
    return places ? [{ ...places, to: keyOf(places.to), action: action as unknown as Json }] : [];
  }),
  shownFrom: (from) => {
    const thing = thingAt(jsonOf(table), from);
    if (thing?.kind !== 'ship') return [];
    return reachOf(state, thing.id).map(({ at, first }) => ({ from, to: keyOf(at), action: first as unknown as Json }));
  },
  meant: (from, to) => meantBy(state, table, from, to),
  meantAt: (to) =>
    table.position.phase === 'lay'
      ? { kind: 'layTile', seat: table.position.active ?? 0, at: squareOf(to), rot: 0 }
      : undefined,
});
