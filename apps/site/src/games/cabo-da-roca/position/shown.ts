import { beside, keyOf, readShipId, same, shipOf, type Table } from '@portolan/boards/cabo-da-roca';
import { type Action, caboDaRoca, directions, type Square, type State } from '@portolan/cabo-da-roca';
import type { BoardMoves, ShownMove, Spot } from '../../../board/entry.ts';
import type { Json } from '../../../stores/table.ts';
import { squareOf } from '../parts/small-sea.tsx';
import { reachOf } from './reach.ts';
import { spotOf, thingAt } from './things.ts';

const jsonOf = (table: Table): Json => table.position as unknown as Json;

/** Where a move begins and ends on the chart; undefined for one that is not seen there. */
const placesOf = (table: Table, action: Action): { readonly from?: Spot; readonly to: Square } | undefined => {
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

/** What somebody means who goes from a piece to a square: to fire, to sail on, to leave port, to walk. */
const meantBy = (table: Table, from: Spot, to: Spot): Json | undefined => {
  const thing = thingAt(jsonOf(table), from);
  const way = wayTo(squareOf(from), squareOf(to));
  if (!thing || thing.kind === 'tile') return undefined;
  if (thing.kind === 'sailor') return way && { kind: 'walk', seat: thing.owner, at: squareOf(from), dir: way };
  const { id, owner: seat, kind } = readShipId(thing.id);
  const heading = thing.ship.heading ?? null;
  if (heading === null) return way && { kind: 'depart', seat, ship: id, dir: way };
  if (way === heading) return { kind: 'advance', seat, ship: id };
  return kind === 'pirate' ? { kind: 'attack', seat, ship: id, at: squareOf(to) } : undefined;
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
  meant: (from, to) => meantBy(table, from, to),
  meantAt: (to) =>
    table.position.phase === 'lay'
      ? { kind: 'layTile', seat: table.position.active ?? 0, at: squareOf(to), rot: 0 }
      : undefined,
});
